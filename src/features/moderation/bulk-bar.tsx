import { useQuery } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { type ReactElement, useState } from "react";

import type { ModerationItem } from "../../generated/types.ts";
import type { Selection } from "../../page/list/use-selection.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./moderation.module.css";
import { policyQuery } from "./moderation-queries.ts";
import { missingIn, noRefusal, refusalBody, RefusalForm } from "./refusal-form.tsx";
import { useTexts } from "./texts.ts";
import { useBulkDecision } from "./use-decisions.ts";

interface BulkBarProps {
  selection: Selection;
  /** Those shown. */
  items: readonly ModerationItem[];
  /** How many there are; undefined until that is known. */
  total: number | undefined;
}

/** Above the list: which of its reviews are selected, and one decision for all of them. */
export function BulkBar({ selection, items, total }: BulkBarProps): ReactElement {
  const { t } = useTexts();
  const { data: policy } = useQuery(policyQuery);
  const [refusal, setRefusal] = useState(noRefusal);
  const [isRefusing, setRefusing] = useState(false);
  const chosen = items.filter(({ id }) => selection.ids.includes(id));
  const count = chosen.length;
  const { run, busy } = useBulkDecision(() => {
    selection.clear();
    setRefusing(false);
    setRefusal(noRefusal);
  });
  const isAll = count > 0 && count === items.length;
  return (
    <div className={styles.bulk} role="group" aria-label={t("list.selectAll")}>
      <Checkbox
        label={<VisuallyHidden>{t("list.selectAll")}</VisuallyHidden>}
        checked={isAll}
        onChange={() => (isAll ? selection.clear() : selection.selectAll())}
      />
      <span role="status" className={styles.bulkCount}>
        {count > 0 ? t("list.selected", { count }) : total !== undefined && t("list.found", { count: total })}
      </span>
      {count > 0 && (
        <>
          <Button size="compact" icon={Check} busy={busy} onClick={() => run({ action: "publish", reviews: chosen })}>
            {t("actions.publish")}
          </Button>
          <Button size="compact" variant="danger" icon={X} busy={busy} onClick={() => setRefusing(true)}>
            {t("actions.reject")}
          </Button>
        </>
      )}
      <Modal
        open={isRefusing}
        onClose={() => setRefusing(false)}
        title={t("refusal.confirmMany", { count })}
        width={620}
        height="auto"
        footer={
          <>
            <Button onClick={() => setRefusing(false)}>{t("refusal.cancel")}</Button>
            <Button
              variant="danger"
              busy={busy}
              disabled={missingIn(refusal, policy?.reasons ?? []) !== null}
              onClick={() => run({ action: "reject", reviews: chosen, refusal: refusalBody(refusal) })}
            >
              {t("refusal.confirmMany", { count })}
            </Button>
          </>
        }
      >
        <RefusalForm refusal={refusal} onChange={setRefusal} establishment="…" lang="fr" />
      </Modal>
    </div>
  );
}
