import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import { differenceSentence } from "../../../engine/document/versions/difference-words.ts";
import type { Difference } from "../../../engine/document/versions/differences.ts";
import type { Dashboard } from "../../../generated/types.ts";
import { optionSchema } from "../settings/fields.ts";
import { useNames } from "../settings/use-names.ts";

/** Differences between two documents as French sentences. */
export function useSentences(catalog: PlanCatalog): (difference: Difference, before: Dashboard, after: Dashboard) => string {
  const { dimension } = useNames(catalog.metrics);
  return (difference, before, after) => differenceSentence(difference, before, after, { catalog, dimension, options: optionSchema });
}
