import type { Companion, ConfigProblem, View, WidgetChoice, WidgetType } from "../../generated/types.ts";
import type { Validator } from "../../generated/validators.js";
import { viewOptions } from "../../generated/view-options.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { checkExample } from "./needs.ts";
import { checkFilterValues } from "./vocabulary.ts";
import { entry } from "../entry.ts";
import { checkRoles } from "./roles.ts";
import { tooSmall } from "./places.ts";
import { kindNames, overlaid } from "../query/kind.ts";
import { check } from "./form.ts";
import { problem, step, unknownValue } from "./problems.ts";
import { checkWidget } from "./widget.ts";

/** The problems of a widget type against the catalog: legal only if its query yields a kind that its view accepts. */
export function checkType(type: WidgetType, catalog: Catalog): ConfigProblem[] {
  if (!entry(catalog.views, type.view)) return [unknownValue("/view", "La vue", type.view, Object.keys(catalog.views))];
  const { choices = [], beside, ...plain } = type;
  const alone = checkAlone(plain, catalog, "");
  return [
    ...checkRoles(type.roles, "/roles"),
    ...checkSize(type, catalog),
    ...alone,
    ...(beside ? checkBeside(beside, catalog) : []),
    ...checkNames(choices),
    ...(beside ? [] : checkShow(choices)),
    ...checkChoices(plain, choices, catalog, alone),
  ];
}

/** A type that is added to a dashboard has a size that its view can draw. */
function checkSize({ size, view: name }: WidgetType, catalog: Catalog): ConfigProblem[] {
  const view = entry(catalog.views, name);
  if (!size || !view) return [];
  return (["w", "h"] as const).flatMap((side) =>
    size[side] < view.minSize[side] ? [tooSmall(`/size/${side}`, view, side, size[side])] : [],
  );
}

function checkAlone(type: WidgetType, catalog: Catalog, at: string): ConfigProblem[] {
  return [
    ...checkWidget({ type: type.type }, { ...catalog, types: { [type.type]: type } }, at),
    ...checkFilterValues(type.query.where, catalog.product, `${at}/query/where`),
  ];
}

function checkBeside({ view, query, options, label }: Companion, catalog: Catalog): ConfigProblem[] {
  if (!entry(catalog.views, view)) return [unknownValue("/beside/view", "La vue", view, Object.keys(catalog.views))];
  return checkAlone({ type: "beside", label, view, query, ...(options ? { options } : {}) }, catalog, "/beside");
}

/** Choices and options of one name would be ambiguous; a default must be one of the options. */
function checkNames(choices: readonly WidgetChoice[]): ConfigProblem[] {
  return choices.flatMap(({ choice, options, default: own }, index) => {
    const at = `/choices${step(index)}`;
    const names = options.map(({ option }) => option);
    const problems = choices.findIndex((other) => other.choice === choice) < index ? [taken(`${at}/choice`, choice)] : [];
    names.forEach((name, place) => {
      if (names.indexOf(name) < place) problems.push(taken(`${at}/options${step(place)}/option`, name));
    });
    if (own !== undefined && !names.includes(own)) problems.push(unknownValue(`${at}/default`, "L’option", own, names));
    return problems;
  });
}

function checkShow(choices: readonly WidgetChoice[]): ConfigProblem[] {
  return choices.flatMap(({ options }, index) =>
    options.flatMap(({ show }, place) =>
      show === undefined
        ? []
        : [problem(`/choices${step(index)}/options${step(place)}/show`, "Ce type ne pose qu’une question : « show » demande « beside ».")],
    ),
  );
}

function taken(at: string, name: string): ConfigProblem {
  return problem(at, `L’identifiant « ${name} » est déjà pris.`);
}

/**
 * Whatever the reader combines must be legal; a combination's problem is reported at the last option that brings it about.
 * What is wrong with the type `alone` is not reported again for each option.
 */
function checkChoices(
  type: WidgetType,
  choices: readonly WidgetChoice[],
  catalog: Catalog,
  alone: readonly ConfigProblem[],
): ConfigProblem[] {
  const known = new Set(alone.map(({ pointer, message }) => pointer + message));
  const found = new Map<string, ConfigProblem>();
  const walk = (rest: readonly WidgetChoice[], made: WidgetType, at: string): void => {
    for (const one of at ? checkAlone(made, catalog, at) : [])
      if (!known.has(one.pointer.slice(at.length) + one.message)) found.set(one.pointer + one.message, { ...one, repair: null });
    const [choice, ...others] = rest;
    const index = choices.length - rest.length;
    choice?.options.forEach(({ query, options }, place) =>
      walk(
        others,
        { ...made, query: overlaid(made.query, query), options: { ...made.options, ...options } },
        `/choices${step(index)}/options${step(place)}`,
      ),
    );
  };
  walk(choices, type, "");
  return [...found.values()];
}

/** The problems of a view: closed options, examples that are options and results of its own. */
export function checkView(view: View): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const { type, additionalProperties } = view.options as { type?: unknown; additionalProperties?: unknown };
  if (type !== "object" || additionalProperties !== false)
    problems.push(problem("/options", "Les options sont un objet fermé : « type » : « object », « additionalProperties » : false."));
  if (view.defaultSize.w < view.minSize.w || view.defaultSize.h < view.minSize.h)
    problems.push(problem("/defaultSize", "La taille par défaut est plus petite que la taille minimale."));
  const options = entry<Validator<unknown>>(viewOptions, view.view);
  if (!options)
    return [
      ...problems,
      problem("/view", "Cette vue n’est pas encore construite : arrêtez le serveur et relancez-le, ou travaillez avec « npm run dev »."),
    ];
  view.examples.forEach((example, index) => {
    const at = `/examples${step(index)}`;
    problems.push(...check(options, example.options, `${at}/options`));
    problems.push(...checkExample(example.result, view, `${at}/result`));
    for (const part of ["result", "previous"] as const) {
      const kind = example[part]?.kind;
      if (kind && !view.accepts.includes(kind))
        problems.push(problem(`${at}/${part}/kind`, `Cette vue n’accepte pas ce genre de résultat : ${kindNames[kind]} (« ${kind} »).`));
    }
  });
  return problems;
}
