import { type ReactElement, useMemo } from "react";

import { keptValues } from "../../engine/query/accepted.ts";
import { entry } from "../../engine/entry.ts";
import type { Metrics } from "../../engine/catalog/catalog.ts";
import type { ReadyTile, Tile } from "../../engine/plan/plan.ts";
import { figuresOfPart, type PartFigures } from "../../engine/table/part-figures.ts";
import type { Drill } from "../../engine/table/view-props.ts";
import type { Filters } from "../../generated/types.ts";
import type { FacetsPath } from "../../lib/api.ts";
import { useToday } from "../../lib/clock.ts";
import { useFacetsAnswer } from "../facets/use-facets-answer.ts";
import { IdentityCard } from "../identity/identity-card.tsx";
import { usePlatforms } from "../identity/use-provenance.ts";
import { useSession } from "../session/session.ts";
import { useFilterWords } from "../facets/use-filter-words.ts";
import { type ShownMeasure, shownMeasures } from "../method/tile-method.ts";
import type { ResultsStore, TileData } from "../results/results-store.ts";
import { usePageProgress, useTileData } from "../results/use-results.ts";
import { figureOf } from "../reviews/figure-of.ts";
import type { FigurePart } from "../reviews/figure-part.ts";
import type { Figure } from "../reviews/index.ts";
import ReviewPanels from "../reviews/review-panels.tsx";
import { daysBehind } from "../reviews/review-queries.ts";
import type { ReviewPanelsProps } from "../reviews/reviews-types.ts";
import type { Panels } from "../reviews/use-panels.ts";
import { rangeOf } from "../state/page-state.ts";
import type { PageContext } from "../tiles/page-context.ts";

/** A document as it is drawn: what its panels read. */
export interface DrawnDocument {
  tiles: readonly Tile[];
  store: ResultsStore;
  page: PageContext;
}

interface DocumentPanelsProps
  extends DrawnDocument, Pick<ReviewPanelsProps, "range" | "vocabulary" | "addressOf" | "onFocus" | "onCorrected"> {
  panels: Panels;
  metrics: Metrics;
  /** The filters of the page. */
  filters: Filters;
  /** Those of its facets, by which the call of the facets is asked. */
  chosen: Filters;
  facets: readonly string[];
  facetsPath: FacetsPath | null;
}

/** The panels of a document: the figure that its address opens with its «carte d’identité» and its reviews, and one review. */
export default function DocumentPanels(props: DocumentPanelsProps): ReactElement | null {
  const { tiles, store, page, panels, metrics, filters, chosen, facets, facetsPath, range, vocabulary, addressOf, onFocus, onCorrected } =
    props;
  const { part } = panels;
  const tile = tiles.find((each): each is ReadyTile => each.ok && each.id === part?.widget);
  const data = useTileData(store, part?.widget ?? "", part?.instance?.value);
  const today = useToday();
  const { audience, tonalities } = page.view;
  const opened = useMemo(() => {
    if (!part || !tile) return null;
    const found = partOf(part, data);
    const drill: Drill = { ...part, label: labelOf(part, tile, found, metrics) };
    const own = tile.period ? { period: rangeOf({ period: tile.period }, today, audience) } : {};
    // A part can be gone into: the page is then read within it.
    const focus = Object.keys(part.filters).length > 0 ? { focus: part.filters, part: drill.label } : {};
    const figure: Figure = { ...figureOf(filters, tile, drill, metrics, tonalities), ...focus, ...own };
    // A public page shows what a figure is, and no review.
    return {
      part,
      tile,
      found,
      figure: audience === "public" ? ({ ...figure, counts: "nothing" } satisfies Figure) : figure,
      rests: figure,
    };
  }, [part, tile, data, metrics, filters, tonalities, today, audience]);

  const answer = useFacetsAnswer(facetsPath, { dimensions: facets, range, filters: chosen });
  const { user } = useSession();
  const filterWords = useFilterWords(answer, { ...vocabulary, establishments: user?.cards });
  const platforms = usePlatforms(opened?.figure ?? null, range, audience === "private");
  const { countedAt } = usePageProgress(store);
  const figure = opened?.figure ?? panels.figure;
  const identity = opened && (
    <IdentityCard
      key={JSON.stringify(opened.part)}
      measures={measuresOf(opened, page, metrics, data)}
      shown={opened.found}
      behind={opened.rests}
      folded={panels.reviewsFirst}
      listed={audience === "private"}
      provenance={{
        audience,
        samples: page.samples,
        days: daysBehind(opened.rests, range),
        compared: page.view.comparedTo,
        filters: filterWords(opened.rests.filters, opened.found?.members ?? []),
        ignored: opened.tile.ignored.map((dimension) => page.dimensionLabel(dimension)),
        platforms,
        countedAt,
      }}
    />
  );
  return (
    <ReviewPanels
      figure={figure}
      identity={identity}
      review={panels.review}
      mention={panels.mention}
      range={range}
      vocabulary={vocabulary}
      onReview={panels.openReview}
      onTurn={panels.turnTo}
      onCloseReview={panels.closeReview}
      onCloseFigure={panels.closeFigure}
      addressOf={addressOf}
      onFocus={onFocus}
      onCorrected={onCorrected}
    />
  );
}

/** What the tile shows for the part; null while its result has not come. */
function partOf({ filters, measure, instance, beside }: FigurePart, data: TileData): PartFigures | null {
  const result = beside ? data.beside?.result : data.result;
  if (!result) return null;
  // The instance is the result's, not a part of it.
  const own = Object.entries(filters).filter(([dimension]) => dimension !== instance?.by);
  return figuresOfPart(result, { filters: Object.fromEntries(own), ...(measure === undefined ? {} : { measure }) });
}

/** The name of a part: its values, else its measure where it is not the tile's first. */
function labelOf({ measure, filters, instance }: FigurePart, tile: ReadyTile, found: PartFigures | null, metrics: Metrics): string {
  const members = found?.members.map(({ label }) => label) ?? [];
  const named = measure === undefined ? undefined : entry(metrics.measures, measure)?.label;
  const isChange = tile.query.changes !== undefined;
  const words = [...(named !== undefined && (isChange || members.length === 0) ? [named] : []), ...members];
  if (words.length > 0) return words.join(", ");
  const values = Object.entries(filters).flatMap(([dimension, accepted]) => (dimension === instance?.by ? [] : keptValues(accepted)));
  return values.length > 0 ? values.join(", ") : tile.title;
}

/** The measures of a figure; those of the whole tile, where it is the tile's. */
function measuresOf(
  { part, tile, found }: { part: FigurePart; tile: ReadyTile; found: PartFigures | null },
  { explained }: PageContext,
  metrics: Metrics,
  data: TileData,
): ShownMeasure[] {
  const measureOf = explained ?? ((name: string) => entry(metrics.measures, name));
  const main = measureOf(part.measure ?? found?.measure ?? (part.beside ? tile.beside : tile)?.query.measure ?? "");
  const all = shownMeasures(tile, [data.result, data.beside?.result], measureOf);
  const isWhole = !part.measure && !part.beside && Object.keys(part.filters).every((dimension) => dimension === part.instance?.by);
  if (!main) return all;
  return [{ measure: main }, ...(isWhole ? all.filter(({ measure }) => measure !== main) : [])];
}
