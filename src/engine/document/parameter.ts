import type { Dashboard, Filters, ParameterDimension } from "../../generated/types.ts";
import { keptValues } from "../query/accepted.ts";
import { entry } from "../entry.ts";

/** The dimensions that a dynamic dashboard may be about, in the order in which the editor offers them. */
export const parameterDimensions: readonly ParameterDimension[] = ["establishment", "commune", "category", "child", "selection"];

export function isParameterDimension(name: string): name is ParameterDimension {
  return (parameterDimensions as readonly string[]).includes(name);
}

/** A dynamic dashboard over one value of its parameter: a filter that no facet can lift. Any other document as it is. */
export function withValue(document: Dashboard, value: string): Dashboard {
  const { parameter } = document;
  return parameter ? { ...document, filters: { ...document.filters, [parameter.dimension]: [value] } } : document;
}

/** The one value of a document's parameter among filters; null where they name none, several, or all but some. */
export function valueOf({ parameter }: Pick<Dashboard, "parameter">, filters: Filters | undefined): string | null {
  const values = parameter ? keptValues(entry(filters ?? {}, parameter.dimension)) : [];
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** The title of a dynamic dashboard over one value: «Ma commune · Annecy». */
export function valuedTitle(title: string, label: string): string {
  return `${title} · ${label}`;
}

/** A document that asks for no value: what a file or a link gets once it is over one. */
export function withoutParameter({ parameter: _, ...document }: Dashboard): Dashboard {
  return document;
}
