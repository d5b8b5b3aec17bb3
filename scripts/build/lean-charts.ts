import type { Plugin } from "vite";

/** What stands where a part was left out: a chart that needs it after all says so at once, not by a wrong drawing. */
const leftOut = (part: string): string => `() => { throw new Error("left out of the build: ${part} (scripts/build/lean-charts.ts)"); }`;
const nothing = "() => {}";
const exported = (names: Readonly<Record<string, string>>): string =>
  Object.entries(names)
    .map(([name, code]) => (name === "default" ? `export default ${code};` : `export const ${name} = ${code};`))
    .join("\n");

/**
 * Modules of the charting library that its core imports whether anything uses them or not, each with what replaces it.
 * Charts here have no animation (the sheet fades them in), no axis of time or logarithms, no data sets to transform,
 * no tooltip or loading sign of the library's own, no options of its earlier versions, no outside labels of a ring.
 */
const replaced: Readonly<Record<string, string>> = {
  // Animation: every chart is drawn with `animation: false`.
  "zrender/lib/animation/Animator.js": exported({ default: leftOut("animation"), cloneValue: "(value) => value" }),
  "zrender/lib/svg/cssAnimation.js": exported({ createCSSAnimation: leftOut("animation of a picture as text") }),
  "zrender/lib/svg/cssEmphasis.js": exported({ createCSSEmphasis: leftOut("emphasis of a picture as text") }),
  "echarts/lib/chart/line/lineAnimationDiff.js": exported({ default: leftOut("animation of lines") }),
  // Scales: views choose their own round steps.
  "echarts/lib/scale/Time.js": exported({ default: leftOut("axes of time"), calcNiceForTimeScale: leftOut("axes of time") }),
  "echarts/lib/scale/Log.js": exported({ default: leftOut("logarithmic axes") }),
  "echarts/lib/coord/axisAlignTicks.js": exported({ scaleCalcAlign: leftOut("alignTicks") }),
  // Data: each chart is given just what it draws.
  "echarts/lib/data/helper/transform.js": exported({
    registerExternalTransform: leftOut("transforms of data sets"),
    applyDataTransform: leftOut("transforms of data sets"),
  }),
  "echarts/lib/processor/dataSample.js": exported({ default: "(seriesType) => ({ seriesType })" }),
  // Words and signs: the card, the sentence and the loading sign are the product's own: the library says nothing itself.
  "echarts/lib/component/tooltip/seriesFormatTooltip.js": exported({ defaultSeriesFormatTooltip: leftOut("tooltips") }),
  "echarts/lib/loading/default.js": exported({ default: leftOut("the loading sign") }),
  "echarts/lib/i18n/langEN.js": exported({ default: "{}" }),
  "echarts/lib/i18n/langZH.js": exported({ default: "{}" }),
  "echarts/i18n/langFR-obj.js": exported({ default: "{}" }),
  "echarts/lib/theme/dark.js": exported({ default: "{}" }),
  // Options and events of earlier versions.
  "echarts/lib/preprocessor/backwardCompat.js": exported({ default: nothing }),
  "echarts/lib/legacy/dataSelectAction.js": exported({ createLegacyDataSelectAction: nothing, handleLegacySelectEvents: nothing }),
  // Shapes: bars stand on straight axes, a ring's names are in its legend.
  "echarts/lib/util/shape/sausage.js": exported({ default: leftOut("bars with round caps on a circle") }),
  "echarts/lib/label/sectorLabel.js": exported({
    createSectorCalculateTextPosition: leftOut("labels of bars on a circle"),
    setSectorTextRotation: leftOut("labels of bars on a circle"),
  }),
  "echarts/lib/chart/pie/labelLayout.js": exported({ default: nothing }),
  // Gestures: nothing is dragged or pinched within a chart.
  "zrender/lib/mixin/Draggable.js": exported({ default: "function () {}" }),
  "zrender/lib/core/GestureMgr.js": exported({ GestureMgr: "class { recognize() {} clear() { return this; } }" }),
  // Browsers sort stably by themselves.
  "zrender/lib/core/timsort.js": exported({ default: "(array, compare) => array.sort(compare)" }),
  // Sizes are given: nothing watches an element (`autoResize={false}`).
  "size-sensor/lib/index.js": exported({ bind: leftOut("watching of sizes"), clear: nothing }),
};

/** Single imports: what a module imports for a way that no chart takes, though others need the imported one. */
const cut: Readonly<Record<string, readonly [from: string | RegExp, to: string]>> = {
  // The names of colours: themes and documents give figures.
  "zrender/lib/tool/color.js": [
    /var kCSSColorTable = \{[^]*?\n\};/,
    "var kCSSColorTable = { transparent: [0, 0, 0, 0], black: [0, 0, 0, 1], white: [255, 255, 255, 1] };",
  ],
  // Patterns on a canvas: above the limit of the canvas nothing is printed with patterns.
  "echarts/lib/util/decal.js": ["import { brushSingle } from 'zrender/lib/canvas/graphic.js';", `const brushSingle = ${nothing};`],
  // Pictures as files, offered to components.
  "echarts/lib/core/ExtensionAPI.js": [", 'getDataURL', 'getConnectedDataURL'", ""],
  // Symbols drawn from the text of a path.
  "echarts/lib/util/graphic.js": [
    "import * as pathTool from 'zrender/lib/tool/path.js';",
    `const pathTool = { createFromString: ${leftOut("symbols of paths")}, extendFromString: ${leftOut("symbols of paths")} };`,
  ],
  // A sentence about the chart: ours is its label.
  "echarts/lib/visual/aria.js": ["  setDecal();\n  setLabel();", "  setDecal();"],
  // Lines from a part of a ring to its name.
  "echarts/lib/chart/pie/PieView.js": [
    "import { setLabelLineStyle, getLabelLineStatesModels } from '../../label/labelGuideHelper.js';",
    `const setLabelLineStyle = ${leftOut("names beside a ring")}; const getLabelLineStatesModels = ${leftOut("names beside a ring")};`,
  ],
};

/** Methods that nothing calls: pictures as files, data in portions or thinned out, legends, brushes and tooltips of the library. */
const uncalled: Readonly<Record<string, readonly string[]>> = {
  "echarts/lib/core/echarts.js": [
    "renderToCanvas",
    "renderToSVGString",
    "getSvgDataURL",
    "getDataURL",
    "getConnectedDataURL",
    "appendData",
    "showLoading",
    "makeActionFromEvent",
  ],
  "echarts/lib/coord/cartesian/Grid.js": ["getTooltipAxes"],
  "echarts/lib/data/DataStore.js": ["lttbDownSample", "minmaxDownSample", "downSample", "selectRange"],
  "echarts/lib/data/SeriesData.js": ["lttbDownSample", "minmaxDownSample", "downSample", "selectRange"],
  "echarts/lib/data/DataDiffer.js": ["_executeMultiple"],
  "echarts/lib/chart/line/LineSeries.js": ["getLegendIcon"],
  "echarts/lib/chart/line/LineView.js": ["_doUpdateAnimation", "_initSymbolLabelAnimation"],
  "echarts/lib/chart/bar/BarSeries.js": ["brushSelector"],
  "zrender/lib/svg/Painter.js": ["renderToString", "toDataURL"],
  "zrender/lib/Element.js": ["animate", "animateTo", "animateFrom", "_transitionState"],
  "zrender/lib/graphic/Displayable.js": ["animateStyle"],
};

const charting = /\/node_modules\/((?:echarts|zrender|size-sensor)\/.+)$/;

/**
 * Makes the bundler leave out what no chart of the product uses of the charting library, about a sixth of it.
 * A library that is published otherwise fails the build.
 */
export function leanCharts(): Plugin {
  const found = new Set<string>();
  return {
    name: "lean-charts",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: charting },
      handler(code, id) {
        const file = charting.exec(id)?.[1] ?? "";
        const other = replaced[file];
        if (other !== undefined) {
          found.add(file);
          return { code: other, map: null, moduleSideEffects: false };
        }
        const edits = [...(cut[file] ? [cut[file]] : []), ...(uncalled[file] ?? []).map((name) => [methodNamed(name), ""] as const)];
        if (edits.length === 0) return null;
        const changed = edits.map(([from, to]) => code !== (code = code.replace(from, () => to)));
        if (changed.every(Boolean)) found.add(file);
        return { code, map: null };
      },
    },
    buildEnd(error) {
      const missing = [replaced, cut, uncalled].flatMap(Object.keys).filter((file) => !found.has(file));
      if (!error && missing.length > 0) this.error(`the lean charts find nothing to change in ${missing.join(", ")}`);
    },
  };
}

/** A method as the library's compiler writes it, from its name to the brace below it. */
function methodNamed(name: string): RegExp {
  return new RegExp(`^( *)\\w+\\.prototype\\.${name} = function \\([^]*?^\\1\\};$`, "m");
}
