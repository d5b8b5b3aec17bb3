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
