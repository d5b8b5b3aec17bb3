import SVGtoPDF from "svg-to-pdfkit";

import { runsOf } from "./fonts.ts";
import type { Sheet } from "./sheet.ts";

/** Draws an SVG as vectors into a box, in points; its words are text. It opens no file. */
export function drawSvg(sheet: Sheet, svg: string, box: { x: number; y: number; width: number; height: number }): void {
  SVGtoPDF(sheet.doc, withoutHexOpacity(svg), box.x, box.y, {
    width: box.width,
    height: box.height,
    preserveAspectRatio: "xMinYMin meet",
    assumePt: true,
    imageCallback: (link) => (link.startsWith("data:") ? link : ""),
    // What is not drawn of it is no news to the server.
    warningCallback: () => undefined,
    fontCallback: (_family, bold) => {
      const [face] = [runsOf("a", bold ? 600 : 400)[0]?.face];
      if (!face) throw new Error("the font has no latin");
      sheet.setIn(face);
      return face.name;
    },
  });
}

/** Colours of eight digits in the only other form that the library reads with their opacity: it takes them for black. */
function withoutHexOpacity(svg: string): string {
  return svg.replace(/"#([0-9a-f]{6})([0-9a-f]{2})"/gi, (_, color: string, opacity: string) => {
    const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    return `"rgba(${red}, ${green}, ${blue}, ${(Number.parseInt(opacity, 16) / 255).toFixed(3)})"`;
  });
}
