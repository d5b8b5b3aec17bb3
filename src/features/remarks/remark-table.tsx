import { useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";

import { formatDate } from "../../domain/format/format-date.ts";
import type { CounterRemark, RemarkKind } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Badge, type BadgeProps } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import styles from "./remarks.module.css";
import { useTexts } from "./texts.ts";

const tones: Readonly<Record<RemarkKind, NonNullable<BadgeProps["tone"]>>> = {
  praise: "success",
  complaint: "warning",
  suggestion: "info",
};

interface RemarkTableProps {
  remarks: readonly CounterRemark[];
  empty: ReactNode;
  onEdit: (remark: CounterRemark) => void;
}

/** The remarks, each labelled as internal by the list that it is in, with what was done about it. */
export function RemarkTable({ remarks, empty, onEdit }: RemarkTableProps): ReactElement {
  const { t } = useTexts();
  const [leaving, setLeaving] = useState<CounterRemark | null>(null);
  const named = (remark: CounterRemark) => ({ day: formatDate(remark.day), name: remark.establishment.name });
  return (
    <>
      <DataTable
        caption={t("list")}
        rows={remarks}
        rowKey={({ id }) => id}
        empty={empty}
        columns={[
          { id: "day", header: t("day"), rowHeader: true, cell: ({ day }) => formatDate(day) },
          { id: "place", header: t("establishment"), cell: ({ establishment }) => establishment.name },
          { id: "kind", header: t("kind"), cell: ({ kind }) => <Badge tone={tones[kind]}>{t(`kinds.${kind}`)}</Badge> },
          {
            id: "text",
            header: t("text"),
            cell: ({ text, lang, themes }) => (
              <div className={styles.words}>
                {text === "" ? <span className={styles.muted}>{t("erased")}</span> : <span lang={lang}>{text}</span>}
                {themes.length > 0 && <span className={styles.muted}>{themes.map(({ name }) => name).join(", ")}</span>}
              </div>
            ),
          },
          {
            id: "followUp",
            header: t("followUp"),
            cell: ({ follow_up: followed }) => (followed === null ? <span className={styles.muted}>{t("noFollowUp")}</span> : followed),
          },
          {
            id: "actions",
            header: t("actions"),
            cell: (remark) => (
              <span className={styles.tools}>
                {remark.text !== "" && <IconButton icon={Pencil} label={t("edit", named(remark))} onClick={() => onEdit(remark)} />}
                <IconButton icon={Trash2} label={t("remove", named(remark))} onClick={() => setLeaving(remark)} />
              </span>
            ),
          },
        ]}
      />
      {leaving && <RemoveDialog remark={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

/** Asks before a remark is gone: it is proof of something. */
function RemoveDialog({ remark, onClose }: { remark: CounterRemark; onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const removing = useAction({
    act: () => callApi("deleteCounterRemark", { params: { id: remark.id } }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: ["remarks"] });
      onClose();
    },
    success: () => ({ title: t("removed") }),
    failure: t("removeFailed"),
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={t("removeTitle")}
      height="auto"
      footer={
        <>
          <Button onClick={onClose}>{t("form.cancel")}</Button>
          <Button variant="danger" busy={removing.busy} onClick={() => removing.run()}>
            {t("removeDo")}
          </Button>
        </>
      }
    >
      <p>{t("removeText")}</p>
      <blockquote className={styles.words} lang={remark.lang}>
        {remark.text}
      </blockquote>
    </Modal>
  );
}
