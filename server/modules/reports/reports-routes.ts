import type { FastifyInstance } from "fastify";

import { partOf } from "../../../src/engine/document/part-of.ts";
import type { ReportSettings } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { whileServing } from "../../http/while-serving.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { isMailAddress } from "../../ports/mail/mailer.ts";
import { askOf, scopeFor } from "../../reading/answering.ts";
import { withParameter } from "../../reading/parameter.ts";
import { refused } from "../../reading/question.ts";
import { dashboardsOf } from "../dashboards/dashboards-store.ts";
import { paperProcessOf } from "../tasks/paper-process.ts";
import { type ReportsOf, reportsOf } from "./reports-store.ts";
import { addressesOf, reportJob } from "./send-report.ts";

/** Between two looks (ms) at which reports are due. */
const LOOK_MS = 60_000;
/** Reports of one account. */
const MOST = 30;

/** Dashboards that are sent at regular times. */
export function reportsRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock, jobs, product } = services;
  const sending = jobs.handle(reportJob(services, paperProcessOf(app)));
  const own = (actor: Actor): ReportsOf => reportsOf(store, actor, clock, product.timezone);

  const looking = jobs.handle<null, void>({
    name: "reports-due",
    atOnce: 1,
    tries: 1,
    run: async () => {
      const due = await store.system("reports", (db) =>
        db
          .selectFrom("report_schedules")
          .where("active", "=", true)
          .where("next_at", "<=", clock.now().toISOString())
          .select(["id", "next_at"])
          .limit(200)
          .execute(),
      );
      for (const { id, next_at } of due)
        await sending.add({ report: id, at: new Date(next_at).toISOString(), isAsked: false }, { once: `${id} due` });
    },
  });
  const ask = (): void => void looking.add(null, { once: "look" }).catch(() => undefined);
  whileServing(app, services, LOOK_MS, ask);

  route(app, "listReports", ({ actor }) => own(actor).list());
  route(app, "createReport", async ({ actor, params, body }, reply) => {
    await requireSendable(services, actor, params.id, body);
    if ((await own(actor).list()).length >= MOST) throw refused("", `Un compte envoie ${MOST} rapports au plus : supprimez-en un.`);
    return reply.code(201).send(await own(actor).create(params.id, body));
  });
  route(app, "changeReport", async ({ actor, params, body }) => {
    const found = await requireOwn(own(actor), params.id);
    await requireSendable(services, actor, found.dashboard, body);
    const changed = await own(actor).change(params.id, body);
    if (!changed) throw new ApiError("object.not-found");
    return changed;
  });
  route(app, "deleteReport", async ({ actor, params }, reply) => {
    if (!(await own(actor).remove(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });
  route(app, "sendReport", async ({ actor, params }, reply) => {
    const found = await requireOwn(own(actor), params.id);
    await sending.add({ report: found.id, at: clock.now().toISOString(), isAsked: true }, { once: `${found.id} asked` });
    return reply.code(202).send(found);
  });
}

async function requireOwn(reports: ReportsOf, id: string) {
  const found = await reports.find(id);
  if (!found) throw new ApiError("object.not-found");
  return found;
}

/** Refuses (404) a dashboard that the account does not see, (422) recipients who cannot be written to and choices that leave nothing. */
async function requireSendable(
  services: Services,
  actor: Actor,
  dashboard: string,
  { recipients, attached }: ReportSettings,
): Promise<void> {
  const found = await dashboardsOf(services.store, actor, services.clock).find(dashboard);
  if (!found) throw new ApiError("object.not-found");
  const readers = attached ? null : await addressesOf(services, actor);
  const scope = await scopeFor(services, actor, undefined);
  const seen = new Set<string>();
  for (const [at, { address, tabs, widgets, filters }] of recipients.entries()) {
    const pointer = `/recipients/${at}`;
    if (!isMailAddress(address)) throw refused(`${pointer}/address`, `« ${address} » n’est pas une adresse électronique.`);
    if (seen.has(address.toLowerCase())) throw refused(`${pointer}/address`, `« ${address} » est donnée deux fois.`);
    seen.add(address.toLowerCase());
    if (readers && !readers.has(address.toLowerCase()))
      throw refused(`${pointer}/address`, `« ${address} » n’a pas de compte ici et ne pourrait pas ouvrir le lien : joignez le PDF.`);
    const part = partOf(found.document, { tabs, widgets });
    if (part === null) throw refused(`${pointer}/widgets`, "Choisissez au moins un onglet ou une tuile du tableau de bord.");
    const { document, request } = await withParameter(services.analytics, scope, part, filters === undefined ? {} : { filters });
    askOf(services, document, request);
  }
}
