import type { ReactElement } from "react";

import { addDays } from "../../domain/time/day.ts";
import { formatPeriod } from "../../domain/format/format.ts";
import { keptValues } from "../../engine/query/accepted.ts";
import { type DayRange, overlapsCompared } from "../../domain/time/period.ts";
import type { FacetsAnswer, Parameter } from "../../generated/types.ts";
import styles from "./facet-bar.module.css";
import type { PageState } from "../state/page-state.ts";
import { reviewsText } from "./reviews-text.ts";
import { useExceptText, type ValueNames } from "./use-except-text.ts";
import { usePageTexts } from "../words/texts.ts";

interface PrintedStateProps {
  state: PageState;
  /** Of a dynamic dashboard: what the title names the value of already. */
  parameter?: Parameter | undefined;
  range: DayRange;
  compared: DayRange | null;
  answer: FacetsAnswer | undefined;
  names?: ValueNames | undefined;
}

/** On paper, what the facet bar says: period, comparison, filters and the number of reviews, in one line of text. */
export function PrintedState({ state, parameter, range, compared, answer, names }: PrintedStateProps): ReactElement {
  const { t } = usePageTexts();
  const exceptText = useExceptText(answer, names);
  const chosen = Object.entries(state.filters).filter(([dimension]) => dimension !== parameter?.dimension);
  const filters = chosen.map(([dimension, accepted]) => {
    const labels = keptValues(accepted).map((value) => answer?.facets[dimension]?.find((known) => known.value === value)?.label ?? value);
    return t("print.filter", {
      dimension: t(`dimension.${dimension}` as never),
      values: exceptText(dimension, accepted) ?? labels.join(", "),
    });
  });
  const said = [
    t("print.period", { period: periodText(range) }),
    ...(compared
      ? [t(overlapsCompared(range, compared) ? "print.comparedShared" : "print.compared", { period: periodText(compared) })]
      : []),
    ...filters,
    ...(answer ? [reviewsText(answer, t)] : []),
  ];
  return <p className={styles.printed}>{said.join(" · ")}</p>;
}

function periodText({ from, to }: DayRange): string {
  return formatPeriod(from, addDays(to, -1));
}
