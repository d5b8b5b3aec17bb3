import { useQueryClient } from "@tanstack/react-query";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { Visit } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { useAction } from "../action/use-action.ts";
import { NextStep } from "./next-step.tsx";
import { useTexts } from "./texts.ts";
import { VisitFollowUp } from "./visit-follow-up.tsx";
import { VisitForm } from "./visit-form.tsx";
import { refreshVisits } from "./visit-queries.ts";
import styles from "./visits.module.css";

/** One visit: who, when, what was seen, what follows; and on request what changed after it. */
export function VisitCard({ visit }: { visit: Visit }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const [follows, setFollows] = useState(false);
  const remove = useAction({
    act: () => callApi("deleteVisit", { params: { id: visit.id } }),
    onDone: () => refreshVisits(client),
    success: () => ({ title: t("deleted") }),
    undo: () => async () => {
      await callApi("restoreVisit", { params: { id: visit.id } });
      await refreshVisits(client);
    },
    failure: t("actionFailed"),
  });
  if (editing) return <VisitForm establishment={visit.establishment} visit={visit} onClose={() => setEditing(false)} />;
  const date = formatDate(visit.visited_on);
  return (
    <article className={styles.visit}>
      <header className={styles.head}>
        <h4>{t("by", { date, visitor: visit.visitor })}</h4>
        <Menu
          label={t("actions", { date })}
          entries={[
            { id: "edit", label: t("edit"), icon: Pencil, onSelect: () => setEditing(true) },
            { id: "delete", label: t("delete"), icon: Trash2, onSelect: () => remove.run() },
          ]}
          trigger={(trigger) => <IconButton {...trigger} size="compact" icon={EllipsisVertical} label={t("actions", { date })} />}
        />
      </header>
      <p className={styles.seen}>{visit.seen}</p>
      {visit.next_step !== null && <NextStep visit={visit} />}
      {follows ? (
        <VisitFollowUp visit={visit.id} />
      ) : (
        <div>
          <Button size="compact" variant="ghost" onClick={() => setFollows(true)}>
            {t("follow.open")}
          </Button>
        </div>
      )}
    </article>
  );
}
