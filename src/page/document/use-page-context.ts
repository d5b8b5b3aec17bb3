import { useMemo } from "react";

import { addDays, daysBetween } from "../../domain/time/day.ts";
import { formatPeriod } from "../../domain/format/format.ts";
import type { DayRange } from "../../domain/time/period.ts";
import type { DashboardPeriod, Filters, JournalMark } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { byName } from "../session/routes.ts";
import { guardRoute, type Session, useSession } from "../session/session.ts";
import { comparedLabel } from "../../domain/time/compared-label.ts";
import type { PageContext } from "../tiles/page-context.ts";
import { comparedOf, type PageState, rangeOf } from "../state/page-state.ts";
import { usePrinting } from "../layout/printing.ts";
import { usePageTexts } from "../words/texts.ts";

interface PageContextOptions extends Pick<
  PageContext,
  | "editor"
  | "reload"
  | "about"
  | "onDrill"
  | "onIdentity"
  | "listed"
  | "onChoose"
  | "outputs"
  | "onImage"
  | "editorPath"
  | "onMethod"
  | "explained"
  | "unjudged"
> {
  range: DayRange;
  state: Pick<PageState, "compare" | "filters" | "tab">;
  audience: "private" | "public";
  /** The dimensions whose filters the reader may lift. */
  facets?: readonly string[] | undefined;
  /** What the journal notes, where it is drawn. */
  marks?: readonly JournalMark[] | undefined;
  /** Changes a part of the state. */
  onChange?: ((part: Partial<PageState>) => void) | undefined;
}

/** A period of this many days is as wide as «12 mois» would make it. */
const YEAR_DAYS = 365;

/** What all tiles of a page share; the same object until something that a tile shows has changed. */
export function usePageContext(options: PageContextOptions): PageContext {
  const {
    range,
    state,
    audience,
    facets,
    editor,
    editorPath,
    reload,
    about,
    unjudged,
    onDrill,
    onIdentity,
    outputs,
    onImage,
    listed,
    onChoose,
    onMethod,
    explained,
    onChange,
    marks,
  } = options;
  const { t } = usePageTexts();
  const session = useSession();
  const { app } = session;
  const { from, to } = range;
  const { compare, filters, tab } = state;
  const printing = usePrinting();
  const today = useToday();
  return useMemo((): PageContext => {
    const viewOver = (period: DayRange): PageContext["view"] => {
      const compared = comparedOf(period, compare, audience);
      return {
        period,
        comparedTo: compared,
        comparedLabel: comparedLabel(period, compared, compare),
        audience,
        samples: app.samples,
        tonalities: app.tonalities,
        providerColors: app.provider_colors,
        ...(marks && marks.length > 0 ? { marks } : {}),
        ...(printing ? { printing } : {}),
      };
    };
    const page: PageContext = {
      view: viewOver({ from, to }),
      samples: app.samples,
      filters,
      editor,
      dimensionLabel: (dimension) => t(`dimension.${dimension}` as never, { defaultValue: dimension }),
      reload,
      unjudged,
      editorPath,
      about,
      offerPath: audience === "private" ? offersOf(session) : undefined,
      ...(onDrill ? { onDrill, listed } : {}),
      ...(onIdentity ? { onIdentity } : {}),
      ...(outputs ? { outputs } : {}),
      ...(onImage ? { onImage } : {}),
      ...(onChoose ? { onChoose } : {}),
      ...(onMethod && explained ? { onMethod, explained } : {}),
      ...(onChange ? { tab, onTab: (open: string) => onChange({ tab: open }) } : {}),
      ...(onChange && daysBetween(from, to) < YEAR_DAYS ? { onWiden: () => onChange({ period: { preset: "last-12-months" } }) } : {}),
      ...(onChange ? { onYearTo: (to: string) => onChange({ period: { preset: "custom", from: addDays(to, 1 - YEAR_DAYS), to } }) } : {}),
      ...(onChange && facets?.some((dimension) => filters[dimension])
        ? { onClearFilters: () => onChange({ filters: without(filters, facets) }) }
        : {}),
    };
    // Of one identity as long as the page's: a tile is redrawn when its context is another.
    const own = new Map<string, PageContext>();
    const over = (period: DashboardPeriod): PageContext => {
      const range = rangeOf({ period }, today, audience);
      const key = `${range.from} ${range.to}`;
      const { onWiden: _, onYearTo: __, ...shared } = page;
      const isOther = range.from !== from || range.to !== to;
      const context = own.get(key) ?? {
        ...shared,
        view: viewOver(range),
        ...(isOther ? { ownPeriod: formatPeriod(range.from, addDays(range.to, -1)) } : {}),
      };
      own.set(key, context);
      return context;
    };
    return { ...page, over };
  }, [
    from,
    to,
    today,
    compare,
    filters,
    tab,
    printing,
    marks,
    session,
    app,
    audience,
    facets,
    editor,
    editorPath,
    reload,
    about,
    unjudged,
    onDrill,
    onIdentity,
    outputs,
    onImage,
    listed,
    onChoose,
    onMethod,
    explained,
    onChange,
    t,
  ]);
}

/** The address of the offers, for whom they are. */
function offersOf(session: Session): string | undefined {
  const route = byName(session, "offers");
  return session.user && guardRoute(session, route).pass ? route.path : undefined;
}

function without(filters: Filters, dimensions: readonly string[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([dimension]) => !dimensions.includes(dimension)));
}
