import type { TextBlock, TextOptions } from "../../src/generated/types.ts";
import { chartThemes } from "../../src/ui/chart/canvas/chart-theme.ts";
import { LEADING, linesOf, type Setting, type Sheet } from "./sheet.ts";

const ink = chartThemes.light.semantic;
/** How far lists and quotations are set in, and from one paragraph to the next, in points. */
const [INDENT, GAP] = [12, 4];
const scales: Readonly<Record<string, number>> = { small: 0.9, normal: 1, large: 1.25 };

/** A block of a text with its words, line by line as they were written. */
export interface WrittenBlock {
  type: TextBlock["type"];
  lines: readonly string[];
}

/** One line of a text as a page sets it; a text that is longer than a page goes on over the next ones between two of them. */
export interface FlowLine {
  text: string;
  /** The bullet or number before the first line of an entry of a list. */
  mark: string;
  indent: number;
  /** What is left free above it, in points. */
  gap: number;
  setting: Setting;
}

/** The lines of a text in a width: headings, paragraphs, lists and quotations in the size and alignment that its author chose. */
export function flowOf(
  blocks: readonly WrittenBlock[],
  options: TextOptions,
  width: number,
  { body, title }: { body: number; title: number },
): FlowLine[] {
  const scale = scales[options.size ?? "normal"] ?? 1;
  return blocks.flatMap(({ type, lines }, block) =>
    lines.flatMap((words, entry): FlowLine[] => {
      const mark = type === "bullets" ? "•" : type === "numbers" ? `${entry + 1}.` : "";
      const indent = mark !== "" || type === "quote" ? INDENT : 0;
      const setting: Setting = {
        size: (type === "heading" ? title * 1.1 : body) * scale,
        weight: type === "heading" ? 600 : 400,
        color: type === "quote" ? ink["text-2"] : ink.text,
        align: options.align === "center" && mark === "" ? "center" : "left",
      };
      return linesOf(words, width - indent, setting).map((text, line) => ({
        text,
        indent,
        setting,
        mark: line === 0 ? mark : "",
        gap: line === 0 && entry === 0 && block > 0 ? GAP : 0,
      }));
    }),
  );
}

export function flowHeight(flow: readonly FlowLine[]): number {
  return flow.reduce((sum, line) => sum + lineHeight(line), 2);
}

/** The height of a line with what is free above it. */
export function lineHeight({ gap, setting }: FlowLine): number {
  return gap + setting.size * LEADING;
}

/** Draws a line whose free space begins at `y`; returns where the next one begins. */
export function drawFlowLine(sheet: Sheet, line: FlowLine, x: number, y: number, width: number): number {
  const { text, mark, indent, gap, setting } = line;
  if (mark !== "") sheet.line(mark, x, y + gap, indent, setting);
  sheet.line(text, x + indent, y + gap, width - indent, setting);
  return y + lineHeight(line);
}
