import type { FastifyInstance } from "fastify";

import { eventStreams } from "../../http/event-stream.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { Sessions } from "../../http/sessions.ts";
import { rateLimited } from "../../kit/errors.ts";

/** What changes while a page is open: the events of the reader's group and account, and those of the configuration. */
export function eventsRoutes(
  app: FastifyInstance,
  { events, config }: Pick<Services, "events" | "config">,
  { sessions }: { sessions: Pick<Sessions, "find"> },
): void {
  const stream = eventStreams(app);
  const stop = config.onChange(() => events.broadcast({ topic: "configuration", key: null }));
  app.addHook("onClose", async () => {
    stop();
    events.close();
  });

  route(
    app,
    "watchEvents",
    async ({ actor, query, headers, currentSession }, reply) => {
      let send = (_event: { no: number; event: unknown }): void => undefined;
      // A browser that connects again by itself names the last event in a header.
      const after = numberIn(headers["last-event-id"]) ?? numberIn(query.after);
      const listening = await events.listen(actor, after, (event) => send(event));
      if (!listening) throw rateLimited(30, "Trop de fenêtres de ce compte suivent l’application.");
      return stream(reply, {
        begin: (write) => {
          send = ({ no, event }) => write({ id: no, data: event });
          listening.missed.forEach(send);
          // From here on nothing is missed: until it comes, who listens must look by itself.
          write({ id: listening.from, type: "listening", data: null });
          return listening.stop;
        },
        mayGoOn: async () => {
          const now = await sessions.find(currentSession?.id ?? "", { touch: false });
          return now?.login === actor.login && now.group.id === actor.group.id;
        },
      });
    },
    // An open page that nobody uses must not keep a session alive.
    { config: { background: true }, compress: false },
  );
}

function numberIn(text: string | string[] | undefined): number | null {
  return typeof text === "string" && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
