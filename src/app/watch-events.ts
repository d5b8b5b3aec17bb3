import type { QueryClient } from "@tanstack/react-query";

import type { LiveEvent } from "../generated/types.ts";
import { watchEvents as listen } from "../lib/live-events.ts";
import type { Session } from "../page/session/session.ts";
import { tasksQuery } from "../page/session/tasks.ts";
import { catalogQuery } from "../page/session/catalog-query.ts";

type Topic = LiveEvent["topic"];

/**
 * What is asked again when a topic changes. Not the dashboard itself: an editor goes on from the revision that it has
 * read, and learns of another one when it publishes.
 */
const staleBy: Readonly<Record<Exclude<Topic, "all">, readonly { queryKey: readonly unknown[]; exact: boolean }[]>> = {
  tasks: [{ queryKey: tasksQuery.queryKey, exact: true }],
  dashboards: [
    { queryKey: ["dashboards"], exact: true },
    { queryKey: ["dashboards", "tags"], exact: true },
  ],
  presence: [{ queryKey: ["presence"], exact: false }],
  selections: [{ queryKey: ["selections"], exact: false }],
  triage: [
    { queryKey: ["reviews"], exact: false },
    { queryKey: ["review"], exact: false },
    { queryKey: ["menu", "counts"], exact: true },
  ],
  searches: [
    { queryKey: ["reviews", "searches"], exact: true },
    { queryKey: ["menu", "counts"], exact: true },
  ],
  configuration: [{ queryKey: catalogQuery.queryKey, exact: true }],
};

/** Asks again for what is shown and has changed on the server; `look` takes up pages and menu entries. Returns the way to stop. */
export function watchEvents(session: Pick<Session, "user">, client: QueryClient, look: () => void, watch = listen): () => void {
  const { user } = session;
  if (!user) return () => undefined;
  return watch(({ topic, key }) => {
    // The account's own marks are on its page already, where a narrowed list keeps its rows.
    if (topic === "triage" && key === user.login) return;
    for (const [of, queries] of Object.entries(staleBy))
      if (topic === "all" || topic === of) for (const query of queries) void client.invalidateQueries(query);
    if (topic === "all" || topic === "configuration") look();
  });
}
