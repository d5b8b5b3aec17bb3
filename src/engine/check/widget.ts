import type { ConfigProblem, Widget, WidgetType } from "../../generated/types.ts";
import { viewOptions } from "../../generated/view-options.ts";
import type { Validator } from "../../generated/validators.js";
import type { PlanCatalog } from "../catalog/catalog.ts";
import { check } from "./form.ts";
import { checkNeeds } from "./needs.ts";
import { checkPeriod } from "./period.ts";
import { checkQuery } from "./query.ts";
import { entry } from "../entry.ts";
import { kindNames, overlaid, resultKind } from "../query/kind.ts";
import { problem, unknownValue } from "./problems.ts";

/** The problems of one placed widget against the catalog. */
export function checkWidget(widget: Widget, catalog: PlanCatalog, at: string): ConfigProblem[] {
  const type = entry(catalog.types, widget.type);
  if (!type) return [unknownValue(`${at}/type`, "Le type de widget", widget.type, Object.keys(catalog.types))];
  const view = entry(catalog.views, type.view);
  if (!view) return [problem(`${at}/type`, `La vue « ${type.view} » de ce type n’existe pas.`)];
  const asItsType = widget.query === undefined && widget.options === undefined;
  const period = checkPeriod(widget.period, `${at}/period`);
  if (asItsType && soundTypes.get(type) === catalog.metrics) return period;
  const query = overlaid(type.query, widget.query);
  const problems = checkQuery(query, catalog.metrics, `${at}/query`);
  if (problems.length === 0 && !view.accepts.includes(resultKind(query))) {
    problems.push(
      problem(
        `${at}/query`,
        `La vue « ${view.label} » n’accepte pas ce genre de résultat : ${kindNames[resultKind(query)]} (« ${resultKind(query)} »).`,
      ),
    );
  }
  if (problems.length === 0) problems.push(...checkNeeds(query, view, catalog.metrics, `${at}/query`));
  const options = entry<Validator<unknown>>(viewOptions, view.view);
  if (options) problems.push(...check(options, { ...type.options, ...widget.options }, `${at}/options`));
  if (asItsType && problems.length === 0) soundTypes.set(type, catalog.metrics);
  return [...period, ...problems];
}

/** Types found legal, and with which metrics (each catalog has its own): most widgets are just their type, and need no second look. */
const soundTypes = new WeakMap<WidgetType, PlanCatalog["metrics"]>();
