import { plan } from "../../../src/engine/plan/plan.ts";
import type { Dashboard, ResultsRequest } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import type { JobKind } from "../../jobs/jobs.ts";
import { type AnsweringServices, answeringOf, askOf, mayUse, scopeFor } from "../../reading/answering.ts";
import { dashboardTables } from "../../reading/dashboard-tables.ts";
import { workbookOf } from "../../reading/dashboard-workbook.ts";
import { zippedTables } from "../../reading/dashboard-zip.ts";
import { tileLines } from "../../reading/tile-lines.ts";
import type { ExportFormat } from "./export-query.ts";
import { tasksOf } from "./tasks-store.ts";

/** An export as it was asked for: later changes of the dashboard or of the account do not change it. */
interface ExportOrder {
  /** Id of the task that gets the file. */
  task: string;
  actor: Actor;
  document: Dashboard;
  request: ResultsRequest;
  format: ExportFormat;
}

/** Makes a dashboard's tables into a file, which ends a task. */
export function dashboardExport(services: AnsweringServices): JobKind<ExportOrder, void> {
  const { store, clock, config: live, product, analytics } = services;
  return {
    name: "dashboard-export",
    // Whoever reads a page comes before who waits for a file.
    atOnce: 2,
    tries: 2,
    run: async ({ task, actor, document, request, format }, { signal }) => {
      const question = askOf(services, document, request);
      const scope = await scopeFor(services, actor, request.overrideSheetId);
      const tiles = plan(document, live.catalog(), mayUse(services, actor));
      const lines = tileLines(document, tiles, question, scope, answeringOf(services), signal);
      const tables = await dashboardTables(document, tiles, question, lines, product);
      // Lines that were cut off are no answer.
      signal.throwIfAborted();
      const { metrics } = live.catalog();
      const file =
        format === "csv"
          ? await zippedTables(tables, product.name)
          : await workbookOf(tables, { tiles, filters: question.filters, scope, analytics, metrics, product });
      await tasksOf(store, actor, clock).end(task, file);
    },
    failed: ({ task, actor }) => tasksOf(store, actor, clock).end(task, null),
  };
}
