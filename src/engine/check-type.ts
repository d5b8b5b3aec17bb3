import type { ConfigProblem, View, WidgetType } from "../generated/types.ts";
import type { Validator } from "../generated/validators.js";
import { viewOptions } from "../generated/view-options.ts";
import type { Catalog } from "./catalog.ts";
import { checkFilterValues } from "./check-vocabulary.ts";
import { entry } from "./entry.ts";
import { problem, step, unknownValue } from "./problems.ts";
import { check, checkWidget } from "./validate.ts";

/** The problems of a widget type against the catalog: legal only if its query yields a kind that its view accepts. */
export function checkType(type: WidgetType, catalog: Catalog): ConfigProblem[] {
  if (!entry(catalog.views, type.view)) return [unknownValue("/view", "La vue", type.view, Object.keys(catalog.views))];
  return [
    ...checkWidget({ type: type.type }, { ...catalog, types: { [type.type]: type } }, ""),
    ...checkFilterValues(type.query.where, catalog.product, "/query/where"),
  ];
}

/** The problems of a view: closed options, examples that are options and results of its own. */
export function checkView(view: View): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const { type, additionalProperties } = view.options as { type?: unknown; additionalProperties?: unknown };
  if (type !== "object" || additionalProperties !== false)
    problems.push(
      problem(
        "/options",
        "Les options sont un objet fermé\u00a0: «\u00a0type\u00a0»\u00a0: «\u00a0object\u00a0», «\u00a0additionalProperties\u00a0»\u00a0: false.",
      ),
    );
  if (view.defaultSize.w < view.minSize.w || view.defaultSize.h < view.minSize.h)
    problems.push(problem("/defaultSize", "La taille par défaut est plus petite que la taille minimale."));
  const options = entry<Validator<unknown>>(viewOptions, view.view);
  if (!options)
    return [...problems, problem("/view", "Cette vue n’est pas encore construite\u00a0: lancez «\u00a0npm run generate\u00a0».")];
  view.examples.forEach((example, index) => {
    const at = `/examples${step(index)}`;
    problems.push(...check(options, example.options, `${at}/options`));
    for (const part of ["result", "previous"] as const) {
      const kind = example[part]?.kind;
      if (kind && !view.accepts.includes(kind))
        problems.push(problem(`${at}/${part}/kind`, `Cette vue n’accepte pas ce genre de résultat (${kind}).`));
    }
  });
  return problems;
}
