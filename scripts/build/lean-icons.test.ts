import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import { leanIcons } from "./lean-icons.ts";

interface Hooks {
  transform: { filter: { id: RegExp }; handler: (code: string) => { code: string } };
  buildEnd: (this: object, error?: Error) => void;
}

type Icon = [tag: string, attributes: Record<string, string>][];

const folder = join(import.meta.dirname, "../../node_modules/lucide-react/dist/esm/icons");
const hooks = (): Hooks => leanIcons() as unknown as Hooks;
const context = {
  error: (message: string) => {
    throw new Error(message);
  },
};
/** Runs an icon's file with a library that gives back what it is given. */
async function strokes(code: string): Promise<Icon> {
  const alone = code.replace(/^import createLucideIcon .*$/m, "const createLucideIcon = (icon) => icon;");
  return ((await import(`data:text/javascript,${encodeURIComponent(alone)}`)) as { default: { node: Icon } }).default.node;
}

it("takes nothing from the installed icons but the keys of their strokes", async () => {
  const plugin = hooks();
  const icons = readdirSync(folder).filter((name) => plugin.transform.filter.id.test(join(folder, name)) && name !== "index.mjs");
  expect(icons.length).toBeGreaterThan(1000);
  for (const name of icons.slice(0, 300)) {
    const code = readFileSync(join(folder, name), "utf8");
    if (!code.includes("import createLucideIcon ")) continue;
    const bare = (await strokes(code)).map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
    expect(await strokes(plugin.transform.handler(code).code), name).toEqual(bare);
  }
  expect(() => plugin.buildEnd.call(context)).not.toThrow();
});

it("fails a build where the icons have no keys to take", () => {
  const plugin = hooks();
  plugin.transform.handler("export default 1;");
  expect(() => plugin.buildEnd.call(context)).toThrow("find no keys");
  // A build that failed for another reason tells that one.
  expect(() => plugin.buildEnd.call(context, new Error("other"))).not.toThrow();
});
