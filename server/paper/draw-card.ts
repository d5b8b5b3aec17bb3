import { ink } from "./blocks.ts";
import type { CardPaper } from "./code-card.ts";
import { drawCode } from "./code.ts";
import { collected, LEADING, linesOf, openSheet, type Setting, type Sheet } from "./sheet.ts";

const [WIDTH, HEIGHT] = [595.28, 841.89];

export async function drawCard(card: CardPaper): Promise<Buffer> {
  const sheet = openSheet({ width: WIDTH, height: HEIGHT }, { title: card.establishment, author: card.product });
  const done = collected(sheet);
  sheet.doc.addPage();
  if (card.format === "poster") drawOne(sheet, card, { x: 0, y: 0, width: WIDTH, height: HEIGHT }, 1);
  else {
    const [width, height] = [WIDTH / 2, HEIGHT / 2];
    for (const [x, y] of [
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ] as const)
      drawOne(sheet, card, { x, y, width, height }, 0.5);
    sheet.doc.dash(4, { space: 4 }).lineWidth(0.6).strokeColor(ink["border-strong"]);
    sheet.doc.moveTo(width, 0).lineTo(width, HEIGHT).stroke();
    sheet.doc.moveTo(0, height).lineTo(WIDTH, height).stroke();
    sheet.doc.undash();
  }
  sheet.doc.end();
  return done;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One card in its box; what is written is as large as `scale` says, and smaller where a name is long. */
function drawOne(sheet: Sheet, card: CardPaper, { x, y, width, height }: Box, scale: number): void {
  const pad = 54 * scale;
  const inner = width - 2 * pad;
  const code = 270 * scale;
  const centred = (text: string, at: number, setting: Setting): number =>
    at + sheet.words(text, x + pad, at, inner, { ...setting, align: "center" });
  const fit = (text: string, size: number, lines: number): number => {
    let own = size;
    while (own > 6 && linesOf(text, inner, { size: own, weight: 600 }).length > lines) own -= 1;
    return own;
  };
  let at = y + pad;
  at = centred(card.owner, at, { size: 15 * scale, color: ink["text-2"] }) + 14 * scale;
  at = centred(card.establishment, at, { size: fit(card.establishment, 38 * scale, 2), weight: 600 }) + 10 * scale;
  at = centred(card.invitation, at, { size: fit(card.invitation, 22 * scale, 1), weight: 600, color: ink["accent-text"] }) + 24 * scale;
  drawCode(sheet, card.address, x + (width - code) / 2, at, code, "Q");
  at += code + 18 * scale;
  for (const text of card.others) at = centred(text, at, { size: 12 * scale, color: ink["text-2"] }) + 2 * scale;
  const small = { size: Math.max(6, 9.5 * scale), color: ink["text-2"] };
  const note = linesOf(card.note, inner, small).length + linesOf(card.address, inner, small).length;
  let foot = y + height - pad - note * small.size * LEADING;
  foot = centred(card.note, foot, small);
  centred(card.address, foot, { ...small, color: ink["accent-text"] });
}
