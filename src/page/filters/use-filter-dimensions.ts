import { type Metrics, timeDimensions } from "../../engine/catalog/catalog.ts";
import { usePageTexts } from "../words/texts.ts";

/** The dimensions by which the reviews of a whole dashboard can be filtered, with their names; its period is no filter. */
export function useFilterDimensions(metrics: Metrics | undefined): { value: string; label: string }[] {
  const { t } = usePageTexts();
  const known = metrics?.dimensions["reviews"] ?? [];
  return known
    .filter((value) => !timeDimensions.includes(value))
    .map((value) => ({ value, label: t(`dimension.${value}` as never, { defaultValue: value }) }));
}
