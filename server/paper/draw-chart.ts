import { BarChart, HeatmapChart, LineChart, MapChart, PieChart, ScatterChart } from "echarts/charts";
import { GeoComponent, GridComponent, MarkLineComponent, VisualMapContinuousComponent } from "echarts/components";
import { init, registerMap, setPlatformAPI, use as registerCharts } from "echarts/core";
import { LabelLayout } from "echarts/features";
import { SVGRenderer } from "echarts/renderers";

import { chartFont } from "../../src/ui/chart/canvas/chart-theme.ts";
import type { PaperChart } from "../../src/ui/chart/paper-chart.ts";
import { drawSvg } from "./draw-svg.ts";
import { settable, type Weight, widthOf } from "./fonts.ts";
import type { Sheet } from "./sheet.ts";

registerCharts([BarChart, HeatmapChart, LineChart, MapChart, PieChart, ScatterChart]);
registerCharts([GeoComponent, GridComponent, MarkLineComponent, VisualMapContinuousComponent, LabelLayout, SVGRenderer]);

const weightIn = (font: string): Weight => (/\b(?:bold|[6-9]00)\b/.test(font) ? 600 : 400);

// Names keep clear of each other by their true widths.
setPlatformAPI({
  measureText: (text, font = "") => {
    const size = Number(/(\d+(?:\.\d+)?)px/.exec(font)?.[1] ?? 12);
    // The line height is taken from the width of this character.
    if (text === "国") return { width: size };
    return { width: widthOf(settable(text), size, weightIn(font)) };
  },
});

/** Draws a chart as vectors into a box, in points, with so many of them for a pixel of the drawing; its words are text. */
export function drawChart(
  sheet: Sheet,
  chart: PaperChart,
  box: { x: number; y: number; width: number; height: number },
  scale: number,
): void {
  const size = { width: Math.round(box.width / scale), height: Math.round(box.height / scale) };
  if (chart.map) registerMap(chart.map.name, { type: "FeatureCollection", features: chart.map.features } as never);
  const instance = init(null, null, { renderer: "svg", ssr: true, ...size });
  try {
    instance.setOption({ animation: false, ...chart.build(size), textStyle: { fontFamily: "Inter", fontSize: 11 } });
    const svg = readyForPaper(instance.renderToSVGString(), size);
    drawSvg(sheet, svg, box);
  } finally {
    // Else the process never ends.
    instance.dispose();
  }
}

/** What svg-to-pdfkit does not know: the size at the root shadows the box, and letters are stroked over what fills them. */
function readyForPaper(svg: string, { width, height }: { width: number; height: number }): string {
  return (
    svg
      // Its quotation marks end the attribute.
      .replaceAll(chartFont, "Inter")
      .replaceAll(chartFont.replaceAll('"', "&quot;"), "Inter")
      .replace(/<svg ([^>]*)>/, (_, attributes: string) => {
        const kept = attributes.replace(/\b(?:width|height)="[^"]*"/g, "").replace(/viewBox="[^"]*"/, "");
        return `<svg ${kept} viewBox="0 0 ${width} ${height}">`;
      })
      .replace(/<text\b([^>]*)>([\s\S]*?)<\/text>/g, (_, attributes: string, text: string) => {
        const words = text.replace(/[^<>]+/g, settable);
        if (!/paint-order="stroke"/.test(attributes)) return `<text${attributes}>${words}</text>`;
        const under = attributes.replace(/paint-order="stroke"/, "");
        const over = under.replace(/\bstroke(?:-[a-z]+)?="[^"]*"/g, "");
        return `<text${under}>${words}</text><text${over}>${words}</text>`;
      })
  );
}
