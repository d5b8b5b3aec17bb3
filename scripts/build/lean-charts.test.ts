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

it("leaves a part that says what was asked for, where a chart needs one that is left out", async () => {
  const code = lean(hooks()).get("echarts/lib/scale/Time.js") ?? "";
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { calcNiceForTimeScale: () => void };
  expect(module.calcNiceForTimeScale).toThrow("axes of time");
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
])("fails a build where it does not find %s any more", (_what, text, file) => {
  const plugin = hooks();
  lean(plugin, (code) => code.replace(text, "changed"));
  expect(() => plugin.buildEnd.call(context)).toThrow(file);
  // A build that failed for another reason tells that one.
  expect(() => plugin.buildEnd.call(context, new Error("other"))).not.toThrow();
});
