import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import { comparedPeriod, type DayRange } from "../../domain/period.ts";
import { useSession } from "../session.ts";
import { comparedLabel } from "./compared-label.ts";
import type { PageContext } from "./page-context.ts";
import type { PageState } from "./page-state.ts";

interface PageContextOptions extends Pick<PageContext, "editor" | "reload" | "onDrill"> {
  range: DayRange;
  state: PageState;
  audience: "private" | "public";
  onState?: ((state: PageState) => void) | undefined;
}

/** What all tiles of a page share; the same object until something that a tile shows has changed. */
export function usePageContext({ range, state, audience, editor, reload, onDrill, onState }: PageContextOptions): PageContext {
  const { t } = useTranslation("page");
  const { app } = useSession();
  const { from, to } = range;
  return useMemo((): PageContext => {
    const period = { from, to };
    const compared = comparedPeriod(period, state.compare);
    return {
      view: {
        period,
        comparedTo: compared,
        comparedLabel: comparedLabel(period, compared, state.compare),
        audience,
        samples: app.samples,
        tonalities: app.tonalities,
        ...(app.providers ? { providers: app.providers } : {}),
      },
      samples: app.samples,
      editor,
      dimensionLabel: (dimension) => String(t(`dimension.${dimension}` as never, { defaultValue: dimension })),
      reload,
      ...(onDrill ? { onDrill } : {}),
      ...(onState && state.period.preset !== "last-12-months" ? { onWiden: () => onState({ ...state, period: { preset: "last-12-months" } }) } : {}),
      ...(onState && Object.keys(state.filters).length > 0 ? { onClearFilters: () => onState({ ...state, filters: {} }) } : {}),
    };
  }, [from, to, state, app, audience, editor, reload, onDrill, onState, t]);
}
