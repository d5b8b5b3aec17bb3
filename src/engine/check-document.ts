import type { ConfigProblem, Dashboard, Menu, MenuItem, Page, Template } from "../generated/types.ts";
import { isDashboard } from "../generated/validators.js";
import type { Catalog } from "./catalog.ts";
import { checkVocabulary } from "./check-vocabulary.ts";
import { check } from "./check-form.ts";
import { checkForms } from "./check-live-text.ts";
import { entry } from "./entry.ts";
import { measuresOf } from "./kind.ts";
import { problem, step, unknownValue } from "./problems.ts";
import { checkReferences } from "./validate.ts";

/** Every problem of a dashboard, the values of its filters included: what a document must pass to be stored or shipped. */
export function checkWhole(document: unknown, catalog: Catalog, at = ""): ConfigProblem[] {
  const form = check(isDashboard, document, at);
  return form.length > 0 ? form : checkContent(document as Dashboard, catalog, at);
}

function checkContent(dashboard: Dashboard, catalog: Catalog, at: string): ConfigProblem[] {
  return [...checkReferences(dashboard, catalog, at), ...checkVocabulary(dashboard, catalog.product, at)];
}

/** The problems of a destination page of sound form: its dashboard's, and the figures of its subtitle. */
export function checkPage(page: Page, catalog: Catalog): ConfigProblem[] {
  const unknown = measuresOf({ text: page.subtitle ?? "" }).filter((name) => !entry(catalog.metrics.measures, name));
  return [
    ...unknown.map((name) => ({ ...unknownValue("/subtitle", "L’indicateur", name, Object.keys(catalog.metrics.measures)), repair: null })),
    ...checkForms(page.subtitle ?? "", "/subtitle"),
    ...checkContent(page.dashboard, catalog, "/dashboard"),
  ];
}

/** The problems of a dashboard template of sound form. */
export function checkTemplate(template: Template, catalog: Catalog): ConfigProblem[] {
  return checkContent(template.dashboard, catalog, "/dashboard");
}

/** The name of the route that a menu entry leads to: «{slug}» stands for the product's. */
export function routeOf(item: MenuItem, slug: string): string | undefined {
  return item.route?.replaceAll("{slug}", slug);
}

/** The problems of a menu of sound form: entries that lead nowhere, ids used twice, routes that `routes` does not have. */
export function checkMenu(menu: Menu, routes: readonly string[], slug: string, links: readonly string[] = []): ConfigProblem[] {
  const seen = new Set<string>();
  const checkItem = (item: MenuItem, at: string): ConfigProblem[] => {
    const problems: ConfigProblem[] = [];
    if (seen.has(item.id)) problems.push(problem(`${at}/id`, `L’identifiant «\u00a0${item.id}\u00a0» est déjà pris dans ce menu.`));
    seen.add(item.id);
    if (item.route && item.href)
      problems.push(
        problem(`${at}/href`, "Une entrée mène à une seule adresse\u00a0: «\u00a0route\u00a0» ou «\u00a0href\u00a0».", {
          repair: [{ op: "remove", path: `${at}/href` }],
        }),
      );
    // A condition such as «original-session» stands for an action of its own.
    if (!item.route && !item.href && !item.link && !item.items?.length && !item.condition)
      problems.push(
        problem(at, "Cette entrée ne mène nulle part\u00a0: indiquez «\u00a0route\u00a0», «\u00a0href\u00a0» ou «\u00a0items\u00a0»."),
      );
    const route = routeOf(item, slug);
    if (route && !routes.includes(route)) problems.push(unknownValue(`${at}/route`, "La route", route, routes));
    if (item.link && !links.includes(item.link)) problems.push(unknownValue(`${at}/link`, "Le lien du produit", item.link, links));
    return [...problems, ...(item.items ?? []).flatMap((child, index) => checkItem(child, `${at}/items${step(index)}`))];
  };
  return menu.items.flatMap((item, index) => checkItem(item, `/items${step(index)}`));
}
