import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { create, type Font } from "fontkit";

/** The weights that a page is set in. */
export type Weight = 400 | 600;

/** The subsets of the font, in the order in which a character is looked for. */
const subsets = ["latin", "latin-ext", "greek", "cyrillic", "cyrillic-ext"] as const;

/** One file of the font. */
export interface Face {
  /** Its name in the document. */
  name: string;
  content: Buffer;
  has(point: number): boolean;
  /** The width of a character, as a share of the size. */
  advance(point: number): number;
}

const require = createRequire(import.meta.url);
const faces = new Map<string, Face>();

function faceOf(subset: string, weight: Weight): Face {
  const name = `inter-${subset}-${weight}`;
  const known = faces.get(name);
  if (known) return known;
  const content = readFileSync(require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`));
  const font = create(content) as Font;
  const widths = new Map<number, number>();
  const face: Face = {
    name,
    content,
    has: (point) => font.hasGlyphForCodePoint(point),
    advance: (point) => {
      const width = widths.get(point) ?? font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm;
      widths.set(point, width);
      return width;
    },
  };
  faces.set(name, face);
  return face;
}

/** A text in one file of the font. */
export interface Run {
  face: Face;
  text: string;
}

/** Signs that no file has → words or signs that say the same. */
const instead: Readonly<Record<string, string>> = {
  "\u202f": "\u00a0",
  "\u2009": "\u00a0",
  "≥\u00a0": "au moins ",
  "≥": "au moins ",
  "≤\u00a0": "au plus ",
  "≤": "au plus ",
  "→": "›",
  "▲": "↑",
  "▼": "↓",
  "★": "*",
  "☆": "",
  "✓": "oui",
  "●": "•",
};

/** The text with signs that can be set: what no file has, such as a pictograph, is left out. */
export function settable(text: string): string {
  const replaced = text.replace(/[≥≤]\u00a0?|[\u202f\u2009→▲▼★☆✓●]/gu, (sign) => instead[sign] ?? instead[sign[0] ?? ""] ?? sign);
  return Array.from(replaced)
    .filter((character) => character === "\n" || subsets.some((subset) => faceOf(subset, 400).has(character.codePointAt(0) ?? 0)))
    .join("");
}

/** Cuts a text that can be set into runs of one file each. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    if (last?.face.has(point)) last.text += character;
    else {
      const subset = subsets.find((name) => faceOf(name, weight).has(point)) ?? "latin";
      runs.push({ face: faceOf(subset, weight), text: character });
    }
  }
  return runs;
}

/** The width of a text in points of its size. */
export function widthOf(text: string, size: number, weight: Weight = 400): number {
  let width = 0;
  for (const { face, text: run } of runsOf(text, weight)) for (const character of run) width += face.advance(character.codePointAt(0) ?? 0);
  return width * size;
}
