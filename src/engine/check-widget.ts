import type { ConfigProblem, Widget, WidgetType } from "../generated/types.ts";
import { viewOptions } from "../generated/view-options.ts";
import type { Validator } from "../generated/validators.js";
import type { PlanCatalog } from "./catalog.ts";
import { checkQuery } from "./check-query.ts";
import { entry, isDeeperThan } from "./entry.ts";
import { resultKind } from "./kind.ts";
import { problemOf } from "./messages.ts";
import { problem, unknownValue } from "./problems.ts";

/** Levels of the deepest legal document, a map's contours in a view's example included, and some more. */
const deepest = 20;
/** Problems told at once: a document with more is not mended one by one. */
const most = 100;

/** The problems of a value against one schema; none where it is valid. Never throws, never changes the value. */
export function check(validator: Validator<unknown>, value: unknown, at = ""): ConfigProblem[] {
  if (isDeeperThan(value, deepest)) return [problem(at, "Ce document a trop de niveaux imbriqués.")];
  if (validator(value)) return [];
  const errors = (validator.errors ?? []).filter(
    (error) => error.keyword !== "propertyNames" || !error.schemaPath.includes("/propertyNames/"),
  );
  return unique(
    errors
      .filter((error) => error.keyword !== "if")
      .slice(0, most)
      .map((error) => problemOf(error, value, at)),
  );
}

/** The problems of one placed widget against the catalog. */
export function checkWidget(widget: Widget, catalog: PlanCatalog, at: string): ConfigProblem[] {
  const type = entry(catalog.types, widget.type);
  if (!type) return [unknownValue(`${at}/type`, "Le type de widget", widget.type, Object.keys(catalog.types))];
  const view = entry(catalog.views, type.view);
  if (!view) return [problem(`${at}/type`, `La vue «\u00a0${type.view}\u00a0» de ce type n’existe pas.`)];
  const asItsType = widget.query === undefined && widget.options === undefined;
  if (asItsType && soundTypes.get(type) === catalog.metrics) return [];
  const query = { ...type.query, ...widget.query };
  const problems = checkQuery(query, catalog.metrics, `${at}/query`);
  if (problems.length === 0 && !view.accepts.includes(resultKind(query))) {
    problems.push(problem(`${at}/query`, `La vue «\u00a0${view.label}\u00a0» n’accepte pas ce genre de résultat (${resultKind(query)}).`));
  }
  const options = entry<Validator<unknown>>(viewOptions, view.view);
  if (options) problems.push(...check(options, { ...type.options, ...widget.options }, `${at}/options`));
  if (asItsType && problems.length === 0) soundTypes.set(type, catalog.metrics);
  return problems;
}

/** Types found legal, and with which metrics (each catalog has its own): most widgets are just their type, and need no second look. */
const soundTypes = new WeakMap<WidgetType, PlanCatalog["metrics"]>();

function unique(problems: ConfigProblem[]): ConfigProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ pointer, message }) => !seen.has(pointer + message) && seen.add(pointer + message));
}
