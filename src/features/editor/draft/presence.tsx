import { Users } from "lucide-react";
import type { ReactElement } from "react";

import { formatDate } from "../../../domain/format/format-date.ts";
import type { HistoryEvent } from "../../../engine/document/history.ts";
import { merge } from "../../../engine/document/versions/merge.ts";
import type { Dashboard } from "../../../generated/types.ts";
import { readDashboard } from "../../../page/document/dashboard-queries.ts";
import { useSession } from "../../../page/session/session.ts";
import { useAction } from "../../../page/action/use-action.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import styles from "../edit.module.css";
import { useTexts } from "../texts.ts";
import { editable } from "./stored-draft.ts";
import type { DraftState } from "./use-draft.ts";
import { usePresence } from "./use-presence.ts";

const list = new Intl.ListFormat("fr", { type: "conjunction" });

interface PresenceProps {
  id: string;
  document: Dashboard;
  draft: DraftState;
  dispatch: (event: HistoryEvent) => void;
}

/**
 * Who else edits the dashboard now; once somebody has saved, who and when, and what takes it over. Nothing is replaced
 * before: the document may be in the middle of a change.
 */
export function Presence({ id, document, draft: { status, newer, keeper, stored }, dispatch }: PresenceProps): ReactElement {
  const { t } = useTexts();
  const { user } = useSession();
  const presence = usePresence(id);
  const names = (presence?.editors ?? []).map(({ login }) => login);
  const latest = presence?.draft;
  // What is not saved yet meets the newer draft as it is saved.
  const isMoved = status === "saved" && !newer && latest?.author != null && stored.seen !== undefined && latest.no > stored.seen;
  const take = useAction({
    act: () => readDashboard(id),
    onDone: (read) => {
      const { document: joined, conflicts } = merge(stored.seenDocument, document, editable(read));
      // Typed in the meantime: the save of it asks which of the two goes on.
      if (conflicts.length > 0) return;
      stored.take(read);
      dispatch({ type: "join", document: joined });
      keeper.want(joined);
      keeper.release();
    },
    failure: t("presence.failed"),
  });
  return (
    <span role="status" className={isMoved ? styles.moved : undefined}>
      {isMoved ? (
        <>
          <Badge tone="warning" icon={Users}>
            {t(latest.author === user?.login ? "presence.movedHere" : "presence.moved", {
              login: latest.author,
              when: formatDate(latest.at ?? "", "datetime"),
            })}
          </Badge>
          <Button size="compact" onClick={() => take.run()}>
            {t("presence.take")}
          </Button>
        </>
      ) : (
        names.length > 0 && (
          <Badge tone="info" icon={Users}>
            {t("presence.others", { count: names.length, names: list.format(names) })}
          </Badge>
        )
      )}
    </span>
  );
}
