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
  expect(() => buildEnd.call(context())).not.toThrow();
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
