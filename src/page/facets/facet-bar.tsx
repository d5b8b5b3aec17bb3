import { SlidersHorizontal } from "lucide-react";
import { lazy, type ReactElement, Suspense, useMemo, useState } from "react";

import { addDays } from "../../domain/time/day.ts";
import { formatNumber, formatPeriod } from "../../domain/format/format.ts";
import { keptValues } from "../../engine/query/accepted.ts";
import { MOST_VALUES } from "../../engine/query/most-values.ts";
import type { Dashboard, Filters } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import type { FacetsPath } from "../../lib/api.ts";
import { Button } from "../../ui/button/button.tsx";
import { FacetChip } from "../../ui/facet-chip/facet-chip.tsx";
import { PeriodPicker } from "../../ui/period-picker/period-picker.tsx";
import { activeFacets, type FacetControl } from "./facet-controls.ts";
import { comparedOf, defaultState, type PageState, rangeOf } from "../state/page-state.ts";
import styles from "./facet-bar.module.css";
import { PrintedState } from "./printed-state.tsx";
import { AnswerDates, ReviewDates } from "./review-dates.tsx";
import { reviewsText } from "./reviews-text.ts";
import { useExceptText, type ValueNames } from "./use-except-text.ts";
import { useFacetsAnswer } from "./use-facets-answer.ts";
import { useColumns } from "../layout/use-columns.ts";
import { usePageTexts } from "../words/texts.ts";

// Opened by few, and on small screens alone: it comes with its dialog when it is.
const FacetSheet = lazy(() => import("./facet-sheet.tsx").then((module) => ({ default: module.FacetSheet })));

interface FacetBarProps {
  document: Dashboard;
  state: PageState;
  /** The state that the page is narrowed to from its figures, whose reviews are counted; `state` where it is not. */
  counted?: PageState;
  onState: (state: PageState) => void;
  facetsPath: FacetsPath;
  /** Whether the reader may search the reviews: then the dates of those outside the period are shown where it holds few. */
  searches?: boolean;
  audience?: "private" | "public";
  /** Filters that the reader's questions are always under, which the call of the facets knows by itself. */
  within?: Filters | undefined;
  /** Names of values that no review has under the filters. */
  names?: ValueNames | undefined;
}

/** The filters that a page offers, with the reviews that each value holds, and the period. */
export function FacetBar({
  document,
  state,
  counted = state,
  onState,
  facetsPath,
  searches,
  audience = "private",
  within,
  names,
}: FacetBarProps): ReactElement {
  const { t } = usePageTexts();
  const today = useToday();
  const range = rangeOf(state, today, audience);
  const dimensions = document.facets ?? [];
  const data = useFacetsAnswer(facetsPath, { dimensions, range: rangeOf(counted, today, audience), filters: counted.filters });
  const own = useMemo(() => defaultState(document).filters, [document]);
  const changed = JSON.stringify(state.filters) !== JSON.stringify(own);
  const setFilter = (dimension: string, values: string[]): void => {
    const { [dimension]: _, ...others } = state.filters;
    onState({ ...state, filters: values.length > 0 ? { ...others, [dimension]: values } : others });
  };

  const exceptText = useExceptText(data, names);
  const facets = dimensions.map((dimension): FacetControl => ({
    dimension,
    label: t(`dimension.${dimension}` as never),
    options: (data?.facets[dimension] ?? []).map(({ value, label, n }) => ({ value, label, count: n })),
    note: (data?.facets[dimension]?.length ?? 0) < MOST_VALUES ? undefined : t("facets.cut", { most: formatNumber(MOST_VALUES) }),
    value: keptValues(state.filters[dimension]),
    except: exceptText(dimension, state.filters[dimension]),
    onChange: (values) => setFilter(dimension, values),
  }));
  const active = activeFacets(facets);
  const clear = changed ? () => onState({ ...state, filters: own }) : undefined;
  // A public page without facets answers its own period alone.
  const isFixed = audience === "public" && dimensions.length === 0;
  // Rows of filters would push the figures off a small screen (design §6).
  const inSheet = useColumns() === 1 && facets.length > 0;
  // Kept once it was opened: a sheet that closes still moves.
  const [sheet, setSheet] = useState<boolean>();
  // A screen that was turned and turned back asks again.
  if (sheet && !inSheet) setSheet(false);

  return (
    <>
      <PrintedState
        state={state}
        parameter={document.parameter}
        range={range}
        compared={comparedOf(range, state.compare, audience)}
        answer={data}
        names={names}
      />
      <div className={styles.bar} role="group" aria-label={t("facets.label")}>
        {inSheet && (
          <Button
            icon={SlidersHorizontal}
            className={styles.open}
            aria-haspopup="dialog"
            aria-label={t("facets.open", { count: active })}
            onClick={() => setSheet(true)}
          >
            {t("facets.label")}
            {active > 0 && <span className={styles.active}>{active}</span>}
          </Button>
        )}
        {!inSheet && facets.map(({ dimension, ...facet }) => <FacetChip key={dimension} {...facet} />)}
        {!inSheet && clear && (
          <Button variant="ghost" size="compact" onClick={clear}>
            {t("facets.clear")}
          </Button>
        )}
        <span className={styles.end}>
          {data && !inSheet && <span className={styles.count}>{reviewsText(data, t)}</span>}
          {audience === "public" && <span className={styles.count}>{t("facets.wholeMonths")}</span>}
          {isFixed ? (
            <span className={styles.count}>{formatPeriod(range.from, addDays(range.to, -1))}</span>
          ) : (
            <PeriodPicker
              today={today}
              {...(audience === "public" ? { answered: { range, compared: comparedOf(range, state.compare, audience) } } : {})}
              value={{ period: state.period, comparison: state.compare }}
              onApply={({ period, comparison }) => onState({ ...state, period, compare: comparison })}
            />
          )}
        </span>
      </div>
      {sheet !== undefined && (
        <Suspense fallback={null}>
          <FacetSheet open={sheet} onClose={() => setSheet(false)} facets={facets} total={data?.total} onClear={clear} />
        </Suspense>
      )}
      {searches && data?.answers && <AnswerDates answers={data.answers} onPeriod={(period) => onState({ ...state, period })} />}
      {searches && !data?.answers && (
        <ReviewDates
          filters={{ ...state.filters, ...within }}
          total={data?.total ?? null}
          onPeriod={(period) => onState({ ...state, period })}
        />
      )}
    </>
  );
}
