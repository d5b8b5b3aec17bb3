import { act, cleanup, render } from "@testing-library/react";
import type { EChartsOption } from "echarts";
import { getMap } from "echarts/core";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import { leanCharts } from "../../scripts/build/lean-charts.ts";
import type { ViewContext, ViewProps } from "../../src/engine/view-props.ts";
import type { View, ViewName } from "../../src/generated/types.ts";
import type { EChartsType, init } from "../../src/ui/chart/echarts-engine.ts";
import { exampleSurroundings } from "../../src/app/example-surroundings.ts";
import { drawnOnCanvas } from "./support/drawn-on-canvas.ts";

interface Asked {
  name: string;
  size: { width: number; height: number };
  option: EChartsOption;
}

interface Library {
  init: typeof init;
  registerMap: (name: string, map: object) => void;
}

const { asked, current } = vi.hoisted(() => ({ asked: [] as Asked[], current: { name: "" } }));

vi.mock(import("../../src/ui/chart/echarts-engine.ts"), async (load) => {
  const engine = await load();
  /** Keeps each option that a view gives to its chart. */
  const heard: typeof engine.init = (element, theme, opts) => {
    const chart = engine.init(element, theme, { ...opts, renderer: "svg" });
    const setOption = chart.setOption.bind(chart);
    chart.setOption = ((option: EChartsOption, ...rest: [boolean]) => {
      asked.push({ name: current.name, size: { width: chart.getWidth(), height: chart.getHeight() }, option });
      setOption(option, ...rest);
    }) as EChartsType["setOption"];
    return chart;
  };
  return { ...engine, init: heard };
});

const root = join(import.meta.dirname, "../..");
const manifests = import.meta.glob<View>("../../widgets/views/*/view.json", { eager: true, import: "default" });
const modules = import.meta.glob<{ default: (props: ViewProps<ViewName>) => React.ReactElement }>("../../widgets/views/*/index.tsx", {
  eager: true,
});

/** Bundles what the views register, once as published and once as the pages' build cuts it. */
async function bundled(plugins: Plugin[]): Promise<Library> {
  const views = readdirSync(join(root, "widgets/views")).map((view) =>
    readFileSync(join(root, "widgets/views", view, "index.tsx"), "utf8"),
  );
  const named = views.flatMap((code) =>
    Array.from(code.matchAll(/^import \{ (.+) \} from "(echarts\/(?:charts|components|features))";$/gm)),
  );
  const imports = new Set(named.flatMap(([, names = "", from = ""]) => names.split(", ").map((name) => `${name}" from "${from}`)));
  const lines = [...imports].map((one, at) => `import { ${one.replace('" from', ` as part${at} } from`)}";`);
  const ui = join(root, "src/ui/chart");
  const entry = `${lines.join("\n")}
import { init, registerCharts } from "${ui}/echarts-engine.ts";
import { MarkLineComponent } from "${ui}/mark-lines.ts";
import { CanvasRenderer } from "${ui}/canvas-renderer.ts";
registerCharts([MarkLineComponent, CanvasRenderer, ${lines.map((_, at) => `part${at}`).join(", ")}]);
export { registerMap } from "echarts/core";
export { init };`;
  const name = join(root, "widgets/views/every-chart.js");
  const every: Plugin = { name: "every-chart", resolveId: (id) => (id === name ? id : null), load: (id) => (id === name ? entry : null) };
  const built = (await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [every, ...plugins],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: name, formats: ["es"] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0].code ?? "";
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Library;
}

/** Draws options one after the other in one chart, and gives the last picture as it stands in the page, or the strokes that were made on a canvas. */
function drawn(
  { init: make, registerMap }: Library,
  renderer: "svg" | "canvas",
  ...all: readonly Pick<Asked, "option" | "size">[]
): string {
  const element = document.createElement("div");
  const { strokes, stop } = drawnOnCanvas();
  // On a canvas the library puts off to the next frame what it has no time for: on a busy machine, more or less of it.
  const clock = vi.spyOn(Date, "now").mockReturnValue(0);
  const chart = make(element, null, { renderer, locale: "FR", ...all[0]?.size });
  try {
    for (const { option, size } of all) {
      for (const part of [option.geo, option.series].flat()) {
        const map = part !== undefined && "map" in part ? part.map : undefined;
        if (map !== undefined) registerMap(map, getMap(map) as never);
      }
      chart.resize(size);
      chart.setOption(option, true);
      chart.getZr().flush();
    }
    return renderer === "svg" ? element.innerHTML : JSON.stringify(strokes);
  } finally {
    chart.dispose();
    clock.mockRestore();
    stop();
  }
}

let full: Library;
let lean: Library;

beforeAll(async () => {
  HTMLCanvasElement.prototype.getContext = () => null;
  for (const [path, manifest] of Object.entries(manifests))
    for (const example of manifest.examples)
      for (const printing of [false, true]) {
        current.name = `${manifest.view}: ${example.name}${printing ? ", printed" : ""}`;
        const context: ViewContext = {
          title: example.name,
          box: manifest.defaultSize,
          ...exampleSurroundings,
          printing,
        };
        const DrawnView = modules[path.replace("view.json", "index.tsx")]?.default ?? (() => <></>);
        render(<DrawnView {...({ ...example, context } as ViewProps<ViewName>)} />);
        await act(() => new Promise((resolve) => setTimeout(resolve)));
        cleanup();
      }
  const { buildEnd: _, ...plugin } = leanCharts();
  full = await bundled([]);
  lean = await bundled([plugin]);
}, 60_000);

afterEach(() => vi.restoreAllMocks());

it("meets a chart of each view that draws with the library", () => {
  const views = new Set(asked.map(({ name }) => name.split(":")[0]));
  const drawing = Object.keys(modules).filter((path) =>
    readFileSync(join(import.meta.dirname, path), "utf8").includes('from "echarts/charts"'),
  );
  expect(views.size).toBeGreaterThanOrEqual(drawing.length);
  expect(drawing.length).toBeGreaterThanOrEqual(5);
});

it.each(["svg", "canvas"] as const)("draws every example as %s as the whole library does", (renderer) => {
  let hatched = 0;
  // A canvas is for the screen.
  for (const one of asked.filter(({ name }) => renderer === "svg" || !name.endsWith(", printed"))) {
    const whole = drawn(full, renderer, one);
    expect(whole.length, one.name).toBeGreaterThan(200);
    // With its name, for who reads the failure.
    expect({ of: one.name, picture: drawn(lean, renderer, one) }).toEqual({ of: one.name, picture: whole });
    if (whole.includes(renderer === "svg" ? "<pattern" : "createPattern")) hatched++;
  }
  // Printed rings and layers, and boxes that few observations stand behind.
  expect(hatched).toBeGreaterThan(0);
});

it("draws every example in place of the one before it as the whole library does", () => {
  for (const [at, one] of asked.entries()) {
    const before = asked[at - 1] ?? one;
    if (before.name.split(":")[0] !== one.name.split(":")[0]) continue;
    expect({ of: one.name, picture: drawn(lean, "svg", before, one) }).toEqual({ of: one.name, picture: drawn(full, "svg", before, one) });
  }
});

const bare = { axisLine: { show: false }, axisTick: { show: false } };
const plane = {
  animation: false,
  grid: {},
  xAxis: { type: "category", data: ["a", "b", "c"], ...bare },
  yAxis: { type: "value", ...bare },
};
const line = (more: object) => ({ ...plane, series: [{ type: "line", data: [1, 3, 2], ...more }] });
const bar = (more: object) => ({ ...plane, series: [{ type: "bar", data: [1, 3, 2], ...more }] });

it.each<[part: string, option: object]>([
  ["rich text", bar({ label: { show: true, formatter: "{a|x}", rich: { a: { fontSize: 20 } } } })],
  ["shadows", bar({ itemStyle: { shadowBlur: 4, shadowColor: "#112233" } })],
  ["the line of an axis", { ...bar({}), xAxis: { ...plane.xAxis, axisLine: { show: true } } }],
  ["the name of an axis", { ...bar({}), xAxis: { ...plane.xAxis, name: "Mois" } }],
  ["ticks of an axis", { ...bar({}), xAxis: { ...plane.xAxis, axisTick: { show: true } } }],
  ["lines between ticks", { ...bar({}), yAxis: { ...plane.yAxis, minorSplitLine: { show: true } } }],
  ["bands behind a plane", { ...bar({}), yAxis: { ...plane.yAxis, splitArea: { show: true } } }],
  ["ticks between names", { ...bar({}), xAxis: { ...plane.xAxis, splitLine: { show: true } } }],
  ["animation", { ...bar({}), animation: true }],
  ["bars sorted while shown", bar({ realtimeSort: true })],
  ["backgrounds of bars", bar({ showBackground: true })],
  ["bars by thousands", bar({ large: true, largeThreshold: 1 })],
  ["smooth lines", line({ smooth: true })],
  ["lines in steps", line({ step: "end" })],
])("throws where a chart asks for %s", (part, option) => {
  const asking = { option: option as EChartsOption, size: { width: 400, height: 300 } };
  expect(() => drawn(lean, "svg", asking)).toThrow(`left out of the build: ${part} (scripts/build/lean-charts.ts)`);
  expect(() => drawn(full, "svg", asking)).not.toThrow();
});
