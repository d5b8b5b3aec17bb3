import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import { leanIcons } from "./lean-icons.ts";

interface Hooks {
  transform: { filter: { id: RegExp }; handler: (this: object, code: string, id: string) => { code: string } };
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
  for (const name of icons.filter((_, i) => i % 5 === 0)) {
    const code = readFileSync(join(folder, name), "utf8");
    if (!code.includes("import createLucideIcon ")) continue;
    const bare = (await strokes(code)).map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
    expect(await strokes(plugin.transform.handler.call(context, code, name).code), name).toEqual(bare);
  }
});

it("fails a build at the first icon that has no keys to take", () => {
  const { handler } = hooks().transform;
  expect(() => handler.call(context, 'export default createLucideIcon("x", [["path", { d: "M0 0" }]]);', "x.mjs")).toThrow(
    "no keys in x.mjs",
  );
  expect(() => handler.call(context, 'export { default } from "./x.mjs";', "alias.mjs")).not.toThrow();
});
