/** One part that the charting library runs only where an option or a call asks for it. */
interface Refusal {
  file: string;
  /** What a chart would ask for, as its error says it. */
  part: string;
  /** How the function, the method or the condition starts, from its first word. */
  head: string;
  /** What of it stays: up to the end of this text, which decides whether the part is asked for. */
  upTo?: string;
  /** Where nothing of it may stay: what asks for the part. */
  asked?: string;
}

const of = (file: string, ...parts: readonly (readonly [part: string, head: string, upTo?: string])[]): Refusal[] =>
  parts.map(([part, head, upTo]) => ({ file, part, head, ...(upTo !== undefined && { upTo }) }));

const returned = "return;\n";
const method = (name: string): string => `prototype.${name} = function (`;

/**
 * Parts that no chart of the product asks for, by the condition that the library itself asks: what follows it throws.
 * Axes have neither line, ticks nor name; labels are plain; nothing is curved, stepped, shadowed or sorted while it is shown.
 */
export const refusals: readonly Refusal[] = [
  ...of("zrender/lib/graphic/Text.js", ["rich text", method("_updateRichTexts")], ["rich text", method("_placeToken")]),
  ...of("zrender/lib/graphic/helper/parseText.js", ["rich text", "export function parseRichText("]),
  ...of("echarts/lib/label/labelStyle.js", ["rich text", "if (richItemNames) {"], ["animation", "export function animateLabelValue("]),
  ...of("zrender/lib/core/PathProxy.js", ["strokes drawn in part", method("_calculateLength")], ["paths of several", method("appendPath")]),
  ...of(
    "zrender/lib/svg/graphic.js",
    ["shadows", "if (hasShadow(style)) {"],
    ["patterns of pictures", "if (isImagePattern(val)) {"],
    ["pictures in a chart", "export function brushSVGImage("],
  ),
  ...of("echarts/lib/animation/basicTransition.js", ["animation", "if (animationEnabled) {"]),
  ...of(
    "echarts/lib/component/axis/AxisBuilder.js",
    ["the line of an axis", "axisLine: function (", `if (!shown) {\n      ${returned}    }\n`],
    ["the name of an axis", "axisName: function (", `if (!hasAxisName(name)) {\n      ${returned}    }\n`],
    ["ticks of an axis", "function buildAxisMajorTicks(", "return [];\n  }\n"],
    ["ticks of an axis", "function buildAxisMinorTicks(", `if (!cfg.showMinorTicks || axis.scale.isBlank()) {\n    ${returned}  }\n`],
    ["the name of an axis", "export var resolveAxisNameOverlapDefault = function ("],
    ["breaks of an axis", "function addBreakEventHandler("],
    ["breaks of an axis", "function adjustBreakLabels(", `if (!scaleBreakHelper) {\n    ${returned}  }\n`],
  ),
  ...of("echarts/lib/scale/break.js", ["breaks of an axis", "export function registerScaleBreakHelperImpl("]),
  ...of("echarts/lib/component/axis/axisBreakHelper.js", ["breaks of an axis", "export function registerAxisBreakHelperImpl("]),
  ...of("echarts/lib/component/axis/CartesianAxisView.js", ["lines between ticks", "minorSplitLine: function ("]),
  ...of("echarts/lib/coord/axisTickLabelBuilder.js", ["ticks between names", "function makeCategoryTicks("]),
  ...of("echarts/lib/coord/axisStatisticsMetricsImpl.js", ["bars along a scale", "function metricLiPosMinGapImpl("]),
  ...of("echarts/lib/coord/scaleRawExtentInfo.js", [
    "bars along a scale",
    "export function adoptScaleExtentKindMapping(",
    `if (!rawExtentResult.ctnShp) {\n    ${returned}  }\n`,
  ]),
  ...of("echarts/lib/scale/Ordinal.js", ["bars sorted while shown", method("setSortInfo"), `${returned}    }\n`]),
  ...of(
    "echarts/lib/chart/bar/BarView.js",
    ["bars sorted while shown", method("_enableRealtimeSort")],
    ["bars sorted while shown", method("_dataSort")],
    ["bars sorted while shown", method("_isOrderChangedWithinSameData")],
    ["bars sorted while shown", method("_updateSortWithinSameData")],
    ["bars sorted while shown", method("_dispatchInitSort")],
    ["bars sorted while shown", "function updateRealtimeAnimation("],
    ["bars by thousands", "function createLarge("],
    ["backgrounds of bars", "function createBackground("],
    ["backgrounds of bars", "function createBackgroundShape("],
    ["backgrounds of bars", "function createBackgroundEl("],
    ["bars on a circle", "polar: function (coordSysClipArea, layout)"],
    ["bars on a circle", "polar: function (seriesModel, data, newIndex, layout,"],
    ["bars on a circle", "polar: function (layout)"],
    ["bars on a circle", "polar: function (data, dataIndex, itemModel)"],
  ),
  ...of(
    "echarts/lib/chart/line/LineView.js",
    ["lines in steps", "function turnPointsIntoStep("],
    [
      "lines coloured by value",
      "function getVisualGradient(",
      "if (!visualMetaList || !visualMetaList.length || !data.count()) {\n    // When data.count() is 0, gradient range can not be calculated.\n    return;\n  }\n",
    ],
    ["highlighted lines", method("highlight")],
    ["highlighted lines", method("downplay")],
  ),
  ...of("echarts/lib/chart/line/poly.js", ["smooth lines", "if (smooth > 0) {"]),
  ...of("echarts/lib/label/labelLayoutHelper.js", [
    "labels moved apart",
    "export function shiftLayoutOnXY(",
    "if (len < 2) {\n    return false;\n  }\n",
  ]),
  ...of(
    "echarts/lib/util/states.js",
    ["blurring of others", "export function blurSeries(", `if (!focus || focus === 'none') {\n    ${returned}  }\n`],
    ["blurring of others", "export function blurComponent("],
  ),
  ...of(
    "echarts/lib/data/helper/sourceHelper.js",
    ["data sets", "export function makeSeriesEncodeForNameBased(", "return encode;\n  }\n"],
    ["data sets", "export function makeSeriesEncodeForAxisCoordSys(", "return encode;\n  }\n"],
  ),
  ...of("echarts/lib/data/helper/sourceManager.js", ["data sets", method("_applyTransform")]),
  ...of(
    "echarts/lib/model/referHelper.js",
    ["other coordinates", "singleAxis: function ("],
    ["other coordinates", "polar: function ("],
    ["other coordinates", "parallel: function ("],
    ["other coordinates", "matrix: function ("],
  ),
  {
    file: "echarts/lib/chart/bar/BarView.js",
    part: "bars sorted while shown",
    head: "function shouldRealtimeSort(",
    asked: 'seriesModel.get("realtimeSort", true)',
  },
  ...of("echarts/lib/coord/cartesian/Grid.js", ["the name of an axis", "var resolveAxisNameOverlapForGrid = function ("]),
  ...of("echarts/lib/label/labelGuideHelper.js", [
    "lines to labels",
    "export function updateLabelLinePoints(",
    `if (!(label && labelLine)) {\n    ${returned}  }\n`,
  ]),
  ...of(
    "echarts/lib/util/layout.js",
    ["components in a box", "function boxLayout("],
    ["components in a box", "export function positionElement("],
  ),
  ...of("echarts/lib/util/model.js", ["animation", "export function interpolateRawValues("]),
  ...of("echarts/lib/data/DataStore.js", ["data in portions", method("appendValues")], ["marks of a median", method("getMedian")]),
  ...of("echarts/lib/data/SeriesData.js", ["data in portions", method("appendValues")]),
  ...of("echarts/lib/model/Series.js", ["marks of an extreme", method("indicesOfNearest")]),
  ...of("echarts/lib/util/format.js", ["tooltips", "export function getTooltipMarker("]),
  ...of("echarts/lib/util/graphic.js", ["shapes by their names", "export function getShapeClass("]),
  ...of("echarts/lib/component/axis/axisSplitHelper.js", ["bands behind a plane", "export function rectCoordAxisBuildSplitArea("]),
  ...of(
    "echarts/lib/core/echarts.js",
    ["groups of charts", "export function connect("],
    ["moving and zooming", "updateTransform: function ("],
    ["updates of colours alone", "updateVisual: function ("],
  ),
];

/** A library's text with the rest of one part throwing; undefined where the library is published otherwise. */
export function refuse(code: string, { head, upTo, asked }: Refusal, thrown: string): string | undefined {
  const start = new RegExp(`^( *)(?:\\w+\\.)?${head.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}`, "m").exec(code);
  if (!start) return undefined;
  const brace = head.endsWith("{") ? start.index + start[0].length - 2 : code.indexOf(" {\n", start.index);
  if (brace < 0) return undefined;
  const opened = brace + 2;
  const length = code.slice(opened).search(new RegExp(`^${start[1]}\\}`, "m"));
  const body = code.slice(opened, opened + Math.max(length, 0));
  const kept = upTo === undefined ? 0 : body.indexOf(upTo) + upTo.length;
  if (length < 0 || (upTo !== undefined && kept < upTo.length)) return undefined;
  return `${code.slice(0, opened + kept)}\n${asked === undefined ? "" : `if (${asked}) `}${thrown}\n${code.slice(opened + length)}`;
}
