import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useNavigate } from "react-router-dom";

import { formatNumber } from "../../../domain/format/format.ts";
import type { SelectionRule, SelectionSummary } from "../../../generated/types.ts";
import { useAction } from "../../../page/action/use-action.ts";
import { createSelection, selectionsQuery } from "../../../page/selections/selection-queries.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Switch } from "../../../ui/checkbox/switch.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { RadioCards } from "../../../ui/radio-cards/radio-cards.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import styles from "../selections.module.css";
import { membersQuery } from "../selections-queries.ts";
import { useTexts } from "../texts.ts";

interface CombineDialogProps {
  open: boolean;
  /** Two or more, in their order. */
  selections: readonly SelectionSummary[];
  onClose: () => void;
}

/** A new selection of what some have together, in common, or in one and not in the others; its rule says where it comes from. */
export function CombineDialog({ open, selections, onClose }: CombineDialogProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [operation, setOperation] = useState<Operation>("union");
  const [title, setTitle] = useState<string | null>(null);
  const [living, setLiving] = useState(false);
  const rule: SelectionRule = combined(
    operation,
    selections.map(({ id }) => id),
  );
  const { data } = useQuery(membersQuery(open && selections.length > 1 ? { rule } : null));
  const words = (one: Operation): string => {
    const names = selections.map((selection) => selection.title);
    return t(`combine.words.${one}`, { first: names[0] ?? "", others: names.slice(1).join(", "), all: names.join(", ") });
  };
  const name = title ?? words(operation).slice(0, 160);
  const create = useAction({
    act: () => createSelection({ title: name.trim(), rule, kind: living ? "living" : "frozen" }),
    onDone: async ({ id }) => {
      await client.invalidateQueries({ queryKey: selectionsQuery.queryKey });
      onClose();
      await navigate(`/selections?selection=${id}`);
    },
    success: (made) => ({ title: t("editor.saved"), msg: t("editor.savedText", { title: made.title, count: made.total }) }),
    failure: t("failed"),
  });
  return (
    <Modal
      open={open}
      onClose={onClose}
      width={560}
      height="auto"
      title={t("combine.title")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="primary" busy={create.busy} disabled={name.trim() === ""} onClick={() => create.run()}>
            {t("combine.create")}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <RadioCards<Operation>
          legend={t("combine.operation")}
          options={operations.map((one) => ({ value: one, label: t(`combine.${one}`), description: words(one) }))}
          value={operation}
          onChange={setOperation}
        />
        <p className={styles.muted} role="status">
          {data && t("result.said", { count: data.total, number: formatNumber(data.total) })}
        </p>
        <TextField label={t("editor.title")} maxLength={160} required value={name} onChange={setTitle} autoComplete="off" />
        <Switch label={t("combine.living")} checked={living} onChange={setLiving} />
      </div>
    </Modal>
  );
}

/** What can be made of several selections. */
const operations = ["union", "intersection", "difference"] as const;
type Operation = (typeof operations)[number];

/** The rule of an operation between selections; a difference leaves all others out of the first. */
function combined(operation: Operation, ids: readonly string[]): SelectionRule {
  const [first = "", ...others] = ids;
  switch (operation) {
    case "union":
      return { any: [{ dimension: "selection", in: [...ids] }] };
    case "intersection":
      return { all: ids.map((id) => ({ dimension: "selection", in: [id] })) };
    case "difference":
      return {
        all: [{ dimension: "selection", in: [first] }, ...(others.length > 0 ? [{ dimension: "selection" as const, not_in: others }] : [])],
      };
  }
}
