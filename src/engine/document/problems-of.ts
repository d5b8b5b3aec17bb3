import type { ConfigProblem, Dashboard, Widget } from "../../generated/types.ts";
import { isDashboard, isWidget } from "../../generated/validators.js";
import type { PlanCatalog } from "../catalog/catalog.ts";
import { check } from "../check/form.ts";
import { step } from "../check/problems.ts";
import { checkReferences } from "../check/validate.ts";
import { checkWidget } from "../check/widget.ts";

/**
 * Every problem of a document being edited, widget by widget, then those of the rest: one mistake of form does not hide
 * the others. Widgets that stay the same are not checked again.
 */
export function problemsOf(document: Dashboard, catalog: PlanCatalog): ConfigProblem[] {
  const ofWidgets = Object.entries(document.widgets).flatMap(([id, widget]) =>
    widgetProblems(widget, catalog).map((found) => under(found, `/widgets${step(id)}`)),
  );
  const beyond = ({ pointer }: ConfigProblem): boolean => !/^\/widgets\/./.test(pointer);
  const form = check(isDashboard, document).filter(beyond);
  if (form.length > 0 || !isDashboard({ ...document, widgets: {} })) return [...ofWidgets, ...form];
  const sound = Object.fromEntries(Object.entries(document.widgets).filter(([, widget]) => isWidget(widget)));
  const isWhole = Object.keys(sound).length === Object.keys(document.widgets).length;
  return [...ofWidgets, ...(isWhole ? checkReferences(document, catalog).filter(beyond) : [])];
}

function widgetProblems(widget: Widget, catalog: PlanCatalog): readonly ConfigProblem[] {
  const known = checked.get(catalog) ?? new WeakMap<Widget, readonly ConfigProblem[]>();
  checked.set(catalog, known);
  let problems = known.get(widget);
  if (!problems) {
    const form = check(isWidget, widget);
    problems = form.length > 0 ? form : checkWidget(widget, catalog, "");
    known.set(widget, problems);
  }
  return problems;
}

const checked = new WeakMap<PlanCatalog, WeakMap<Widget, readonly ConfigProblem[]>>();

/** A problem of a part, where the whole has it. */
function under(found: ConfigProblem, at: string): ConfigProblem {
  return {
    ...found,
    pointer: at + found.pointer,
    repair:
      found.repair?.map((operation) => ({
        ...operation,
        path: at + operation.path,
        ...("from" in operation && operation.from !== undefined ? { from: at + operation.from } : {}),
      })) ?? null,
  };
}
