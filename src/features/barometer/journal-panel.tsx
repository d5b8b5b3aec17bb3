import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";

import { administrationAccess } from "../../domain/access/access.ts";
import { formatPeriod } from "../../domain/format/format.ts";
import type { JournalEntry } from "../../generated/types.ts";
import { useAction } from "../../page/action/use-action.ts";
import { journalQuery } from "../../page/journal/journal-queries.ts";
import { sessionMayOpen, useSession } from "../../page/session/session.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { JournalForm } from "./journal-form.tsx";
import { deleteEntry, restoreEntry } from "./journal-queries.ts";
import styles from "./journal.module.css";
import { useTexts } from "./texts.ts";

interface JournalPanelProps {
  open: boolean;
  onClose: () => void;
}

/** «Journal du territoire»: what happened, latest first, and for administrators the form that notes it. */
export default function JournalPanel({ open, onClose }: JournalPanelProps): ReactElement {
  const { t } = useTexts();
  const session = useSession();
  const mayWrite = sessionMayOpen(session, administrationAccess);
  /** Of which entry the form is open: null for a new one, undefined for none. */
  const [edited, setEdited] = useState<string | null>();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t("entries.title")}
      note={t("entries.note")}
      actions={
        mayWrite &&
        edited === undefined && (
          <Button size="compact" variant="primary" icon={Plus} onClick={() => setEdited(null)}>
            {t("entries.add")}
          </Button>
        )
      }
    >
      {edited === undefined ? (
        <Entries mayWrite={mayWrite} onEdit={setEdited} />
      ) : (
        <JournalForm key={edited ?? "new"} id={edited} onClose={() => setEdited(undefined)} />
      )}
    </Drawer>
  );
}

function Entries({ mayWrite, onEdit }: { mayWrite: boolean; onEdit: (id: string) => void }): ReactElement {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(journalQuery);
  const remove = useRemoval();
  if (isError && !data)
    return <EmptyState tone="danger" title={t("entries.failed")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />;
  if (!data) return <Skeleton shape="lines" />;
  if (data.length === 0)
    return <EmptyState title={t("entries.empty")}>{t(mayWrite ? "entries.emptyHint" : "entries.emptyReader")}</EmptyState>;
  return (
    <ul className={styles.entries}>
      {data.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <div className={styles.what}>
            <strong>{entry.title}</strong>
            <span className={styles.facts}>
              {[
                formatPeriod(entry.from, entry.to),
                t(`entries.kinds.${entry.kind}`),
                entry.place?.name ?? t("entries.wholeTerritory"),
              ].join(" · ")}
            </span>
          </div>
          {entry.public && <Badge>{t("entries.public")}</Badge>}
          {mayWrite && (
            <div className={styles.actions}>
              <IconButton icon={Pencil} label={t("entries.edit", { title: entry.title })} onClick={() => onEdit(entry.id)} />
              <IconButton icon={Trash2} label={t("entries.delete", { title: entry.title })} onClick={() => remove(entry)} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Removes an entry; the notification takes it back. */
function useRemoval(): (entry: JournalEntry) => void {
  const { t } = useTexts();
  const client = useQueryClient();
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: journalQuery.queryKey });
  const { run } = useAction({
    act: ({ id }: JournalEntry) => deleteEntry(id),
    key: ({ id }) => id,
    onDone: async () => {
      await refresh();
      void client.invalidateQueries({ queryKey: ["barometer"] });
    },
    success: (_, { title }) => ({ title: t("entries.deleted"), msg: title }),
    undo:
      (_, { id }) =>
      async () => {
        await restoreEntry(id);
        await refresh();
        void client.invalidateQueries({ queryKey: ["barometer"] });
      },
    failure: t("entries.actionFailed"),
  });
  return run;
}
