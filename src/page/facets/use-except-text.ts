import { closedValues } from "../../domain/review/closed-values.ts";
import { isAllBut } from "../../engine/query/accepted.ts";
import { entry } from "../../engine/entry.ts";
import type { Accepted, AppConfig, FacetsAnswer, Named } from "../../generated/types.ts";
import { usePageTexts } from "../words/texts.ts";

/** The product's names of values, and the reader's own establishments. */
export type ValueNames = Partial<
  Pick<AppConfig, "providers" | "categories" | "countries" | "languages" | "profiles" | "themes" | "tonalities" | "capacities">
> & { establishments?: readonly Pick<Named, "id" | "name">[] | undefined };

/** The name of a value of a dimension: as the answer has it, else as the product does; the value itself where neither names it. */
export function useValueLabels(answer: FacetsAnswer | undefined, names: ValueNames = {}): (dimension: string, value: string) => string {
  const named: Record<string, readonly Pick<Named, "id" | "name">[] | undefined> = {
    provider: names.providers,
    category: names.categories,
    country: names.countries,
    language: names.languages,
    profile: names.profiles,
    theme: names.themes,
    tonality: names.tonalities,
    capacity: names.capacities,
    establishment: names.establishments,
    ...closedValues,
  };
  return (dimension, value) =>
    answer?.facets[dimension]?.find((known) => known.value === value)?.label ??
    entry(named, dimension)?.find(({ id }) => id === value)?.name ??
    value;
}

/** Says what a filter leaves out: «Tout sauf Français»; nothing where it says what it keeps. Values are named by the answer, else by the product. */
export function useExceptText(
  answer: FacetsAnswer | undefined,
  names: ValueNames = {},
): (dimension: string, accepted: Accepted | undefined) => string | undefined {
  const { t } = usePageTexts();
  const labelOf = useValueLabels(answer, names);
  return (dimension, accepted) => {
    if (accepted === undefined || !isAllBut(accepted)) return undefined;
    const labels = accepted.not.map((value) => labelOf(dimension, value));
    return t("facets.except", { values: labels.join(", ") });
  };
}
