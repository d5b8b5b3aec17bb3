import { chartFont, type ChartTheme } from "../../../src/ui/chart/canvas/chart-theme.ts";
import type { Size } from "../../../src/ui/chart/observe-size.ts";
import type { Bars } from "./bars.ts";

/** Average width of a letter at 12 and 11 px, for labels that ECharts cannot align or wrap by itself. */
const LETTER = { lying: 6.7, upright: 5.6 };

/** A bar of this height has room for two lines beside it (px). */
const TWO_LINES = 30;

/** Names at the left edge of the tile; those that would take more than two fifths of it on two lines where bars are far enough apart, else cut. */
export function lyingNames({ rows }: Bars, theme: ChartTheme, { width, height }: Size): object {
  const longest = Math.max(...rows.map(({ label }) => label.length), 1);
  const room = Math.round(Math.min(longest * LETTER.lying + 12, width * 0.42));
  const letters = Math.floor(room / LETTER.lying);
  const tall = height / Math.max(rows.length, 1) >= TWO_LINES;
  return {
    inverse: true,
    axisLabel: {
      color: theme.semantic.text,
      fontFamily: chartFont,
      fontSize: 12,
      align: "left",
      margin: room + 8,
      width: room,
      overflow: "truncate",
      interval: 0,
      ...(tall ? { lineHeight: 14, formatter: (name: string) => wrapped(name, letters) } : {}),
    },
  };
}

/** Names under the bars, on two lines at most. */
export function standingNames(count: number, theme: ChartTheme, { width }: Size): object {
  const letters = Math.max(Math.floor(((width - 48) / Math.max(count, 1) - 4) / LETTER.upright), 3);
  return {
    axisLabel: {
      color: theme.semantic["text-3"],
      fontFamily: chartFont,
      fontSize: 11,
      margin: 10,
      interval: 0,
      lineHeight: 13,
      // A second line of two or three letters says nothing.
      formatter: (name: string) => (letters < 6 ? shortened(name, letters) : wrapped(name, letters)),
    },
  };
}

/** A name on two lines of this many letters, words kept whole where they fit. */
export function wrapped(name: string, letters: number): string {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && joined.length <= letters) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  const cut = (line: string, more: boolean): string => (more ? ended(line, letters) : shortened(line, letters));
  return lines
    .slice(0, 2)
    .map((line, index) => cut(line, index === 1 && lines.length > 2))
    .join("\n");
}

function shortened(name: string, letters: number): string {
  return name.length > letters ? ended(name, letters) : name;
}

function ended(line: string, letters: number): string {
  return `${line.slice(0, Math.max(letters - 1, 1))}…`;
}
