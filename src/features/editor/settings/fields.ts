import type { Query, View } from "../../../generated/types.ts";
import { viewSchemas } from "../../../generated/view-schemas.ts";
import { entry } from "../../../engine/entry.ts";
import { resultKind } from "../../../engine/query/kind.ts";
import { fieldsOf, type SchemaField } from "../../../ui/schema-form/schema-fields.ts";
import queryShape from "../../../../schemas/query.schema.json";

/** The schema of a view's options. */
export function optionSchema(view: string): View["options"] | undefined {
  return entry(viewSchemas, view);
}

/** The options of a view as fields, in the order of its manifest. */
export function optionFields(view: string): SchemaField[] {
  return fieldsOf((optionSchema(view) ?? {}) as Parameters<typeof fieldsOf>[0]);
}

const every = fieldsOf(queryShape as Parameters<typeof fieldsOf>[0]);

/** What can be set of a query of this kind, as fields; `measure` is one field, whether it names one measure or two. */
export function queryFields(query: Query): SchemaField[] {
  const kind = resultKind(query);
  return every.filter(({ name, kinds }) => name !== "measures" && (kinds?.includes(kind) ?? (name !== "measure" || isCounted(query))));
}

/** The name of a field of a query, as its form has it. */
export function queryFieldLabel(name: string): string {
  return every.find((field) => field.name === name)?.label ?? name;
}

/** Whether a query asks for the figure of a measure. */
function isCounted({ reviews, text, changes }: Query): boolean {
  return !reviews && text === undefined && !changes;
}
