import { Readable } from "node:stream";

import type { FastifyInstance } from "fastify";

import { fileNameOf } from "../../../src/domain/format/csv.ts";
import { plan } from "../../../src/engine/plan/plan.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { ApiError, rateLimited } from "../../kit/errors.ts";
import { askOf, mayUse, scopeFor } from "../../reading/answering.ts";
import { dashboardsOf } from "../dashboards/dashboards-store.ts";
import { withParameter } from "../../reading/parameter.ts";
import { requireChosenPeriod } from "../../reading/question.ts";
import { dashboardExport } from "./dashboard-export.ts";
import { type ExportFormat, readExportQuery } from "./export-query.ts";
import { tasksOf } from "./tasks-store.ts";

/** Files of one account that may be in the making at once, those that wait for a place included. */
const MOST_PENDING = 3;

const fileTypes: Readonly<Record<ExportFormat, { extension: string; mediaType: string }>> = {
  csv: { extension: "zip", mediaType: "application/zip" },
  xlsx: { extension: "xlsx", mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
};

/** Files that take a while: asked for, listed, fetched when they are ready. */
export function tasksRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock, config: live, jobs } = services;
  const exports = jobs.handle(dashboardExport(services));

  route(app, "listTasks", ({ actor }) => tasksOf(store, actor, clock).list());

  route(app, "downloadTask", async ({ actor, params }, reply) => {
    const file = await tasksOf(store, actor, clock).file(params.id);
    if (!file) throw new ApiError("object.not-found");
    return reply
      .type(file.media_type)
      .header("Content-Disposition", `attachment; filename="${file.filename}"`)
      .send(Buffer.isBuffer(file.content) ? file.content : Readable.from(file.content));
  });

  route(app, "deleteTask", async ({ actor, params }, reply) => {
    if (!(await tasksOf(store, actor, clock).remove(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });

  route(
    app,
    "exportDashboard",
    async ({ actor, params, query }, reply) => {
      const found = await dashboardsOf(store, actor, clock).find(params.id);
      if (!found) throw new ApiError("object.not-found");
      const { format, request: asked } = readExportQuery(query);
      // Refused here, to who asks, rather than in the file's making.
      const scope = await scopeFor(services, actor, asked.overrideSheetId);
      const { document, request } = await withParameter(services.analytics, scope, found.document, asked);
      const question = askOf(services, document, request);
      const tiles = plan(document, live.catalog(), mayUse(services, actor));
      requireChosenPeriod(request, tiles, question);
      const tasks = tasksOf(store, actor, clock);
      const { extension, mediaType } = fileTypes[format];
      const filename = `${fileNameOf(document.title, "tableau-de-bord")}.${extension}`;
      const task = await store.together(async () => {
        const started = await tasks.start(filename, mediaType);
        const order = { task: started.id, actor, document, request, format };
        const queued = await exports.add(order, { account: { login: actor.login, atMost: MOST_PENDING } });
        if (queued === null) throw rateLimited(10, "Plusieurs exports sont déjà en préparation. Attendez que l’un d’eux se termine.");
        return started;
      });
      return reply.code(202).send({ task });
    },
    { config: { startsWork: true }, exposeHeadRoute: false },
  );
}
