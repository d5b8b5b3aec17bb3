import { use as registerCharts } from "echarts/core";
import { AriaComponent, GridSimpleComponent } from "echarts/components";
import { SVGRenderer } from "echarts/renderers";
import { loadOnce } from "./load-once.ts";

// What every chart needs; each view adds its own chart types. No tooltip component: ours is a React card, and
// ECharts' own builds HTML from strings, which the page's policy refuses. No language either: the words on a chart are ours.
registerCharts([SVGRenderer, GridSimpleComponent, AriaComponent]);

export { dispose, getInstanceByDom, init, type EChartsType } from "echarts/core";
export { registerCharts };

/** Specification of the design (t3): above this many points SVG elements cost more than a canvas. */
export const CANVAS_FROM = 2_000;

/** Loads the canvas renderer, once. */
export const loadCanvas = loadOnce(() => import("./canvas-renderer.ts").then(({ CanvasRenderer }) => registerCharts(CanvasRenderer)));

/** Loads what draws reference lines, once: few charts have one. */
export const loadMarkLines = loadOnce(() => import("./mark-lines.ts").then(({ MarkLineComponent }) => registerCharts(MarkLineComponent)));
