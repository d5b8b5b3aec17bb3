import { placeOfWidget } from "../../../engine/document/structure.ts";
import { entry } from "../../../engine/entry.ts";
import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import type { ConfigProblem, Dashboard } from "../../../generated/types.ts";
import { optionFields, queryFieldLabel } from "../settings/fields.ts";

/** Where a problem is: in a widget, a tab, or the document as a whole, and in which field. */
export interface ProblemPlace {
  widget: string | undefined;
  tab: string | undefined;
  /** Where its field is among the settings. */
  part: "settings" | "data" | "json";
  /** The field by its label; undefined where no one field is meant. */
  field: string | undefined;
}

export function placeOf({ pointer }: ConfigProblem, document: Dashboard, catalog: PlanCatalog): ProblemPlace {
  const [root, id, part, name] = pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  if (root === "widgets" && id !== undefined) {
    const widget = entry(document.widgets, id);
    const type = widget && entry(catalog.types, widget.type);
    const shared = { widget: id, tab: placeOfWidget(document, id)?.tab };
    if (part === "options" && name !== undefined && type)
      return { ...shared, part: "settings", field: optionFields(type.view).find((field) => field.name === name)?.label ?? name };
    if (part === "query" && name !== undefined)
      return { ...shared, part: inData.has(name) ? "data" : "settings", field: queryFieldLabel(name) };
    return { ...shared, part: part === "period" ? "data" : part === "title" ? "settings" : "json", field: undefined };
  }
  const tab = root === "layout" && part !== undefined ? document.layout.tabs[Number(part)]?.id : undefined;
  return { widget: undefined, tab, part: "json", field: undefined };
}

const inData: ReadonlySet<string> = new Set(["where", "order", "limit", "tail", "falls", "at_least", "ranked", "total", "spread"]);

/** How many problems each widget and each tab has. */
export function problemCounts(
  problems: readonly ConfigProblem[],
  document: Dashboard,
  catalog: PlanCatalog,
): { widgets: ReadonlyMap<string, number>; tabs: ReadonlyMap<string, number> } {
  const [widgets, tabs] = [new Map<string, number>(), new Map<string, number>()];
  for (const problem of problems) {
    const { widget, tab } = placeOf(problem, document, catalog);
    if (widget !== undefined) widgets.set(widget, (widgets.get(widget) ?? 0) + 1);
    if (tab !== undefined) tabs.set(tab, (tabs.get(tab) ?? 0) + 1);
  }
  return { widgets, tabs };
}
