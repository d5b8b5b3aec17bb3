import type { FastifyInstance } from "fastify";

import { fileNameOf } from "../../../src/domain/csv.ts";
import { plan } from "../../../src/engine/plan.ts";
import type { DownloadTask } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import { gate } from "../../kit/gate.ts";
import { ApiError, rateLimited } from "../../kit/errors.ts";
import { patiently } from "../../kit/impatience.ts";
import { type AnsweringServices, answeringOf, askOf, mayUse, scopeFor } from "../../reading/answering.ts";
import { dashboardsOf } from "../dashboards/dashboards-store.ts";
import { requireChosenPeriod } from "../../reading/question.ts";
import { tileLines } from "../../reading/tile-lines.ts";
import { dashboardTables } from "../../reading/dashboard-tables.ts";
import { workbookOf } from "../../reading/dashboard-workbook.ts";
import { zippedTables } from "../../reading/dashboard-zip.ts";
import { type ExportFormat, readExportQuery } from "./export-query.ts";
import { placesByAccount } from "./places-by-account.ts";
import { type Tasks, tasksOf } from "./tasks-store.ts";

/** Files of one account that may be in the making at once, those that wait for a place included. */
const MOST_PENDING = 3;

const fileTypes: Readonly<Record<ExportFormat, { extension: string; mediaType: string }>> = {
  csv: { extension: "zip", mediaType: "application/zip" },
  xlsx: { extension: "xlsx", mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
};

/** Files that take a while: asked for, listed, fetched when they are ready. */
export function tasksRoutes(app: FastifyInstance, services: AnsweringServices): void {
  const { store, clock, config: live, product, logger, analytics } = services;
  const running = new Set<Promise<void>>();
  const places = gate(2);
  const accounts = placesByAccount(MOST_PENDING);
  app.addHook("onClose", async () => void (await Promise.allSettled(running)));

  /** Makes the file after the answer; whatever goes wrong ends in the task's state. `leave` gives the account's place back. */
  const run = (tasks: Tasks, task: DownloadTask, make: () => Promise<Uint8Array>, leave: () => void): void => {
    // Two at once: whoever reads a page comes before who waits for a file.
    const work = patiently(() =>
      places(make)
        .catch((error: unknown) => {
          logger.error({ err: error, task: task.id }, "a download task failed");
          return null;
        })
        .then((content) => tasks.end(task.id, content))
        .catch((error: unknown) => logger.error({ err: error, task: task.id }, "a download task's end was not kept")),
    ).finally(() => {
      running.delete(work);
      leave();
    });
    running.add(work);
  };

  route(app, "listTasks", ({ actor }) => tasksOf(store, actor, clock).list());

  route(app, "downloadTask", async ({ actor, params }, reply) => {
    const file = await tasksOf(store, actor, clock).file(params.id);
    if (!file) throw new ApiError("object.not-found");
    return reply.type(file.media_type).header("Content-Disposition", `attachment; filename="${file.filename}"`).send(file.content);
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
      const { format, request } = readExportQuery(query);
      const question = askOf(services, found.document, request);
      const scope = await scopeFor(services, actor, request.overrideSheetId);
      const tiles = plan(found.document, live.catalog(), mayUse(services, actor));
      requireChosenPeriod(request, tiles, question);
      const tasks = tasksOf(store, actor, clock);
      const leave = accounts.take(actor.login);
      if (!leave) throw rateLimited(10, "Plusieurs exports sont déjà en préparation. Attendez que l’un d’eux se termine.");
      const { extension, mediaType } = fileTypes[format];
      const filename = `${fileNameOf(found.document.title, "tableau-de-bord")}.${extension}`;
      const task = await tasks.start(filename, mediaType).catch((error: unknown) => {
        leave();
        throw error;
      });
      const make = async (): Promise<Uint8Array> => {
        const lines = tileLines(found.document, tiles, question, scope, answeringOf(services), new AbortController().signal);
        const tables = await dashboardTables(found.document, tiles, question, lines, product);
        if (format === "csv") return zippedTables(tables, product.name);
        const { metrics } = live.catalog();
        return workbookOf(tables, { tiles, filters: question.filters, scope, analytics, metrics, product });
      };
      run(tasks, task, make, leave);
      return reply.code(202).send({ task });
    },
    { config: { startsWork: true }, exposeHeadRoute: false },
  );
}
