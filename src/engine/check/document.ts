import { typeset } from "../../domain/format/typeset.ts";
import { menuIconNames } from "../../domain/design/menu-icons.ts";
import type { ConfigProblem, Dashboard, Menu, MenuItem, Page, Template } from "../../generated/types.ts";
import { isDashboard } from "../../generated/validators.js";
import type { Catalog } from "../catalog/catalog.ts";
import { check } from "./form.ts";
import { isInternalQuery } from "../plan/plan.ts";
import { overlaid } from "../query/kind.ts";
import { checkLiveText, checkPlaceholders } from "./live-text.ts";
import { checkPlaces } from "./places.ts";
import { checkRoles } from "./roles.ts";
import { checkVocabulary } from "./vocabulary.ts";
import { entry } from "../entry.ts";
import { problem, step, unknownValue } from "./problems.ts";
import { checkReferences } from "./validate.ts";

/** Every problem of a dashboard, the values of its filters included: what a document must pass to be stored or shipped. */
export function checkWhole(document: unknown, catalog: Catalog, at = ""): ConfigProblem[] {
  const form = check(isDashboard, document, at);
  return form.length > 0 ? form : checkContent(document as Dashboard, catalog, at);
}

/** The problems of a dashboard's file: {@link checkWhole}'s, and boxes that would not be drawn as they are written. */
export function checkDashboardFile(document: unknown, catalog: Catalog): ConfigProblem[] {
  const found = checkWhole(document, catalog);
  return check(isDashboard, document).length > 0 ? found : [...found, ...checkPlaces(document as Dashboard, catalog)];
}

function checkContent(dashboard: Dashboard, catalog: Catalog, at: string, readsInternal = false): ConfigProblem[] {
  return [
    ...(readsInternal ? [] : checkInternal(dashboard, catalog, at)),
    ...checkExtends(dashboard, catalog, at),
    ...checkReferences(dashboard, catalog, at),
    ...checkVocabulary(dashboard, catalog.product, at),
  ];
}

/** The widgets that ask for figures of an internal source: they would be refused wherever the document is read. */
function checkInternal({ widgets }: Dashboard, catalog: Catalog, at: string): ConfigProblem[] {
  return Object.entries(widgets).flatMap(([id, { type, query }]) => {
    const asked = overlaid(entry(catalog.types, type)?.query ?? {}, query);
    if (!isInternalQuery(asked, catalog)) return [];
    const pointer = `${at}/widgets${step(id)}${query ? "/query" : "/type"}`;
    return [problem(pointer, "Les chiffres de la modération ne se lisent que sur une page de modération (« of » vaut « moderation »).")];
  });
}

/** The template that a dashboard is linked to, and its version, must exist. */
function checkExtends({ extends: base }: Dashboard, { templates }: Catalog, at: string): ConfigProblem[] {
  if (base === undefined || templates === undefined) return [];
  const [id = "", version = ""] = base.split("@");
  const latest = entry(templates, id);
  const pointer = `${at}/extends`;
  if (latest === undefined) {
    const found = unknownValue(pointer, "Le modèle", id, Object.keys(templates));
    const repaired = found.nearest === null ? null : `${found.nearest}@${templates[found.nearest] ?? version}`;
    return [{ ...found, repair: repaired === null ? null : [{ op: "replace", path: pointer, value: repaired }] }];
  }
  if (latest === null || (Number(version) >= 1 && Number(version) <= latest)) return [];
  return [
    problem(pointer, `Le modèle « ${id} » n’a pas de version ${version} : la dernière est la ${latest}.`, {
      nearest: `${id}@${latest}`,
      repair: [{ op: "replace", path: pointer, value: `${id}@${latest}` }],
    }),
  ];
}

/** The problems of a schema-valid page: its dashboard's, its texts', the method that its header explains, and what does not go with whose page it is. */
export function checkPage(page: Page, catalog: Catalog): ConfigProblem[] {
  return [
    ...checkOwner(page),
    ...checkPlaceholders(page.title, "/title"),
    ...checkLiveText(page.subtitle ?? "", "/subtitle", Object.keys(catalog.metrics.measures)),
    ...checkMethod(page.method, catalog),
    ...checkContent(page.dashboard, catalog, "/dashboard", page.of === "moderation"),
    ...checkOpenPage(page),
    ...checkPlaces(page.dashboard, catalog, "/dashboard"),
  ];
}

/** A public page has one address for everybody, which fixes no value: it cannot ask its reader for one. */
function checkOpenPage({ public: open, dashboard: { parameter } }: Page): ConfigProblem[] {
  if (!open || !parameter) return [];
  return [
    problem("/dashboard/parameter", "Une page publique ne peut pas demander de valeur à son lecteur.", {
      repair: [{ op: "remove", path: "/dashboard/parameter" }],
    }),
  ];
}

/** Addresses beside those of pages that are screens of the product. */
const screensBeside: Readonly<Record<NonNullable<Page["of"]>, readonly string[]>> = {
  establishment: ["reviews", "preferences", "grouping"],
  moderation: ["reviews", "todo"],
};

const ofDestination = ["public", "subtitle", "method"] as const;
const ofEstablishment = ["for", "tab", "order"] as const;
const strayFields = {
  destination: ofEstablishment,
  establishment: ofDestination,
  moderation: [...ofDestination, ...ofEstablishment],
} as const;
const strayReasons = {
  destination: "ne va qu’avec une page d’établissement (« of »)",
  establishment: "ne va qu’avec une page de la destination : une page d’établissement n’est ni publique ni titrée ainsi",
  moderation: "ne va pas avec une page de modération, que seuls les modérateurs et les administrateurs lisent",
} as const;

/** What a page of the destination says that an establishment's alone has, and the reverse; and an address that is taken. */
function checkOwner(page: Page): ConfigProblem[] {
  const stray = strayFields[page.of ?? "destination"];
  const why = strayReasons[page.of ?? "destination"];
  const found = stray.flatMap((name) =>
    page[name] === undefined || page[name] === false
      ? []
      : [problem(`/${name}`, `« ${name} » ${why}.`, { repair: [{ op: "remove", path: `/${name}` }] })],
  );
  const name = page.address ?? page.page;
  if (page.of === undefined || !screensBeside[page.of].includes(name)) return found;
  const at = page.address === undefined ? "/page" : "/address";
  return [...found, problem(at, `« ${name} » est l’adresse d’un écran du produit : choisissez-en une autre.`)];
}

/** The measure whose method a page explains must exist and have one that can be followed on an example. */
function checkMethod(name: string | undefined, { metrics: { measures } }: Catalog): ConfigProblem[] {
  if (name === undefined || entry(measures, name)?.method?.example) return [];
  const explained = Object.keys(measures).filter((known) => measures[known]?.method?.example);
  if (!entry(measures, name)) return [unknownValue("/method", "L’indicateur", name, explained)];
  return [
    problem("/method", `L’indicateur « ${name} » n’a pas de méthode à expliquer : il lui faut un champ « method » avec un exemple.`, {
      repair: [{ op: "remove", path: "/method" }],
    }),
  ];
}

/** The problems of a schema-valid dashboard template. */
export function checkTemplate(template: Template, catalog: Catalog): ConfigProblem[] {
  return [
    ...checkRoles(template.roles, "/roles"),
    ...checkContent(template.dashboard, catalog, "/dashboard"),
    ...checkPlaces(template.dashboard, catalog, "/dashboard"),
  ];
}

/** The name of the route that a menu entry leads to: «{slug}» is replaced by the product's. */
export function routeOf(item: MenuItem, slug: string): string | undefined {
  return item.route?.replaceAll("{slug}", slug);
}

/** The problems of a schema-valid menu: entries that lead nowhere, ids used twice, routes that `routes` does not have. */
export function checkMenu(menu: Menu, routes: readonly string[], slug: string, links: readonly string[] = []): ConfigProblem[] {
  const seen = new Set<string>();
  const checkItem = (item: MenuItem, at: string): ConfigProblem[] => {
    const problems: ConfigProblem[] = [];
    if (seen.has(item.id)) problems.push(problem(`${at}/id`, `L’identifiant « ${item.id} » est déjà pris dans ce menu.`));
    seen.add(item.id);
    problems.push(...checkPlaceholders(item.label, `${at}/label`), ...checkRoles(item.roles, `${at}/roles`));
    if (item.icon !== undefined && !(menuIconNames as readonly string[]).includes(item.icon))
      problems.push(unknownIcon(`${at}/icon`, item.icon));
    if (item.route && item.href)
      problems.push(
        problem(`${at}/href`, "Une entrée mène à une seule adresse : « route » ou « href ».", {
          repair: [{ op: "remove", path: `${at}/href` }],
        }),
      );
    // A condition such as «original-session» names an action of its own.
    if (!item.route && !item.href && !item.link && !item.items?.length && item.condition !== "original-session")
      problems.push(problem(at, "Cette entrée ne mène nulle part : indiquez « route », « href » ou « items »."));
    const route = routeOf(item, slug);
    if (route && !routes.includes(route)) problems.push(unknownValue(`${at}/route`, "La route", route, routes));
    if (item.link && !links.includes(item.link)) problems.push(unknownValue(`${at}/link`, "Le lien du produit", item.link, links));
    return [...problems, ...(item.items ?? []).flatMap((child, index) => checkItem(child, `${at}/items${step(index)}`))];
  };
  return menu.items.flatMap((item, index) => checkItem(item, `/items${step(index)}`));
}

function unknownIcon(pointer: string, name: string): ConfigProblem {
  const found = unknownValue(pointer, "L’icône", name, menuIconNames);
  return found.nearest === null ? { ...found, message: typeset(`${found.message} Icônes connues : ${menuIconNames.join(", ")}.`) } : found;
}
