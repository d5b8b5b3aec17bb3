import { plan, type Tile } from "../../../src/engine/plan/plan.ts";
import type { Dashboard, JournalMark, ResultsRequest } from "../../../src/generated/types.ts";
import type { Scope } from "../../analytics/question.ts";
import type { JobKind } from "../../jobs/jobs.ts";
import type { Actor } from "../../kit/actor.ts";
import { unhurriedly } from "../../kit/impatience.ts";
import type { PaperProcess } from "../../paper/draw-pdf.ts";
import type { PaperOrder } from "../../paper/paper-order.ts";
import { type AnsweringServices, answeringOf, askOf, mayUse, scopeFor } from "../../reading/answering.ts";
import { dashboardTables } from "../../reading/dashboard-tables.ts";
import { workbookOf } from "../../reading/dashboard-workbook.ts";
import { zippedTables } from "../../reading/dashboard-zip.ts";
import { filterRows } from "../../reading/filter-rows.ts";
import { journalMarks } from "../../reading/journal-marks.ts";
import { type ImageSources, openPaperImages } from "../../reading/paper-images.ts";
import { paperOf } from "../../reading/paper-of.ts";
import type { DocumentQuestion } from "../../reading/question.ts";
import { tileLines } from "../../reading/tile-lines.ts";
import { type ExportFormat, type PaperWish, usualLayout } from "./export-wish.ts";
import { tasksOf } from "./tasks-store.ts";

/** An export as it was asked for: later changes of the dashboard or of the account do not change it. */
export interface ExportOrder {
  /** Id of the task that gets the file. */
  task: string;
  actor: Actor;
  document: Dashboard;
  request: ResultsRequest;
  format: ExportFormat;
  paper?: PaperWish | undefined;
  /** The scope where it is not the reader's own. */
  scope?: Scope | undefined;
}

/** What a file is made of: a document with the tiles and the question of its reader. */
export interface ExportedReading {
  document: Dashboard;
  tiles: readonly Tile[];
  question: DocumentQuestion;
  scope: Scope;
  audience: "private" | "public";
  /** Whose figures they are. */
  owner: string;
  marks: readonly JournalMark[];
}

/** What files are made with. */
export type ExportServices = AnsweringServices & Pick<ImageSources, "environment" | "webFolder">;

/** The content of a file. Rejects when the signal is aborted. */
export async function fileOf(
  services: ExportServices,
  process: PaperProcess,
  { document, tiles, question, scope, audience, owner, marks }: ExportedReading,
  { format, paper }: { format: ExportFormat; paper?: PaperWish | undefined },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { config: live, product, analytics, clock } = services;
  const { filters } = question;
  const lines = tileLines(document, tiles, question, scope, answeringOf(services), signal);
  if (format === "pdf") {
    const images = openPaperImages(services);
    let drawn: PaperOrder;
    try {
      drawn = await paperOf(document, tiles, question, lines, {
        product: live.product(),
        analytics,
        scope,
        filters,
        owner,
        address: paper?.address ?? null,
        marks,
        audience,
        now: clock.now(),
        layout: paper?.layout ?? usualLayout,
        imageAt: (address) => images.read(address),
        ...(paper?.tabs ? { tabs: paper.tabs } : {}),
      });
    } finally {
      await images.close();
    }
    // Lines that were cut off are no answer.
    signal.throwIfAborted();
    return process.draw(drawn, signal);
  }
  const tables = await dashboardTables(document, tiles, question, lines, { samples: product.samples, audience });
  signal.throwIfAborted();
  const { metrics } = live.catalog();
  if (format === "xlsx") return workbookOf(tables, { tiles, filters, scope, analytics, metrics, product });
  return zippedTables(tables, { owner, filters: await filterRows({ filters, analytics, scope, product }), product: product.name });
}

/** The content of a file that an account has ordered. Rejects when the signal is aborted. */
export async function exportedFile(
  services: ExportServices,
  process: PaperProcess,
  { actor, document, request, format, paper, ...order }: Omit<ExportOrder, "task">,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { store, config: live } = services;
  const scope = order.scope ?? (await scopeFor(services, actor, request.overrideSheetId));
  const reading: ExportedReading = {
    document,
    tiles: plan(document, live.catalog(), mayUse(services, actor), scope.readsModeration),
    question: askOf(services, document, request),
    scope,
    audience: "private",
    owner: actor.group.name,
    marks: format === "pdf" ? await journalMarks(store, actor.group.id) : [],
  };
  return fileOf(services, process, reading, { format, paper }, signal);
}

/** Makes a document into a file, which ends a task. */
export function dashboardExport(services: ExportServices, process: PaperProcess): JobKind<ExportOrder, void> {
  const { store, clock } = services;
  return {
    name: "dashboard-export",
    atOnce: 2,
    tries: 2,
    run: async ({ task, ...order }, { signal }) => {
      // Whoever reads a page comes before who waits for a file.
      const file = await unhurriedly(() => exportedFile(services, process, order, signal));
      await tasksOf(store, order.actor, clock).end(task, file);
    },
    failed: ({ task, actor }) => tasksOf(store, actor, clock).end(task, null),
  };
}
