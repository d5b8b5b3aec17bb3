import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import { leanCharts } from "./lean-charts.ts";

interface Hooks {
  transform: { filter: { id: RegExp }; handler: (code: string, id: string) => { code: string } | null };
  buildEnd: (this: object, error?: Error) => void;
}

const hooks = (): Hooks => leanCharts() as unknown as Hooks;
const context = {
  error: (message: string) => {
    throw new Error(message);
  },
};
const packages = join(import.meta.dirname, "../../node_modules");
const published = ["echarts/lib", "echarts/i18n", "zrender/lib", "size-sensor/lib"].flatMap((folder) =>
  readdirSync(join(packages, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(packages, folder, name)),
);

/** Gives every file of the library to the plugin; what it changed, by path. */
function lean({ transform }: Hooks, edit = (code: string): string => code): Map<string, string> {
  const changed = new Map<string, string>();
  for (const file of published) {
    const found = transform.filter.id.test(file) && transform.handler(edit(readFileSync(file, "utf8")), file);
    if (found) changed.set(file.slice(packages.length + 1), found.code);
  }
  return changed;
}

it("finds in the installed library all that it leaves out", () => {
  const plugin = hooks();
  lean(plugin);
  expect(() => plugin.buildEnd.call(context)).not.toThrow();
});

/** The modules that stand for whole ones, with what they export. */
const standing = await Promise.all(
  [...lean(hooks())]
    .filter(([, code]) => !code.includes("import "))
    .map(async ([file, code]) => {
      const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
      return { file, code, parts: Object.entries(module).map(([name, part]) => ({ file, name, part })) };
    }),
);
const parts = standing.flatMap((module) => module.parts);
const functions = parts.flatMap(({ part, ...rest }) => (typeof part === "function" ? [{ ...rest, part: part as Part }] : []));
type Part = (this: unknown, ...given: unknown[]) => unknown;
const partOf = (file: string, name = "default"): Part =>
  functions.find((one) => one.file.endsWith(file) && one.name === name)?.part as Part;

it.each(functions.filter(({ part }) => /^function \(\) \{\s*throw /.test(String(part))))(
  "says what was left out, where a chart calls or makes $name of $file",
  ({ part }) => {
    expect(() => part()).toThrow(/left out of the build: \w.* \(scripts\/build\/lean-charts\.ts\)/);
    expect(() => Reflect.construct(part, []) as unknown).toThrow("left out of the build");
  },
);

it("leaves for classes what can be made anew, and nothing that is missing", () => {
  expect(functions.length).toBeGreaterThan(20);
  for (const { part } of functions) expect(() => Reflect.construct(Object, [], part) as unknown).not.toThrow();
  expect(parts.filter(({ part }) => part === undefined)).toEqual([]);
});

const label = (shown: string) => ({
  getData: () => ({
    each: (visit: (index: number) => void) => visit(0),
    getItemModel: () => ({ get: (path: string[]) => path.filter((name) => name !== "").join(".") === shown }),
  }),
});
const dragged = (part: object) => (): void =>
  void partOf("Draggable.js").call({}, { on: (_: string, then: (event: object) => void) => then({ target: { parent: part } }) });
const old = (option: object) => (): unknown => partOf("backwardCompat.js")(option);
const sampled = (sampling?: string) => (): unknown =>
  (partOf("dataSample.js")("line") as { reset: (series: object) => void }).reset({ get: () => sampling });

it.each([
  ["a sampled series", sampled("lttb"), sampled("none")],
  ["a name on a ring", () => partOf("pie/labelLayout.js")(label("label.show")), () => partOf("pie/labelLayout.js")(label(""))],
  ["a name on a ring, under the pointer", () => partOf("pie/labelLayout.js")(label("emphasis.label.show")), sampled()],
  ["a dragged part", dragged({ parent: { draggable: true } }), dragged({ draggable: false })],
  [
    "an old style",
    old({ series: { data: [{ itemStyle: { normal: {} } }] } }),
    old({ series: [{ data: [3, { itemStyle: { color: "#123" } }] }] }),
  ],
  ["an old option", old({ dataRange: {} }), old({})],
  ["an old option of a series", old({ series: [{ type: "pie", clockWise: true }] }), old({ series: [{ type: "pie", clockwise: true }] })],
  ["the dark theme", () => ({ ...(parts.find(({ file }) => file.endsWith("theme/dark.js"))?.part as object) }), sampled()],
])("refuses %s, and lets pass what asks for no part that was left out", (_what, asking, other) => {
  expect(asking).toThrow("left out of the build");
  expect(other).not.toThrow();
});

it("takes a method out whole, and no other", () => {
  const before = readFileSync(join(packages, "zrender/lib/svg/Painter.js"), "utf8");
  const after = lean(hooks()).get("zrender/lib/svg/Painter.js") ?? "";
  const methods = (code: string): string[] => Array.from(code.matchAll(/prototype\.(\w+) = /g), ([, name]) => name ?? "");
  expect(methods(after)).toEqual(methods(before).filter((name) => name !== "renderToString" && name !== "toDataURL"));
});

it.each([
  ["a method", "prototype.getDataURL", "echarts/lib/core/echarts.js"],
  ["an import", "import { brushSingle }", "echarts/lib/util/decal.js"],
  ["a part that is refused", "if (smooth > 0) {", "echarts/lib/chart/line/poly.js"],
])("fails a build where it does not find %s any more", (_what, text, file) => {
  const plugin = hooks();
  lean(plugin, (code) => code.replace(text, "changed"));
  expect(() => plugin.buildEnd.call(context)).toThrow(file);
  // A build that failed for another reason tells that one.
  expect(() => plugin.buildEnd.call(context, new Error("other"))).not.toThrow();
});
