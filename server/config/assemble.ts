import type { Catalog } from "../../src/engine/catalog.ts";
import { metricsOf } from "../../src/engine/catalog.ts";
import { checkMenu, checkPage, checkTemplate, checkWhole, routeOf } from "../../src/engine/check-document.ts";
import { checkProduct } from "../../src/engine/check-product.ts";
import { checkType, checkView } from "../../src/engine/check-type.ts";
import { checkIndexes } from "../../src/engine/index-weights.ts";
import { problem, step } from "../../src/engine/problems.ts";
import type {
  ConfigProblem,
  Dashboard,
  Menu,
  MenuItem,
  MetricSource,
  Page,
  Product,
  Template,
  View,
  WidgetType,
} from "../../src/generated/types.ts";
import type { DocumentKind } from "./document-kind.ts";
import { fileNameOf, knownParts, knownTypes, type LeftOut, withoutBareTypes } from "./known-names.ts";
import { located } from "./position.ts";
import type { ReadDocument } from "./read-document.ts";

/** A configuration whose parts have been checked against each other. */
export interface Config {
  catalog: Catalog;
  views: View[];
  pages: Page[];
  templates: Template[];
  menus: Menu[];
  /** Documents outside the folders, given to the linter. */
  dashboards: Dashboard[];
  problems: ConfigProblem[];
  /** File → its last value without a problem, for the next assembly. */
  lastValid: Map<string, ValidVersion>;
}

/** The names of the application's routes for a product's slug. */
export type RouteNames = (slug: string) => readonly string[];

/** A document's value that had no problem when it was last checked. */
export interface ValidVersion {
  kind: DocumentKind;
  value: unknown;
}

/** How the documents of a kind are taken, beyond their check. */
interface Further<T> {
  /** Which of a value's problems are its own; all of them where absent. */
  tell?: (value: T) => ConfigProblem[];
  /** Uses one of sound form whatever else is wrong. */
  keepsUnsound?: boolean;
  /** Receives those that are not used as they were read. */
  leftOut?: LeftOut[];
}

/** What a configuration cannot do without. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];
  constructor(problems: readonly ConfigProblem[]) {
    const found =
      problems.length > 0
        ? problems
        : [{ ...problem("", "Ce fichier est introuvable\u00a0: il décrit le produit."), file: "templates/product.json" }];
    super(found.map(({ file, line, column, message }) => `${file}:${line ?? 1}:${column ?? 1} ${message}`).join("\n"));
    this.name = "ConfigError";
    this.problems = found;
  }
}

/**
 * Joins the documents into one configuration, in the order in which they refer to each other. An invalid
 * one is reported and its last valid version stays; where it never had one it is left out, but a page or
 * template of sound form is kept: its bad tiles alone show their cause. One mistake is one problem: of who
 * refers to what is left out nothing is told, though a type is left out with its view. Throws
 * {@link ConfigError} without a valid product. `routes` are the names that menus may lead to.
 */
export function assemble(
  documents: readonly ReadDocument[],
  routes: RouteNames,
  before: ReadonlyMap<string, ValidVersion> = new Map(),
): Config {
  const problems: ConfigProblem[] = documents.flatMap((document) => document.problems);
  const lastValid = new Map<string, ValidVersion>();

  const take = <T>(
    kind: DocumentKind,
    idOf: (value: T) => string,
    checkValue: (value: T, others: readonly T[]) => ConfigProblem[],
    { tell, keepsUnsound = false, leftOut = [] }: Further<T> = {},
  ): T[] => {
    const ofKind = documents.filter((candidate) => candidate.kind === kind);
    const taken = new Map<string, { value: T; file: string }>();
    const claim = (document: ReadDocument): number => {
      if (document.problems.length > 0) return claims.other;
      const id = idOf(document.value as T);
      const previous = before.get(document.file);
      if (previous?.kind === kind && idOf(previous.value as T) === id) return claims.holds;
      return fileNameOf(document.file) === id ? claims.named : claims.other;
    };
    for (const document of ofKind.toSorted((a, b) => claim(a) - claim(b))) {
      const previous = before.get(document.file);
      const value = choose<T>(
        document,
        previous?.kind === kind ? (previous.value as T) : undefined,
        (candidate) =>
          checkValue(
            candidate,
            [...taken.values()].map(({ value: other }) => other),
          ),
        keepsUnsound,
      );
      const told = tell && value.problems.length > 0 ? tell(document.value as T) : value.problems;
      problems.push(...located(told, document.file, document.text));
      if (value.used === undefined || value.used !== document.value)
        leftOut.push({ document, blameless: document.problems.length + told.length === 0, replaced: value.used !== undefined });
      if (value.valid !== undefined) lastValid.set(document.file, { kind, value: value.valid });
      if (value.used === undefined) continue;
      const id = idOf(value.used);
      const holder = taken.get(id);
      if (holder)
        problems.push(
          ...located(
            [problem("", `${holder.file} définit déjà «\u00a0${id}\u00a0»\u00a0: choisissez un autre nom.`)],
            document.file,
            document.text,
          ),
        );
      else taken.set(id, { value: value.used, file: document.file });
    }
    const place = new Map(ofKind.map(({ file }, index) => [file, index]));
    return [...taken.values()].toSorted((a, b) => (place.get(a.file) ?? 0) - (place.get(b.file) ?? 0)).map(({ value }) => value);
  };

  const [product] = take<Product>("product", () => "product", checkProduct);
  if (!product) throw new ConfigError(problems.filter(({ file }) => file?.endsWith("product.json")));
  const leftOut = { sources: [] as LeftOut[], views: [] as LeftOut[], types: [] as LeftOut[] };
  const sources = take<MetricSource>("metric", ({ source }) => source, checkSource, { leftOut: leftOut.sources });
  const views = take<View>("view", ({ view }) => view, checkView, { leftOut: leftOut.views });
  const bare: Catalog = {
    product,
    metrics: metricsOf(sources),
    views: Object.fromEntries(views.map((view) => [view.view, manifestOf(view)])),
    types: {},
  };
  const parts = knownParts(bare, leftOut.sources, leftOut.views);
  const types = take<WidgetType>(
    "widget-type",
    ({ type }) => type,
    (type) => checkType(type, bare),
    { tell: (type) => (parts.unread ? [] : checkType(type, parts.catalog)), leftOut: leftOut.types },
  );
  const catalog: Catalog = { ...bare, types: Object.fromEntries(types.map((type) => [type.type, type])) };
  const known = knownTypes(parts, catalog.types, leftOut.types);
  const own = (found: ConfigProblem[], dashboard: Dashboard, at = "/dashboard"): ConfigProblem[] =>
    known.unread ? [] : withoutBareTypes(found, dashboard, at, known);

  const templates = take<Template>(
    "template",
    ({ id }) => id,
    (template) => checkTemplate(template, catalog),
    { tell: (template) => own(checkTemplate(template, known.catalog), template.dashboard), keepsUnsound: true },
  );
  const pages = take<Page>(
    "page",
    ({ page }) => page,
    (page) => checkPage(page, catalog),
    { tell: (page) => own(checkPage(page, known.catalog), page.dashboard), keepsUnsound: true },
  );
  const names = routes(product.slug);
  const menus = take<Menu>(
    "menu",
    ({ menu }) => menu,
    (menu) =>
      checkMenu(
        menu,
        names,
        product.slug,
        product.links.map(({ id }) => id),
      ),
  ).map((menu) => ({ ...menu, items: named(menu.items, product) }));
  let count = 0;
  const dashboards = take<Dashboard>(
    "dashboard",
    () => String(count++),
    (dashboard) => checkWhole(dashboard, catalog),
    { tell: (dashboard) => own(checkWhole(dashboard, known.catalog), dashboard, ""), keepsUnsound: true },
  );
  return { catalog, views, templates, pages, menus, dashboards, problems, lastValid };
}

/** Whose a name is that two files claim: the file's that had it already, then the file's of that name. */
const claims = { holds: 0, named: 1, other: 2 } as const;

/** Which version of a document counts: the one read if it is valid, else its last valid one, else (where half a page is better than none) the one read. */
function choose<T>(
  document: ReadDocument,
  previous: T | undefined,
  checkValue: (value: T) => ConfigProblem[],
  keepsUnsound: boolean,
): { used?: T; valid?: T; problems: ConfigProblem[] } {
  const sound = document.problems.length === 0;
  const found = sound ? checkValue(document.value as T) : [];
  if (sound && found.length === 0) return { used: document.value as T, valid: document.value as T, problems: [] };
  if (previous !== undefined && checkValue(previous).length === 0) return { used: previous, valid: previous, problems: found };
  return {
    ...(sound && keepsUnsound ? { used: document.value as T } : {}),
    ...(previous === undefined ? {} : { valid: previous }),
    problems: found,
  };
}

/** The entries with the product's slug in their routes and its name in their labels. */
function named(items: readonly MenuItem[], product: Product): MenuItem[] {
  return items.map((item) => ({
    ...item,
    label: item.label.replaceAll("{product}", product.name),
    ...(item.route ? { route: routeOf(item, product.slug) } : {}),
    ...(item.items ? { items: named(item.items, product) } : {}),
  }));
}

function manifestOf({ view, label, accepts, minSize, defaultSize }: View): Catalog["views"][string] {
  return { view, label, accepts, minSize, defaultSize };
}

/** A measure has one source, the field that its kind reads, and weights that can be looked up. */
function checkSource({ source, measures }: MetricSource, others: readonly MetricSource[]): ConfigProblem[] {
  const own = Object.entries(measures).flatMap(([name, { kind, field, at_least, at_most }]) => {
    const at = `/measures${step(name)}`;
    const other = others.find((candidate) => candidate.source !== source && Object.hasOwn(candidate.measures, name));
    return [
      ...(other ? [problem(at, `L’indicateur «\u00a0${name}\u00a0» est déjà défini par la source «\u00a0${other.source}\u00a0».`)] : []),
      ...(["mean", "median", "share", "distinct"].includes(kind) && !field
        ? [problem(at, `Un indicateur «\u00a0${kind}\u00a0» demande son champ («\u00a0field\u00a0»).`)]
        : []),
      ...(kind === "share" && at_least === undefined && at_most === undefined
        ? [problem(at, "Une part demande les valeurs qui comptent («\u00a0at_least\u00a0» ou «\u00a0at_most\u00a0»).")]
        : []),
    ];
  });
  return [...own, ...checkIndexes(measures)];
}
