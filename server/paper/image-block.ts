import { chartThemes } from "../../src/ui/chart/canvas/chart-theme.ts";
import { drawSvg } from "./draw-svg.ts";
import type { PaperImage } from "./paper-order.ts";
import { LEADING, linesOf, type Sheet } from "./sheet.ts";

/** Points of paper for a row of the grid, at most. */
const ROW = 40;

interface ImageBlock {
  kind: "whole";
  height: number;
  draw: (x: number, y: number) => void;
}

/** A picture, whole and not larger than it is sharp, its caption beneath. */
export function imageBlock(
  sheet: Sheet,
  { width: own, height: tall, content }: PaperImage,
  caption: string,
  { width, rows, size }: { width: number; rows: number; size: number },
): ImageBlock {
  const widest = "bitmap" in content ? Math.min(width, own) : width;
  const scale = Math.min(widest / own, (rows * ROW) / tall, (sheet.height * 0.6) / tall);
  const [across, down] = [own * scale, tall * scale];
  const said = caption === "" ? 0 : linesOf(caption, width, { size }).length * size * LEADING + 4;
  return {
    kind: "whole",
    height: down + said + 4,
    draw: (x, y) => {
      const left = x + (width - across) / 2;
      if ("bitmap" in content) sheet.doc.image(Buffer.from(content.bitmap, "base64"), left, y, { width: across, height: down });
      else drawSvg(sheet, content.drawing, { x: left, y, width: across, height: down });
      if (caption !== "")
        sheet.words(caption, x, y + down + 4, width, { size, align: "center", color: chartThemes.light.semantic["text-2"] });
    },
  };
}
