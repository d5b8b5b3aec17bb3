import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { isAllBut, keptValues } from "../../../engine/query/accepted.ts";
import type { Filters, ReviewSearchRequest } from "../../../generated/types.ts";
import { Chip } from "../../../ui/badge/chip.tsx";
import { useExceptText } from "../../facets/use-except-text.ts";
import type { Vocabulary } from "../reviews-types.ts";
import { facetsQuery } from "./browser-queries.ts";
import { withFilter } from "./browser-state.ts";
import styles from "./reviews-browser.module.css";
import { useTexts } from "./texts.ts";
import { usePageTexts } from "../../words/texts.ts";

/** Their values are named like themes: the chip says on which side. */
const sides: readonly string[] = ["praised", "blamed"];

interface ChosenChipsProps {
  search: ReviewSearchRequest;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  vocabulary: Vocabulary;
  /** Takes away that reviews with a rating alone are shown; absent where all are. */
  onUnrate: (() => void) | undefined;
}

/** What is chosen in the facets, each value with a cross, where the facets themselves are out of sight. */
export function ChosenChips({ search, filters, onFilters, vocabulary, onUnrate }: ChosenChipsProps): ReactElement | null {
  const { t } = useTexts();
  const { t: p } = usePageTexts();
  const dimensions = Object.keys(filters);
  const { data } = useQuery({ ...facetsQuery(search, dimensions), enabled: dimensions.length > 0 });
  const exceptText = useExceptText(data, vocabulary);
  if (dimensions.length === 0 && !onUnrate) return null;
  const nameOf = (dimension: string): string => p(`dimension.${dimension}` as never);
  const labelOf = (dimension: string, value: string): string => {
    const label = data?.facets[dimension]?.find((known) => known.value === value)?.label ?? value;
    return sides.includes(dimension) ? `${nameOf(dimension)} : ${label}` : label;
  };
  return (
    <ul className={styles.chips} aria-label={t("facets.chosen")}>
      {onUnrate && (
        <li>
          <Chip label={t("facets.rated")} onRemove={onUnrate} />
        </li>
      )}
      {Object.entries(filters).flatMap(([dimension, accepted]) =>
        isAllBut(accepted) ? (
          <li key={dimension}>
            <Chip
              label={`${nameOf(dimension)} : ${exceptText(dimension, accepted) ?? ""}`}
              onRemove={() => onFilters(withFilter(filters, dimension, []))}
            />
          </li>
        ) : (
          keptValues(accepted).map((value) => (
            <li key={`${dimension} ${value}`}>
              <Chip
                label={labelOf(dimension, value)}
                onRemove={() =>
                  onFilters(
                    withFilter(
                      filters,
                      dimension,
                      keptValues(accepted).filter((other) => other !== value),
                    ),
                  )
                }
              />
            </li>
          ))
        ),
      )}
    </ul>
  );
}
