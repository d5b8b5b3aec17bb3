import {
  isDashboard,
  isMenu,
  isMetricSource,
  isPage,
  isProduct,
  isTemplate,
  isView,
  isWidgetType,
  type Validator,
} from "../../src/generated/validators.js";

/** What a configuration file can be. */
export type DocumentKind = "product" | "metric" | "view" | "widget-type" | "template" | "page" | "menu" | "dashboard";

/** Kind → the validator of its form. */
export const validatorOf: Readonly<Record<DocumentKind, Validator<unknown>>> = {
  product: isProduct,
  metric: isMetricSource,
  view: isView,
  "widget-type": isWidgetType,
  template: isTemplate,
  page: isPage,
  menu: isMenu,
  dashboard: isDashboard,
};

/** Where the files of a kind stand, from the project's root. */
const folders: readonly (readonly [RegExp, DocumentKind])[] = [
  [/^templates\/product\.json$/, "product"],
  [/^widgets\/metrics\/[^/]+\.json$/, "metric"],
  [/^widgets\/views\/[^/]+\/view\.json$/, "view"],
  [/^widgets\/types\/[^/]+\.json$/, "widget-type"],
  [/^templates\/dashboards\/[^/]+\.json$/, "template"],
  [/^templates\/pages\/[^/]+\.json$/, "page"],
  [/^templates\/menus\/[^/]+\.json$/, "menu"],
];

/** Keys that only one kind has, the most telling first. */
const shapes: readonly (readonly [readonly string[], DocumentKind])[] = [
  [["page", "dashboard"], "page"],
  [["id", "dashboard"], "template"],
  [["widgets", "layout"], "dashboard"],
  [["menu", "items"], "menu"],
  [["type", "view"], "widget-type"],
  [["view", "accepts"], "view"],
  [["source", "measures"], "metric"],
  [["slug", "tonalities"], "product"],
];

/** True for the files that make up the live configuration. */
export function isConfigFile(file: string): boolean {
  return folders.some(([pattern]) => pattern.test(file));
}

/** A document's kind: its `$schema`, else its folder, else its shape; null where none of them tells. */
export function kindOf(file: string, value: unknown): DocumentKind | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return byFolder(file);
  const named = "$schema" in value && typeof value.$schema === "string" ? (/([a-z-]+)\.schema\.json$/.exec(value.$schema)?.[1] ?? "") : "";
  if (Object.hasOwn(validatorOf, named)) return named as DocumentKind;
  return byFolder(file) ?? shapes.find(([keys]) => keys.every((key) => Object.hasOwn(value, key)))?.[1] ?? null;
}

function byFolder(file: string): DocumentKind | null {
  return folders.find(([pattern]) => pattern.test(file))?.[1] ?? null;
}
