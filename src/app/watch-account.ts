import type { QueryClient } from "@tanstack/react-query";

import { loadProblems, noteProblems, type Session } from "../page/session/session.ts";

/**
 * Verifies the account again when its data have changed, so that the guard's next decision rests on what is stored
 * now: the page that changes them knows nothing of the guard. Returns the way to stop.
 */
export function watchAccount(session: Session, client: QueryClient, load = loadProblems): () => void {
  return client.getQueryCache().subscribe(({ type, query, ...event }) => {
    const stored = type === "updated" && "action" in event && event.action.type === "success" && event.action.manual === true;
    if (!stored || query.queryKey[0] !== "account" || session.user?.type !== "TP") return;
    void load().then((problems) => noteProblems(session, problems));
  });
}
