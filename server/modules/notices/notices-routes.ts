import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { type OwnChoices, ownChoices, setNotice, setNotices } from "./choices-store.ts";
import { establishmentReaders } from "./establishment-readers.ts";
import { startNotices } from "./notices-job.ts";

/** What accounts are written about, and how often. */
export function noticesRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock, config } = services;
  startNotices(app, services);
  const own = (actor: Actor): OwnChoices => ownChoices(store, actor, config.documents("alert"), clock.now());

  route(app, "readNotices", ({ actor }) => own(actor).read());
  route(app, "chooseNotice", ({ actor, params, body }) => own(actor).choose(params.notice, body.frequency));
  route(app, "silenceAlert", ({ actor, params, body }) => own(actor).silence(params.rule, body.silenced));
  route(app, "listEstablishmentReaders", ({ actor, params }) => establishmentReaders(services, actor, params.id));
  route(app, "readSetNotices", ({ actor }) => setNotices(store, actor));
  route(app, "setNotice", async ({ actor, params, body }) => {
    await setNotice(store, actor, params.reader, params.notice, body, clock.now());
    return setNotices(store, actor);
  });
}
