import { SlidersHorizontal } from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";

import { keptValues } from "../../engine/query/accepted.ts";
import type { EstablishmentPage } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { activeFacets, type FacetControl } from "../../page/facets/facet-controls.ts";
import { useColumns } from "../../page/layout/use-columns.ts";
import type { PageState } from "../../page/state/page-state.ts";
import { Button } from "../../ui/button/button.tsx";
import { FacetChip } from "../../ui/facet-chip/facet-chip.tsx";
import { PeriodPicker } from "../../ui/period-picker/period-picker.tsx";
import styles from "./establishments.module.css";
import { useTexts } from "./texts.ts";
import { listDocument } from "./use-list-address.ts";
import { usePageTexts } from "../../page/words/texts.ts";

// For small screens alone: it comes when it is opened.
const FacetSheet = lazy(() => import("../../page/facets/facet-sheet.tsx").then((module) => ({ default: module.FacetSheet })));

interface FilterBarProps {
  facets: EstablishmentPage["facets"] | undefined;
  state: PageState;
  onState: (state: PageState) => void;
}

/** What establishments are chosen by, with the number that each value leaves, and the period of their figures. */
export function FilterBar({ facets = {}, state, onState }: FilterBarProps): ReactElement {
  const { t } = useTexts();
  const { t: pageText } = usePageTexts();
  const today = useToday();
  const setFilter = (dimension: string, values: string[]): void => {
    const { [dimension]: _, ...others } = state.filters;
    onState({ ...state, filters: values.length > 0 ? { ...others, [dimension]: values } : others });
  };
  const controls = (listDocument.facets ?? [])
    .map((dimension): FacetControl => ({
      dimension,
      label: pageText(`dimension.${dimension}` as never),
      options: (facets[dimension] ?? []).map(({ value, label, n }) => ({ value, label, count: n })),
      value: keptValues(state.filters[dimension]),
      onChange: (values) => setFilter(dimension, values),
    }))
    // A destination without parts, or without selections, has nothing to choose there.
    .filter(({ options, value }) => options.length > 0 || value.length > 0);
  const active = activeFacets(controls);
  const clear = active > 0 ? () => onState({ ...state, filters: {} }) : undefined;
  const inSheet = useColumns() === 1;
  const [sheet, setSheet] = useState<boolean>();
  if (sheet && !inSheet) setSheet(false);
  return (
    <div className={styles.filters} role="group" aria-label={t("filters.label")}>
      {inSheet && (
        <Button
          icon={SlidersHorizontal}
          aria-haspopup="dialog"
          aria-label={t("filters.open", { count: active })}
          onClick={() => setSheet(true)}
        >
          {t("filters.label")}
          {active > 0 && <span className={styles.active}>{active}</span>}
        </Button>
      )}
      {!inSheet && controls.map(({ dimension, ...control }) => <FacetChip key={dimension} {...control} />)}
      {!inSheet && clear && (
        <Button variant="ghost" size="compact" onClick={clear}>
          {t("filters.clear")}
        </Button>
      )}
      <span className={styles.end}>
        <PeriodPicker
          today={today}
          value={{ period: state.period, comparison: state.compare }}
          onApply={({ period, comparison }) => onState({ ...state, period, compare: comparison })}
        />
      </span>
      {sheet !== undefined && (
        <Suspense fallback={null}>
          <FacetSheet open={sheet} onClose={() => setSheet(false)} facets={controls} total={undefined} onClear={clear} />
        </Suspense>
      )}
    </div>
  );
}
