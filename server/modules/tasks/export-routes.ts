import type { FastifyInstance, FastifyReply } from "fastify";

import { barometerMonth } from "../../../src/domain/barometer/month.ts";
import { fileNameOf } from "../../../src/domain/format/csv.ts";
import { mayOpen, pageAccess } from "../../../src/domain/access/access.ts";
import { destinationPage, moderationPath } from "../../../src/domain/access/routes.ts";
import { plan } from "../../../src/engine/plan/plan.ts";
import type { Dashboard, StartedTask } from "../../../src/generated/types.ts";
import type { Scope } from "../../analytics/question.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { type Actor, accessUserOf } from "../../kit/actor.ts";
import { ApiError, rateLimited } from "../../kit/errors.ts";
import { askOf, mayUse, scopeFor } from "../../reading/answering.ts";
import { withParameter } from "../../reading/parameter.ts";
import { requireChosenPeriod } from "../../reading/question.ts";
import { barometerOf } from "../barometer/barometer-month.ts";
import { paperDocument } from "../barometer/barometer-paper.ts";
import { readingOf, scopeFor as territoryScope } from "../barometer/barometer-reading.ts";
import { readCalendar } from "../barometer/calendar-file.ts";
import { dashboardsOf } from "../dashboards/dashboards-store.ts";
import { pageOf, titleOf } from "../destination-pages/page-of.ts";
import { moderationPage, moderationScope } from "../moderation/moderation-page.ts";
import { dashboardExport } from "./dashboard-export.ts";
import { paperProcessOf } from "./paper-process.ts";
import { readExportQuery, readPaperWish } from "./export-query.ts";
import { fileTypes, type PaperWish } from "./export-wish.ts";
import { publicExportRoutes } from "./public-export.ts";
import { tasksOf } from "./tasks-store.ts";

/** Files of one account that may be in the making at once, those that wait for a place included. */
const MOST_PENDING = 3;

/** What is made into a file: a document as it is read. */
interface Exported {
  document: Dashboard;
  query: Parameters<typeof readExportQuery>[0];
  /** Where it is read on a screen. */
  page: string;
  /** Where it is not what the reader's group sees. */
  scope?: Scope;
}

/** Documents made into files, whatever their place: each is a task, made by a job that outlives the server. */
export function exportRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock, config: live, jobs, environment } = services;
  const paper = paperProcessOf(app);
  const exports = jobs.handle(dashboardExport(services, paper));
  const calendar = readCalendar();
  publicExportRoutes(app, services, paper);
  const options = { config: { startsWork: true as const }, exposeHeadRoute: false };

  const start = async (
    actor: Actor,
    { document: stored, query, page, scope: own }: Exported,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { format, request: asked } = readExportQuery(query);
    const wish: PaperWish | undefined = format === "pdf" ? readPaperWish(query, stored, `${environment.publicUrl}${page}`) : undefined;
    // Refused here, to who asks, rather than in the file's making.
    const scope = own ?? (await scopeFor(services, actor, asked.overrideSheetId));
    const { document, request } = await withParameter(services.analytics, scope, stored, asked);
    const question = askOf(services, document, request);
    requireChosenPeriod(request, plan(document, live.catalog(), mayUse(services, actor), scope.readsModeration), question);
    const tasks = tasksOf(store, actor, clock);
    const { extension, mediaType } = fileTypes[format];
    const filename = `${fileNameOf(document.title, "tableau-de-bord")}.${extension}`;
    const task = await store.together(async () => {
      const started = await tasks.start(filename, mediaType);
      const order = { task: started.id, actor, document, request, format, paper: wish, scope: own };
      // One file of a destination is made at a time.
      const queued = await exports.add(order, { account: { login: actor.login, atMost: MOST_PENDING }, lane: actor.group.id });
      if (queued === null) throw rateLimited(10, "Plusieurs exports sont déjà en préparation. Attendez que l’un d’eux se termine.");
      return started;
    });
    return reply.code(202).send({ task } satisfies StartedTask);
  };

  route(
    app,
    "exportDashboard",
    async ({ actor, params, query }, reply) => {
      const found = await dashboardsOf(store, actor, clock).find(params.id);
      if (!found) throw new ApiError("object.not-found");
      return start(actor, { document: found.document, query, page: `/dashboard/views/${params.id}` }, reply);
    },
    options,
  );

  route(
    app,
    "exportPage",
    async ({ actor, params, query }, reply) => {
      const page = pageOf(live, params.page);
      const product = live.product();
      if (!mayOpen(accessUserOf(actor), pageAccess(page), product.slug)) throw new ApiError("access.denied");
      const { name } = destinationPage(page, product);
      return start(actor, { document: { ...page.dashboard, title: titleOf(page, live) }, query, page: `/destination/${name}` }, reply);
    },
    options,
  );

  route(
    app,
    "exportModerationPage",
    async ({ actor, params, query }, reply) => {
      const { title, dashboard } = moderationPage(live, actor, params.page);
      const document = { ...dashboard, title };
      const page = moderationPath.replace(":page", params.page);
      return start(actor, { document, query, page, scope: moderationScope(actor) }, reply);
    },
    options,
  );

  route(
    app,
    "exportBarometer",
    async ({ actor, params, query: { format, orientation, text } }, reply) => {
      const reading = await readingOf(services, actor, params);
      const { territory, month } = reading;
      const document = paperDocument(await barometerOf(services, calendar, reading, actor));
      // The page's address may leave out the month, which is then another one next month.
      const state = new URLSearchParams({
        month: barometerMonth(month.month),
        year: String(month.year),
        ...(territory.child === undefined ? {} : { territory: territory.child }),
      });
      const scope = territoryScope(actor, territory);
      return start(actor, { document, query: { format, orientation, text, state: state.toString() }, page: "/barometer", scope }, reply);
    },
    options,
  );
}
