import type { Plugin } from "vite";

import { leftOut as thrown } from "./left-out.ts";
import { refusals, refuse } from "./refused-charts.ts";

/** What throws that a part was left out; it stands for functions and for classes, which an arrow could not. */
const body = (part: string): string => thrown(part, "lean-charts");
const leftOut = (part: string): string => `function () ${body(part)}`;
/** Where the library calls a part on every way: throws only for a chart that needs it. */
const leftOutWhere = (asked: string, part: string): string => `if (${asked}) ${body(part)}`;
const nothing = "function () {}";
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
  "zrender/lib/animation/Animator.js": exported({ default: leftOut("animation"), cloneValue: leftOut("animation") }),
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
  "echarts/lib/processor/dataSample.js": exported({
    default: `function (seriesType) {
      return { seriesType, reset(series) { ${leftOutWhere('(series.get("sampling") || "none") !== "none"', "sampling")} } };
    }`,
  }),
  // Words and signs: the card, the sentence and the loading sign are the product's own: the library says nothing itself.
  "echarts/lib/component/tooltip/seriesFormatTooltip.js": exported({ defaultSeriesFormatTooltip: leftOut("tooltips") }),
  "echarts/lib/loading/default.js": exported({ default: leftOut("the loading sign") }),
  "echarts/lib/i18n/langEN.js": exported({ default: "{}" }),
  "echarts/lib/i18n/langZH.js": exported({ default: "{}" }),
  "echarts/i18n/langFR-obj.js": exported({ default: "{}" }),
  // It is registered in any case, and read by a chart that is given it.
  "echarts/lib/theme/dark.js": exported({ default: `{ get color() ${body("the dark theme")} }` }),
  // Options, actions and events of earlier versions; nobody can listen to the events without the actions.
  "echarts/lib/preprocessor/backwardCompat.js": exported({ default: refusingOldOptions() }),
  "echarts/lib/legacy/dataSelectAction.js": exported({
    createLegacyDataSelectAction: `function (type, register) {
      for (const name of ["ToggleSelect", "Select", "UnSelect"]) register(type + name, ${leftOut("actions of earlier versions")});
    }`,
    handleLegacySelectEvents: nothing,
  }),
  // Shapes: bars stand on straight axes, a ring's names are in its legend.
  "echarts/lib/util/shape/sausage.js": exported({ default: leftOut("bars with round caps on a circle") }),
  "echarts/lib/label/sectorLabel.js": exported({
    createSectorCalculateTextPosition: leftOut("labels of bars on a circle"),
    setSectorTextRotation: leftOut("labels of bars on a circle"),
  }),
  "echarts/lib/chart/pie/labelLayout.js": exported({
    default: `function (series) {
      const data = series.getData();
      const shown = (index) => ["", "emphasis."].some((state) => data.getItemModel(index).get((state + "label.show").split(".")));
      data.each((index) => { ${leftOutWhere("shown(index)", "names of a ring's parts")} });
    }`,
  }),
  // Gestures: nothing is dragged or pinched within a chart. Who wants to hear of a pinch is refused in zrender.js, below.
  "zrender/lib/mixin/Draggable.js": exported({
    default: `function (handler) {
      handler.on("mousedown", ({ target }) => {
        for (let part = target; part; part = part.parent || part.__hostTarget) { ${leftOutWhere("part.draggable", "dragging")} }
      });
    }`,
  }),
  "zrender/lib/core/GestureMgr.js": exported({ GestureMgr: "class { recognize() {} clear() { return this; } }" }),
  // Browsers sort stably by themselves.
  "zrender/lib/core/timsort.js": exported({ default: "function (array, compare) { return array.sort(compare); }" }),
  // Sizes are given: nothing watches an element (`autoResize={false}`).
  "size-sensor/lib/index.js": exported({ bind: leftOut("watching of sizes"), clear: nothing }),
};

/** Single imports: what a module imports for a way that no chart takes, though others need the imported one. */
const cut: Readonly<Record<string, readonly [from: string | RegExp, to: string]>> = {
  // The names of colours: themes and documents give figures. A word that is no colour to the whole library is one here neither.
  "zrender/lib/tool/color.js": [
    /var kCSSColorTable = \{[^]*?\n\};([^]*?)( *var strLen = str\.length;)/,
    `var kCSSColorTable = { transparent: [0, 0, 0, 0], black: [0, 0, 0, 1], white: [255, 255, 255, 1] };$1
    ${leftOutWhere("/^[a-z]+$/.test(str) && !/^(none|auto|inherit|currentcolor)$/.test(str)", "names of colours")}
$2`,
  ],
  "zrender/lib/zrender.js": [
    /(ZRender\.prototype\.on = function \(eventName, eventHandler, context\) \{)/,
    `$1 ${leftOutWhere('eventName === "pinch"', "pinching")}`,
  ],
  // Patterns on a canvas come with the canvas, which few charts load.
  "echarts/lib/util/decal.js": [
    "import { brushSingle } from 'zrender/lib/canvas/graphic.js';",
    `let brushSingle = ${leftOut("patterns on a canvas")};\nexport function drawOnCanvas(brush) { brushSingle = brush; }`,
  ],
  "echarts/lib/renderer/installCanvasRenderer.js": [
    /export function install\(registers\) \{/,
    `import { brushSingle } from 'zrender/lib/canvas/graphic.js';
import { drawOnCanvas } from '../util/decal.js';
export function install(registers) {
  drawOnCanvas(brushSingle);`,
  ],
  // Pictures as files, offered to components.
  "echarts/lib/core/ExtensionAPI.js": [", 'getDataURL', 'getConnectedDataURL'", ""],
  // Symbols drawn from the text of a path; and shapes that are looked up by their names, which components of the library's own ask for.
  "echarts/lib/util/graphic.js": [
    /import \* as pathTool from 'zrender\/lib\/tool\/path\.js';([^]*?)(?:registerShape\('\w+', \w+\);\n)+/,
    `const pathTool = { ${["createFromString", "extendFromString", "mergePath"].map((name) => `${name}: ${leftOut("symbols of paths")}`).join(", ")} };$1`,
  ],
  // A sentence about the chart: ours is its label.
  "echarts/lib/visual/aria.js": [
    "  setDecal();\n  setLabel();",
    `  setDecal();\n  ${leftOutWhere('ariaModel.get(["label", "enabled"])', "sentences about a chart")}`,
  ],
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
    "setTheme",
    "getVisual",
    "containPixel",
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
        const refused = refusals.filter((refusal) => refusal.file === file);
        if (edits.length === 0 && refused.length === 0) return null;
        const changed = edits.map(([from, to]) => code !== (code = code.replace(from, to)));
        for (const refusal of refused) {
          const next = refuse(code, refusal, body(refusal.part));
          changed.push(next !== undefined);
          code = next ?? code;
        }
        if (changed.every(Boolean)) found.add(file);
        return { code, map: null };
      },
    },
    buildEnd(error) {
      const files = [...[replaced, cut, uncalled].flatMap(Object.keys), ...refusals.map(({ file }) => file)];
      const missing = [...new Set(files)].filter((file) => !found.has(file));
      if (!error && missing.length > 0) this.error(`the lean charts find nothing to change in ${missing.join(", ")}`);
    },
  };
}

/** A method as the library's compiler writes it, from its name to the brace below it. */
function methodNamed(name: string): RegExp {
  return new RegExp(`^( *)\\w+\\.prototype\\.${name} = function \\([^]*?^\\1\\};$`, "m");
}

/**
 * Stands for what brought options of earlier versions up to date: throws for one of those that today's library would
 * pass over, in a chart, a series or a datum.
 */
function refusingOldOptions(): string {
  const old = ["normal", "clipOverflow", "clockWise", "hoverAnimation", "hoverOffset", "mapType", "mapLocation", "x2", "y2"];
  const oldStyles = ["barBorderRadius", "barBorderColor", "barBorderWidth"];
  const depth = 3;
  return `function (option) {
    const old = ${JSON.stringify(["dataRange", ...old, ...oldStyles])};
    const refuse = (part, depth) => {
      if (typeof part !== "object" || part === null || ArrayBuffer.isView(part)) return;
      ${leftOutWhere("!Array.isArray(part) && old.some((name) => part[name] !== undefined)", "options of earlier versions")}
      if (depth > 0) for (const name of Array.isArray(part) ? part.keys() : ["label", "itemStyle", "lineStyle", "areaStyle", "data"]) refuse(part[name], depth - 1);
    };
    refuse(option, 0);
    [option.series].flat().forEach((series) => refuse(series, ${depth}));
  }`;
}
