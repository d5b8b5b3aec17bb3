import SVGtoPDF from "svg-to-pdfkit";

import { runsOf } from "./fonts.ts";
import type { Sheet } from "./sheet.ts";

/** Draws an SVG as vectors into a box, in points; its words are text. It opens no file. */
export function drawSvg(sheet: Sheet, svg: string, box: { x: number; y: number; width: number; height: number }): void {
  SVGtoPDF(sheet.doc, svg, box.x, box.y, {
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
