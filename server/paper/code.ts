import QRCode from "qrcode";

import { ink } from "./blocks.ts";
import type { Sheet } from "./sheet.ts";

/** Draws a QR code as squares; on a screen it leads to its address. `level`: how much of it may be worn or covered. */
export function drawCode({ doc }: Sheet, text: string, x: number, y: number, side: number, level: "L" | "Q" = "L"): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: level });
  const unit = side / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) doc.rect(x + column * unit, y + row * unit, unit * 1.02, unit * 1.02);
  doc.fill(ink.text);
  doc.link(x, y, side, side, text);
}

/** A QR code as an SVG path of squares, in a square of `side`. `level` as for {@link drawCode}. */
export function codePath(text: string, level: "L" | "Q"): { side: number; path: string } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: level });
  return { side: modules.size, path: pathOf(modules) };
}

/** The dark squares as one path, those of a row that touch as one rectangle. */
function pathOf(modules: QRCode.BitMatrix): string {
  const { size } = modules;
  const parts: string[] = [];
  for (let row = 0; row < size; row += 1) {
    let column = 0;
    while (column < size) {
      const from = column;
      while (column < size && modules.get(row, column)) column += 1;
      if (column > from) parts.push(`M${from} ${row}h${column - from}v1h${from - column}z`);
      column += 1;
    }
  }
  return parts.join("");
}
