import { changeOf } from "../../src/domain/figure/change.ts";
import { formatFigure, isShown, sampleOf } from "../../src/domain/figure/figure.ts";
import { formatNumber } from "../../src/domain/format/format.ts";
import type { TableData } from "../../src/domain/format/table-data.ts";
import type { TableInput, TableWords } from "../../src/engine/table/view-table.ts";
import { viewPapers, viewSentences } from "../../src/generated/papers/index.ts";
import { viewTables } from "../../src/generated/tables/index.ts";
import type { ViewProps } from "../../src/engine/table/view-props.ts";
import type { ScalarResult, TextResult, ViewName } from "../../src/generated/types.ts";
import { chartThemes } from "../../src/ui/chart/canvas/chart-theme.ts";
import type { LegendEntry } from "../../src/ui/chart/legend.tsx";
import type { PaperChart, PaperOf } from "../../src/ui/chart/paper-chart.ts";
import { pageTableWords, type ViewWords, viewText } from "../../src/ui/chart/words/view-text.ts";
import { drawChart } from "./draw-chart.ts";
import { drawFlowLine, flowHeight, type FlowLine, flowOf } from "./flow.ts";
import { imageBlock } from "./image-block.ts";
import type { PaperPart } from "./paper-order.ts";
import { LEADING, linesOf, type Sheet } from "./sheet.ts";
import { type PaperTable, tableOf } from "./table.ts";
import { settable, widthOf } from "./fonts.ts";

/** The sizes of letters on a page, in points. */
export interface Sizes {
  body: number;
  small: number;
  title: number;
  figure: number;
}

/** What is drawn of one part of a tile: a block that stays whole, or a table whose rows may go on over the next pages. */
export type Block =
  | { kind: "whole"; height: number; draw: (x: number, y: number) => void; flow?: readonly FlowLine[] }
  | { kind: "table"; table: PaperTable; lead: Extract<Block, { kind: "whole" }> };

/** Whether a view is drawn as a table, for want of a drawing on paper. */
export function isTable({ view, result }: PaperPart): boolean {
  return result.kind !== "scalar" && result.kind !== "text" && !Object.hasOwn(viewPapers, view);
}

export const ink = chartThemes.light.semantic;
/** Height over width of a chart, at most. */
const RATIO = 0.5;

/** The block of a part in a width. */
export function blockOf(sheet: Sheet, part: PaperPart, width: number, sizes: Sizes): Block {
  const props = propsOf(part);
  const sentenceOf = viewSentences[part.view as ViewName] as (props: ViewProps<ViewName>, t: ViewWords) => string;
  const sentence = sentenceOf(props, viewText());
  if (part.result.kind === "scalar") return figureBlock(sheet, part, part.result, sentence, width, sizes);
  if (part.result.kind === "text" && part.view === "text") {
    const { blocks } = part.result;
    // The view says each line alone, the figures in it included.
    const said = blocks.map(({ type, items }) => ({
      type,
      lines: items
        .filter((spans) => spans.some(({ text, figure }) => text !== "" || figure))
        .map((spans) => sentenceOf({ ...props, result: { ...part.result, blocks: [{ type, items: [spans] }] } } as never, viewText())),
    }));
    return flowBlock(sheet, flowOf(said, part.options, width, sizes), width);
  }
  if (part.image && part.result.kind === "text")
    return imageBlock(sheet, part.image, captionOf(part.result, part.options), { width, rows: part.context.box.h, size: sizes.small });
  if (part.result.kind === "text") return wordsBlock(sheet, sentence, width, sizes.body);
  const paperOf = (viewPapers as Partial<Record<string, PaperOf<ViewProps<ViewName>>>>)[part.view];
  const chart = paperOf?.(props, chartThemes.light);
  if (chart) return chartBlock(sheet, chart, sentence, width, part.context.box, sizes);
  const lead = wordsBlock(sheet, sentence, width, sizes.small);
  const data = tableDataOf(part);
  if (data.rows.length === 0) return lead;
  return { kind: "table", table: tableOf(data, sizes), lead };
}

/** What its author has written under an image. */
function captionOf({ blocks }: TextResult, options: Record<string, unknown>): string {
  if (options["caption"] === false) return "";
  return blocks.flatMap(({ items }) => items.map((spans) => spans.map(({ text }) => text).join(""))).join(" ");
}

function propsOf({ options, result, previous, context }: PaperPart): ViewProps<ViewName> {
  // A table on paper has every review that came, not the few for which a tile has room: its sentence counts them.
  const own = result.kind === "feed" ? { ...options, limit: result.items.length } : options;
  // The plan has checked options and kind against the view's own schema.
  const props = { options: own, result, previous: previous ?? undefined, context: { ...context, printing: true } };
  return props as unknown as ViewProps<ViewName>;
}

function tableDataOf(part: PaperPart): TableData {
  const tableOfView = viewTables[part.view as ViewName] as (input: TableInput<ViewName>, words: TableWords) => TableData;
  return tableOfView(propsOf(part) as TableInput<ViewName>, pageTableWords());
}

function wordsBlock(sheet: Sheet, text: string, width: number, size: number): Extract<Block, { kind: "whole" }> {
  const height = text === "" ? 0 : linesOf(text, width, { size }).length * size * LEADING + 2;
  return { kind: "whole", height, draw: (x, y) => void (text !== "" && sheet.words(text, x, y, width, { size, color: ink["text-2"] })) };
}

/** What its author has written, line under line. */
function flowBlock(sheet: Sheet, flow: readonly FlowLine[], width: number): Block {
  return {
    kind: "whole",
    height: flowHeight(flow),
    flow,
    draw: (x, y) => void flow.reduce((at, line) => drawFlowLine(sheet, line, x, at, width), y),
  };
}

/** One large figure, its move, and what it rests on. */
function figureBlock(
  sheet: Sheet,
  { context, previous }: PaperPart,
  result: ScalarResult,
  sentence: string,
  width: number,
  { figure, small }: Sizes,
): Block {
  const sample = sampleOf(result, result.unit, context.samples, context.audience);
  const shown = isShown(sample) ? formatFigure(result.value, result.unit) : "–";
  const before = previous?.kind === "scalar" ? previous : undefined;
  const change = isShown(sample) ? changeOf(result, before, result.unit, result.better) : null;
  const toned = change && { good: ink["success-text"], bad: ink["danger-text"], neutral: ink["text-2"] }[change.tone];
  const said = linesOf(sentence, width, { size: small });
  const n = result.unit === "count" || !isShown(sample) ? "" : `n = ${formatNumber(result.n)}`;
  const height = figure * 1.25 + (n === "" ? 0 : small * LEADING) + said.length * small * LEADING + 2;
  return {
    kind: "whole",
    height,
    draw: (x, y) => {
      const color = sample === "normal" ? ink.text : ink["text-3"];
      sheet.line(shown, x, y, width, { size: figure, weight: 600, color });
      const beside = x + widthOf(shown, figure, 600) + 8;
      const moved =
        change && [`${change.text} ${context.comparedLabel}`, change.text].find((text) => beside + widthOf(text, small) <= x + width);
      // Where it has no room it is in the sentence.
      if (moved) sheet.line(moved, beside, y + figure * 0.55, width, { size: small, color: toned ?? ink["text-2"] });
      let at = y + figure * 1.25;
      if (n !== "") {
        sheet.line(n, x, at, width, { size: small, color: ink["text-3"] });
        at += small * LEADING;
      }
      said.forEach((line, index) => sheet.line(line, x, at + index * small * LEADING, width, { size: small, color: ink["text-2"] }));
    },
  };
}

/** A chart, its legend under it, and its sentence. */
function chartBlock(
  sheet: Sheet,
  chart: PaperChart,
  sentence: string,
  width: number,
  box: { w: number; h: number },
  { small }: Sizes,
): Block {
  // The letters of a drawing are as large as those beside it.
  const scale = small / DRAWN_LETTER;
  const across = chart.ratio === 1 ? Math.min(width, 150) : width;
  const natural = chart.ratio === undefined ? Math.min(width * RATIO, 90 + box.h * 22) : across * chart.ratio;
  const drawing = Math.min(Math.max(natural, (chart.least ?? 0) * scale, 80), sheet.height * 0.6);
  const isNamed = across / scale >= (chart.namedFrom ?? Infinity);
  const legend = legendRows(isNamed ? [] : chart.legend, width, small);
  const said = linesOf(sentence, width, { size: small });
  const line = small * LEADING;
  return {
    kind: "whole",
    height: drawing + (legend.length + said.length) * line + 8,
    draw: (x, y) => {
      drawChart(sheet, chart, { x: x + (width - across) / 2, y, width: across, height: drawing }, scale);
      let at = y + drawing + 4;
      for (const row of legend) {
        for (const { entry, offset } of row) drawEntry(sheet, entry, x + offset, at, small);
        at += line;
      }
      said.forEach((words, index) => sheet.line(words, x, at + 2 + index * line, width, { size: small, color: ink["text-2"] }));
    },
  };
}

/** The larger letters of a chart (px). */
const DRAWN_LETTER = 12;
const SWATCH = 12;

function legendRows(entries: readonly LegendEntry[], width: number, size: number): { entry: LegendEntry; offset: number }[][] {
  const rows: { entry: LegendEntry; offset: number }[][] = [];
  let offset = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const own = SWATCH + widthOf(settable(entry.label), size) + 10;
    if (offset + own > width) {
      rows.push([]);
      offset = 0;
    }
    rows.at(-1)?.push({ entry, offset });
    offset += own;
  }
  return rows;
}

function drawEntry(sheet: Sheet, { label, swatch }: LegendEntry, x: number, y: number, size: number): void {
  if (swatch) {
    const { doc } = sheet;
    const middle = y + size * 0.62;
    const isLine = swatch.shape === "line" || swatch.shape === "dashed" || swatch.shape === "dotted";
    if (isLine) {
      doc
        .save()
        .moveTo(x, middle)
        .lineTo(x + 8, middle)
        .lineWidth(1.4)
        .strokeColor(swatch.color);
      if (swatch.shape === "dashed") doc.dash(2.4, { space: 1.6 });
      if (swatch.shape === "dotted") doc.dash(1, { space: 1.4 });
      doc.stroke().restore();
    } else if (swatch.shape === "hatched") {
      const [left, top, right, bottom] = [x, middle - 3.4, x + 7, middle + 3.6];
      doc.save().lineWidth(0.6).strokeColor(swatch.color).rect(left, top, 7, 7).stroke();
      doc
        .moveTo(left, top + 3.5)
        .lineTo(left + 3.5, top)
        .moveTo(left, bottom)
        .lineTo(right, top);
      doc
        .moveTo(left + 3.5, bottom)
        .lineTo(right, top + 3.5)
        .stroke()
        .restore();
    } else doc.rect(x, middle - 3.4, 7, 7).fill(swatch.color);
  }
  sheet.line(label, x + SWATCH, y, 400, { size, color: ink["text-2"] });
}
