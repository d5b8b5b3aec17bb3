import { join } from "node:path";

import type { FastifyInstance } from "fastify";

import { route } from "../../../http/route.ts";
import type { Services } from "../../../http/services.ts";
import { whileServing } from "../../../http/while-serving.ts";
import type { JobQueue } from "../../../jobs/jobs.ts";
import { isMailAddress } from "../../../ports/mail/mailer.ts";
import { refused } from "../../../reading/question.ts";
import { eraseGuest } from "./erase-guest.ts";
import { purgeGuests } from "./purge-guests.ts";

/** Lines of the journal that are shown. */
const MOST_LINES = 100;
const HOUR_MS = 3_600_000;

/** What an organisation knows of its guests: erased on request, and once it is old. */
export function guestsRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock } = services;
  const outbox = join(services.environment.dataDir, "outbox");
  route(app, "eraseGuest", ({ actor, body }) => {
    const { email } = body;
    if (!isMailAddress(email.trim())) throw refused("/email", "Cette adresse e-mail n’est pas valable.");
    return eraseGuest({ store, outbox, now: clock.now() }, actor.group.id, email, actor.login);
  });
  route(app, "listErasures", ({ actor }) =>
    store.forActor(actor).transaction(async (db) => {
      const rows = await db.selectFrom("guest_erasures").selectAll().orderBy("at", "desc").orderBy("id").limit(MOST_LINES).execute();
      return rows.map(({ at, login, why, invitations, answers, mails, reviews, remarks }) => ({
        at,
        login,
        why,
        invitations,
        answers,
        mails,
        reviews,
        remarks,
      }));
    }),
  );
  startPurge(app, services, outbox);
}

/** Erases old data once an hour, by one server of several. */
function startPurge(app: FastifyInstance, { store, jobs, clock, serving }: Services, outbox: string): void {
  const queue: JobQueue<null, number> = jobs.handle({
    name: "guests-purge",
    atOnce: 1,
    tries: 3,
    run: () => purgeGuests({ store, outbox, now: clock.now() }),
  });
  const ask = (): void => void queue.add(null, { once: "purge" }).catch(() => undefined);
  whileServing(app, { serving }, HOUR_MS, ask);
}
