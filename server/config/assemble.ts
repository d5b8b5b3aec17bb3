import { addressOfPage, destinationPage } from "../../src/domain/access/routes.ts";
import type { Catalog } from "../../src/engine/catalog/catalog.ts";
import { metricsOf } from "../../src/engine/catalog/catalog.ts";
import { checkDashboardFile, checkMenu, checkPage, checkTemplate, routeOf } from "../../src/engine/check/document.ts";
import { checkProduct } from "../../src/engine/check/config/product.ts";
import { checkRatios } from "../../src/engine/check/ratio.ts";
import { checkType, checkView } from "../../src/engine/check/type.ts";
import { checkIndexes } from "../../src/engine/catalog/index-weights.ts";
import { checkPageRoles } from "../../src/engine/check/roles.ts";
import { problem, step } from "../../src/engine/check/problems.ts";
import type {
  ConfigProblem,
  Dashboard,
  DestinationPage,
  Menu,
  MenuItem,
  MetricSource,
  Page,
  Product,
  Template,
  View,
  WidgetType,
} from "../../src/generated/types.ts";
import { type DocumentKind, kinds } from "./document-kind.ts";
import { imagesFolder } from "./files.ts";
import { fileNameOf, knownParts, knownTemplates, knownTypes, type LeftOut, withoutBareTypes, knownPageRoutes } from "./known-names.ts";
import type { PlainKind } from "./kinds/kind.ts";
import { type PlainDocuments, type PlainKindName, plainKinds } from "./kinds/plain-kinds.ts";
import { located } from "./position.ts";
import type { ReadDocument } from "./read-document.ts";

/** A configuration whose parts have been checked against each other. */
export interface Config {
  catalog: Catalog;
  views: View[];
  pages: Page[];
  /** The addresses of the pages, in their order. */
  destinationPages: DestinationPage[];
  templates: Template[];
  menus: Menu[];
  plain: PlainDocuments;
  /** Documents outside the folders, given to the linter. */
  dashboards: Dashboard[];
  problems: ConfigProblem[];
  /** File → what became of it. */
  standings: ReadonlyMap<string, Standing>;
}

/** The names of the application's routes, those of the destination's pages among them. */
export type RouteNames = (pages: readonly DestinationPage[]) => readonly string[];

/** What an assembly made of a document. */
export interface Standing {
  kind: DocumentKind;
  /** It is a part of the configuration. */
  used: boolean;
  /** What is wrong with it, those problems included that are reported elsewhere; their place is not known. */
  faults: readonly ConfigProblem[];
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
        : [{ ...problem("", "Ce fichier est introuvable : il décrit le produit."), file: "templates/product.json" }];
    super(found.map(({ file, line, column, message }) => `${file}:${line ?? 1}:${column ?? 1} ${message}`).join("\n"));
    this.name = "ConfigError";
    this.problems = found;
  }
}

/**
 * Joins the documents into one configuration, in the order in which they refer to each other. An invalid one is
 * reported and left out, but a page or template of sound form is kept: its bad tiles alone show their cause. One
 * mistake is one problem: what refers to something that is left out is not reported, though a type is left out with its view.
 * Of two that define one name the file in `settled` has it. Throws {@link ConfigError} without a valid product.
 * `routes` are the names that menus may lead to.
 */
export function assemble(documents: readonly ReadDocument[], routes: RouteNames, settled: ReadonlySet<string> = new Set()): Config {
  const problems: ConfigProblem[] = documents.flatMap((document) => document.problems);
  const standings = new Map<string, Standing>();

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
      if (settled.has(document.file)) return claims.holds;
      return fileNameOf(document.file) === idOf(document.value as T) ? claims.named : claims.other;
    };
    for (const document of ofKind.toSorted((a, b) => claim(a) - claim(b))) {
      const { file, text } = document;
      const sound = document.problems.length === 0;
      const value = document.value as T;
      const others = [...taken.values()].map(({ value: other }) => other);
      const faults = sound ? checkValue(value, others) : [];
      const told = tell && faults.length > 0 ? tell(value) : faults;
      problems.push(...located(told, file, text));
      const used = sound && (keepsUnsound || faults.length === 0);
      if (!used) leftOut.push({ document, blameless: sound && told.length === 0 });
      const holder = used ? taken.get(idOf(value)) : undefined;
      const doubled = holder
        ? [problem(namedAt(kind, value), `${holder.file} définit déjà « ${idOf(value)} » : choisissez un autre nom.`)]
        : [];
      problems.push(...located(doubled, file, text));
      if (used && !holder) taken.set(idOf(value), { value, file });
      standings.set(file, { kind, used: used && !holder, faults: [...document.problems, ...faults, ...doubled] });
    }
    const place = new Map(ofKind.map(({ file }, index) => [file, index]));
    return [...taken.values()].toSorted((a, b) => (place.get(a.file) ?? 0) - (place.get(b.file) ?? 0)).map(({ value }) => value);
  };

  const [product] = take<Product>(
    "product",
    () => "product",
    (value) => checkProduct(value, imagesAmong(documents)),
  );
  if (!product) throw new ConfigError(problems.filter(({ file }) => file?.endsWith("product.json")));
  const leftOut = { sources: [] as LeftOut[], views: [] as LeftOut[], types: [] as LeftOut[], pages: [] as LeftOut[] };
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
  const catalog: Catalog = {
    ...bare,
    templates: knownTemplates(documents),
    types: Object.fromEntries(types.map((type) => [type.type, type])),
  };
  const known = knownTypes(parts, catalog, leftOut.types);
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
    // Two pages never share an address, whatever they call themselves.
    (page) => addressOfPage(destinationPage(page, product)),
    (page) => [...checkPageRoles(page), ...checkPage(page, catalog)],
    {
      tell: (page) => [...checkPageRoles(page), ...own(checkPage(page, known.catalog), page.dashboard)],
      keepsUnsound: true,
      leftOut: leftOut.pages,
    },
  );
  const destinationPages = pages.map((page) => destinationPage(page, product));
  const names = routes(destinationPages);
  const links = product.links.map(({ id }) => id);
  const menus = take<Menu>(
    "menu",
    ({ menu }) => menu,
    (menu) => checkMenu(menu, names, product.slug, links),
    // An entry that leads nowhere is not shown: it costs its menu nothing else.
    { tell: (menu) => checkMenu(menu, [...names, ...knownPageRoutes(leftOut.pages)], product.slug, links), keepsUnsound: true },
  ).map((menu) => ({ ...menu, items: named(menu.items, product) }));
  const takePlain = <T>(name: PlainKindName, { idOf, check, order }: PlainKind<T>): T[] => {
    const siblings = documents.filter(({ kind }) => kind === name);
    const taken = take<T>(name, idOf, (value) => check(value, { product, routes: names, siblings }));
    return order ? taken.toSorted(order) : taken;
  };
  const plain = Object.fromEntries(
    Object.entries(plainKinds).map(([name, kind]) => [name, takePlain(name as PlainKindName, kind as PlainKind<unknown>)]),
  ) as PlainDocuments;
  let count = 0;
  const dashboards = take<Dashboard>(
    "dashboard",
    () => String(count++),
    (dashboard) => checkDashboardFile(dashboard, catalog),
    { tell: (dashboard) => own(checkDashboardFile(dashboard, known.catalog), dashboard, ""), keepsUnsound: true },
  );
  return {
    catalog,
    views,
    templates,
    pages,
    destinationPages,
    menus,
    plain,
    dashboards,
    problems,
    standings,
  };
}

/** The names of the brand's images. */
function imagesAmong(documents: readonly ReadDocument[]): readonly string[] {
  return documents.flatMap(({ file, value }) => (file === imagesFolder ? (value as string[]) : []));
}

/** Where a document gives the name that another one has: a page's own address counts as its name. */
function namedAt(kind: DocumentKind, value: unknown): string {
  if (kind === "page" && (value as Page).address !== undefined) return "/address";
  const { key } = kinds[kind];
  return key === undefined ? "" : `/${key}`;
}

/** Whose a name is that two files claim: the file's that is in force already, then the file's of that name. */
const claims = { holds: 0, named: 1, other: 2 } as const;

/** The entries with the product's slug in their routes and its name in their labels. */
function named(items: readonly MenuItem[], product: Product): MenuItem[] {
  return items.map((item) => ({
    ...item,
    label: item.label.replaceAll("{product}", product.name),
    ...(item.route ? { route: routeOf(item, product.slug) } : {}),
    ...(item.items ? { items: named(item.items, product) } : {}),
  }));
}

function manifestOf({ view, label, accepts, needs, minSize, defaultSize }: View): Catalog["views"][string] {
  return { view, label, accepts, ...(needs ? { needs } : {}), minSize, defaultSize };
}

/** A measure has one source, the field that its kind reads, and weights that can be looked up. */
function checkSource({ source, measures }: MetricSource, others: readonly MetricSource[]): ConfigProblem[] {
  const own = Object.entries(measures).flatMap(([name, { kind, field, at_least, at_most }]) => {
    const at = `/measures${step(name)}`;
    const other = others.find((candidate) => candidate.source !== source && Object.hasOwn(candidate.measures, name));
    return [
      ...(other ? [problem(at, `L’indicateur « ${name} » est déjà défini par la source « ${other.source} ».`)] : []),
      ...(["mean", "median", "share", "distinct"].includes(kind) && !field
        ? [problem(at, `Un indicateur « ${kind} » demande son champ (« field »).`)]
        : []),
      ...(kind === "share" && at_least === undefined && at_most === undefined
        ? [problem(at, "Une part demande les valeurs qui comptent (« at_least » ou « at_most »).")]
        : []),
    ];
  });
  return [...own, ...checkIndexes(measures), ...checkRatios({ source, measures })];
}
