import { balanceTonality } from "../../../src/domain/review/tonality.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { type Corner, placeWords, type Sized } from "./place-words.ts";

type Props = Pick<ViewProps<"word-cloud">, "options" | "result">;

/** 0–4, most negative first. */
export type Tonality = 0 | 1 | 2 | 3 | 4;

/** An expression as it is drawn. */
export interface Word {
  key: string;
  label: string;
  n: number;
  /** Of its uses, positive minus negative, in per cent; null where none says either. */
  balance: number | null;
  tonality: Tonality;
  /** Size of its letters (px). */
  size: number;
}

/** Letters of the rarest and of the most frequent word (px). */
const SIZES = [12.5, 32] as const;

/** The expressions with a count, most frequent first; letters grow with the root of the count, so that areas show it. */
export function wordsOf({ options, result }: Props): Word[] {
  const rows = result.rows
    .flatMap(({ key, label, cells: [count, balance] }) =>
      count && count.value !== null && count.value > 0 && !count.hidden
        ? [{ key, label, n: count.value, balance: balance?.hidden ? null : (balance?.value ?? null) }]
        : [],
    )
    .toSorted((a, b) => b.n - a.n)
    .slice(0, options.count ?? 60);
  const [most, least] = [rows[0]?.n ?? 1, rows.at(-1)?.n ?? 1];
  const [small, large] = SIZES;
  const room = Math.sqrt(most) - Math.sqrt(least);
  return rows.map((row) => ({
    ...row,
    tonality: balanceTonality(row.balance ?? 0) as Tonality,
    size: room === 0 ? (small + large) / 2 : small + ((Math.sqrt(row.n) - Math.sqrt(least)) / room) * (large - small),
  }));
}

export interface PlacedWord extends Word, Corner, Sized {}

export interface Cloud {
  words: PlacedWord[];
  /** Expressions that are not drawn: without room here, or beyond what the query asked for. */
  left: number;
}

/** How much letters may grow where there is room, and shrink before a word is left out. */
const SCALES = [1.5, 1.25, 1.1, 1, 0.85, 0.72] as const;

/** The words placed in a box, as large as all of them fit; on a box too small for all, the rarest are left out. */
export function cloudOf(props: Props, box: Sized, widthOf: (text: string, size: number) => number): Cloud {
  const words = wordsOf(props);
  const total = Math.max(props.result.total_rows, words.length);
  let placed: PlacedWord[] = [];
  for (const scale of SCALES) {
    const sized = words.map((word) => sizedWord(word, scale, widthOf));
    // Only at the smallest scale is a word given up.
    const corners = placeWords(sized, box, scale > (SCALES.at(-1) ?? 0));
    if (!corners) continue;
    placed = corners.flatMap((corner, index) => {
      const word = sized[index];
      return corner && word ? [{ ...word, ...corner }] : [];
    });
    break;
  }
  return { words: placed, left: total - placed.length };
}

function sizedWord(word: Word, scale: number, widthOf: (text: string, size: number) => number): Word & Sized {
  const size = Math.max(11, Math.round(word.size * scale * 2) / 2);
  // The mark of the polarity and a small gap come before the word.
  return { ...word, size, width: Math.ceil(widthOf(word.label, size) + size * 0.62 + 6), height: Math.max(24, Math.ceil(size * 1.3)) };
}
