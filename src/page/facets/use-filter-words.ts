import { bucketTitle } from "../../domain/time/bucket.ts";
import { timeDimensions } from "../../engine/catalog/catalog.ts";
import { keptValues } from "../../engine/query/accepted.ts";
import type { PartMember } from "../../engine/table/part-figures.ts";
import type { FacetsAnswer, Filters, Grain } from "../../generated/types.ts";
import { useExceptText, useValueLabels, type ValueNames } from "./use-except-text.ts";
import { usePageTexts } from "../words/texts.ts";

/** At most this many values of a filter are named. */
const NAMED = 6;

/** Filters in words: as the page's facets name their values, as the result names its own, else as the product does. */
export function useFilterWords(
  answer: FacetsAnswer | undefined,
  names: ValueNames,
): (filters: Filters, members: readonly PartMember[]) => { dimension: string; values: string }[] {
  const { t } = usePageTexts();
  const labelOf = useValueLabels(answer, names);
  const exceptText = useExceptText(answer, names);
  return (filters, members) =>
    Object.entries(filters).map(([dimension, accepted]) => {
      const label = (value: string): string =>
        members.find((member) => member.dimension === dimension && member.key === value)?.label ??
        (timeDimensions.includes(dimension) ? bucketTitle(value, dimension as Grain) : labelOf(dimension, value));
      const kept = keptValues(accepted);
      return {
        dimension: t(`dimension.${dimension}` as never, { defaultValue: dimension }),
        values:
          exceptText(dimension, accepted) ??
          (kept.length > NAMED ? t("facets.values", { count: kept.length }) : kept.map(label).join(", ")),
      };
    });
}
