import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import { leanTexts } from "./lean-texts.ts";

interface Hooks {
  transform: { filter: { id: RegExp }; handler: (code: string) => { code: string } };
  buildEnd: (this: object, error?: Error) => void;
}

interface Library {
  createInstance: () => {
    init: (options: object) => unknown;
    t: (key: string, values?: object) => string;
    addResourceBundle: (language: string, namespace: string, texts: object) => void;
    cloneInstance: () => unknown;
  };
}

const file = join(import.meta.dirname, "../../node_modules/i18next/dist/esm/i18next.js");
const published = readFileSync(file, "utf8");
const hooks = (): Hooks => leanTexts() as unknown as Hooks;
const context = {
  error: (message: string) => {
    throw new Error(message);
  },
};

async function instance(): Promise<ReturnType<Library["createInstance"]>> {
  const { code } = hooks().transform.handler(published);
  const library = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Library;
  const made = library.createInstance();
  made.init({
    lng: "fr",
    fallbackLng: "fr",
    defaultNS: "ui",
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: {
      fr: { ui: { hello: "Bonjour {{name}}", reviews_one: "{{count, number}} avis", reviews_other: "{{count, number}} avis en tout" } },
    },
  });
  return made;
}

it("finds in the installed library all that it leaves out", () => {
  const plugin = hooks();
  expect(plugin.transform.filter.id.test(file)).toBe(true);
  plugin.transform.handler(published);
  expect(() => plugin.buildEnd.call(context)).not.toThrow();
});

it("keeps values, plurals, numbers and texts that a part adds later", async () => {
  const texts = await instance();
  expect(texts.t("hello", { name: "$t(hello)" })).toBe("Bonjour $t(hello)");
  expect(texts.t("reviews", { count: 1 })).toBe("1 avis");
  expect(texts.t("reviews", { count: 12_345 })).toMatch(/^12\s345 avis en tout$/);
  texts.addResourceBundle("fr", "edit", { save: "Enregistrer" });
  expect(texts.t("edit:save")).toBe("Enregistrer");
});

it("says what was asked for, where something that is left out is needed after all", async () => {
  const texts = await instance();
  expect(() => texts.cloneInstance()).toThrow("copies of an instance");
});

it("fails a build where it does not find a part any more", () => {
  const plugin = hooks();
  plugin.transform.handler(published.replace("cloneInstance(options", "copied(options"));
  expect(() => plugin.buildEnd.call(context)).toThrow("cloneInstance");
  // A build that failed for another reason tells that one.
  expect(() => plugin.buildEnd.call(context, new Error("other"))).not.toThrow();
});
