import Document from "pdfkit";

import { type Face, runsOf, settable, type Weight, widthOf } from "./fonts.ts";

/** How words are set. */
export interface Setting {
  size: number;
  weight?: Weight;
  color?: string;
  align?: "left" | "right" | "center";
}

/** A font as the document has it; its types leave it out. */
interface SetFont {
  encode: (text: string, features?: object) => unknown;
}

/** Letters keep their own widths, in what is measured as in what is drawn: drawn together, a comma would lie under the 7 before it. */
function keepApart(doc: PDFKit.PDFDocument): void {
  const { _font: font } = doc as unknown as { _font: SetFont };
  const encode = font.encode.bind(font);
  font.encode = (text, features = { kern: false }) => encode(text, features);
}

/** Between two lines, as a multiple of the size. */
export const LEADING = 1.35;

/** A document that is drawn page by page, in points from the top left. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly width: number;
  readonly height: number;
  /** Sets one line. */
  line(text: string, x: number, y: number, width: number, setting: Setting): void;
  /** Sets a text over as many lines as it takes, and returns their height. */
  words(text: string, x: number, y: number, width: number, setting: Setting): number;
  rule(x: number, y: number, width: number, color: string): void;
  /** Sets what follows in this file of the font, which the document then knows by its name. */
  setIn(face: Face): void;
}

export function openSheet(size: { width: number; height: number }, info: { title: string; author: string; archive?: Date }): Sheet {
  const doc = new Document({
    size: [size.width, size.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    lang: "fr-FR",
    displayTitle: true,
    // What marks up its XMP must not be in a title.
    // To be kept: PDF/A-3b, with everything that it needs within, and made at this instant.
    ...(info.archive ? { subset: "PDF/A-3b" as const } : {}),
    info: {
      ...(info.archive ? { CreationDate: info.archive } : {}),
      Title: info.title.replace(/[<&]/g, " "),
      Author: info.author.replace(/[<&]/g, " "),
    },
  });
  const known = new Set<string>();
  const setIn = ({ name, content }: Face): void => {
    const isNew = !known.has(name);
    if (isNew) doc.registerFont(name, content);
    known.add(name);
    doc.font(name);
    if (isNew) keepApart(doc);
  };

  const line: Sheet["line"] = (text, x, y, width, { size: points, weight = 400, color = "#161922", align = "left" }) => {
    const set = settable(text);
    const own = widthOf(set, points, weight);
    let at = align === "left" ? x : align === "right" ? x + width - own : x + (width - own) / 2;
    doc.fillColor(color).fontSize(points);
    for (const run of runsOf(set, weight)) {
      setIn(run.face);
      doc.text(run.text, at, y, { lineBreak: false });
      at += widthOf(run.text, points, weight);
    }
  };
  return {
    doc,
    ...size,
    line,
    setIn,
    words: (text, x, y, width, setting) => {
      const lines = linesOf(text, width, setting);
      lines.forEach((each, index) => line(each, x, y + index * setting.size * LEADING, width, setting));
      return lines.length * setting.size * LEADING;
    },
    rule: (x, y, width, color) => {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(color)
        .stroke();
    },
  };
}

/** The whole file, once the document is ended. */
export function collected({ doc }: Sheet): Promise<Buffer> {
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}

/** The lines of a text in a width: broken between words; a word that is longer than a line after its last hyphen that fits, else within it. */
export function linesOf(text: string, width: number, { size, weight = 400 }: Setting): string[] {
  const lines: string[] = [];
  for (const paragraph of settable(text).split("\n")) {
    let current = "";
    // No-break spaces hold what they join together.
    for (const word of paragraph.split(/[ \t]+/)) {
      const longer = current === "" ? word : `${current} ${word}`;
      if (widthOf(longer, size, weight) <= width) {
        current = longer;
        continue;
      }
      if (current !== "") lines.push(current);
      current = word;
      while (widthOf(current, size, weight) > width && current.length > 1) {
        let fit = current.length - 1;
        while (fit > 1 && widthOf(current.slice(0, fit), size, weight) > width) fit -= 1;
        const hyphen = current.lastIndexOf("-", fit - 1);
        const end = hyphen > 0 ? hyphen + 1 : fit;
        lines.push(current.slice(0, end));
        current = current.slice(end);
      }
    }
    lines.push(current);
  }
  return lines;
}

/** One line of a text, cut with «…» where it is longer than the width. */
export function cutTo(text: string, width: number, { size, weight = 400 }: Setting): string {
  const set = settable(text);
  if (widthOf(set, size, weight) <= width) return set;
  let end = set.length;
  while (end > 0 && widthOf(`${set.slice(0, end)}…`, size, weight) > width) end -= 1;
  return `${set.slice(0, end).trimEnd()}…`;
}
