import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import { leanRouter } from "./lean-router.ts";

interface Hooks {
  resolveId: (this: object, source: string, importer: string, options: object) => Promise<{ id: string } | null>;
  transform: { handler: (code: string) => { code: string } };
  buildEnd: (this: object, error?: Error) => void;
}

const context = (id = ""): object => ({
  resolve: () => Promise.resolve({ id }),
  error: (message: string) => {
    throw new Error(message);
  },
});
const hooks = (): Hooks => leanRouter() as unknown as Hooks;
const published = 'var Link = React3.forwardRef(draw);\nLink.displayName = "Link";';
const production = join(import.meta.dirname, "../../node_modules/react-router/dist/production");
/** The file of the installed package that holds the router proper. */
const core =
  readdirSync(production)
    .filter((name) => name.endsWith(".mjs"))
    .map((name) => readFileSync(join(production, name), "utf8"))
    .find((code) => code.includes("\nfunction createBrowserRouter(")) ?? "";

it("takes the production files, and leaves every other import alone", async () => {
  const { resolveId } = hooks();
  const found = await resolveId.call(context("/x/node_modules/react-router/dist/development/index.mjs"), "react-router", "a.ts", {});
  expect(found?.id).toBe("/x/node_modules/react-router/dist/production/index.mjs");
  expect(await resolveId.call(context(), "react", "a.ts", {})).toBeNull();
});

it("fails a build whose router is published elsewhere", async () => {
  const elsewhere = context("/x/node_modules/react-router/dist/main.js");
  await expect(hooks().resolveId.call(elsewhere, "react-router", "a.ts", {})).rejects.toThrow("dist/main.js");
});

it("lets go of components that nothing uses", () => {
  const { transform, buildEnd } = hooks();
  expect(transform.handler(published).code.trim()).toBe("var Link = /* @__PURE__ */ React3.forwardRef(draw);");
  transform.handler(core);
  expect(() => buildEnd.call(context())).not.toThrow();
});

it("leaves out of the installed router what no route of the product reaches, and says so where it is called", () => {
  const { code } = hooks().transform.handler(core);
  expect(code.length).toBeLessThan(core.length);
  expect(code).toMatch(/function handleAction\(.*\) \{ throw new Error\("left out of the build: actions/);
  for (const name of ["startNavigation", "handleLoaders", "completeNavigation", "startRedirectNavigation"]) {
    const whole = new RegExp(`^  async function ${name}\\(|^  function ${name}\\(`, "m");
    expect(code).toMatch(whole);
  }
});

it("fails a build whose router has lost a part that is left out", () => {
  const { transform, buildEnd } = hooks();
  transform.handler(published);
  expect(() => buildEnd.call(context())).toThrow("does not find");
  transform.handler(core.replace("function handleAction(", "function handleActions("));
  expect(() => buildEnd.call(context())).toThrow("handleAction");
});

it.each([
  ["components", published.replace("React3.forwardRef", "forwardRef")],
  ["names", published.replace("Link.displayName", 'Link["displayName"]')],
])("fails a build where it finds no %s any more", (_what, code) => {
  const { transform, buildEnd } = hooks();
  transform.handler(code);
  expect(() => buildEnd.call(context())).toThrow("nothing to change");
  // A build that failed for another reason tells that one.
  expect(() => buildEnd.call(context(), new Error("other"))).not.toThrow();
});
