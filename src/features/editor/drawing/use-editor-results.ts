import { useMemo } from "react";

import type { Tile } from "../../../engine/plan/plan.ts";
import type { Dashboard } from "../../../generated/types.ts";
import { isDashboard, isWidget } from "../../../generated/validators.js";
import { questionPath } from "../../../lib/api.ts";
import { useToday } from "../../../lib/clock.ts";
import { type Results, useResults } from "../../../page/results/use-results.ts";
import { defaultState, rangeOf } from "../../../page/state/page-state.ts";
import type { PageState } from "../../../page/state/page-state.ts";
import type { DayRange } from "../../../domain/time/period.ts";

/** The figures of a document that is being written, each asked again when its own question has changed and no sooner. */
export function usePreviewResults(
  shown: Dashboard,
  tiles: readonly Tile[],
  waits = false,
): Results & { state: PageState; range: DayRange } {
  const { period, compare, filters } = shown;
  const state = useMemo(() => defaultState({ period, compare, filters } as Dashboard), [period, compare, filters]);
  const range = rangeOf(state, useToday());
  const document = useMemo(() => {
    const widgets = Object.fromEntries(Object.entries(shown.widgets).filter(([, widget]) => isWidget(widget)));
    const sound = { ...shown, widgets };
    return isDashboard(sound) ? sound : undefined;
  }, [shown]);
  const text = JSON.stringify(
    Object.fromEntries(
      tiles.flatMap((tile) =>
        tile.ok ? [[tile.id, JSON.stringify([tile.query, tile.period, tile.beside?.query, repeatOf(shown, tile)])] as const] : [],
      ),
    ),
  );
  const questions = useMemo(() => JSON.parse(text) as Record<string, string>, [text]);
  const results = useResults({
    path: waits || !document ? null : questionPath("askPreviewResults", {}),
    range,
    compare: state.compare,
    filters: state.filters,
    revision: JSON.stringify(shown.parameter ?? null),
    preview: document && { document, questions },
  });
  return { ...results, state, range };
}

function repeatOf({ layout }: Dashboard, { place }: Tile): unknown {
  return layout.tabs.find(({ id }) => id === place.tab)?.sections.find(({ id }) => id === place.section)?.repeat;
}
