import type { DayRange } from "../../domain/time/period.ts";
import type { SourceName } from "../catalog/catalog.ts";
import type { Filters, JournalMark, SampleThresholds, Tonality, ViewCatalog, ViewName } from "../../generated/types.ts";

/** What a view draws: its options and result as its manifest declares them, and the tile's surroundings. */
export interface ViewProps<V extends ViewName> {
  options: ViewCatalog[V]["options"];
  result: ViewCatalog[V]["result"];
  /** The same question over the compared period, where there is one. */
  previous?: ViewCatalog[V]["result"] | undefined;
  context: ViewContext;
}

/** Where and for whom a view is drawn. */
export interface ViewContext {
  title: string;
  /** Size in grid units: columns and rows. */
  box: { w: number; h: number };
  period: DayRange;
  comparedTo: DayRange | null;
  /** How the compared period is named beside a change: «vs 2025», «vs N-1». */
  comparedLabel: string;
  /** A public page hides what a private one greys (fewer observations than `samples.insufficient`). */
  audience: "private" | "public";
  samples: SampleThresholds;
  tonalities: readonly Tonality[];
  /** By the provider's id. */
  providerColors?: Readonly<Record<string, string>>;
  /** What the journal of the territory notes, for axes of time. */
  marks?: readonly JournalMark[];
  /** The moment from which «il y a 12 min» counts (ms); the present where absent. */
  now?: number;
  /** What the figures are counted from. */
  source?: SourceName;
  /** Opens the reviews behind a part of the figure; absent where the reader may not see them. */
  onDrill?: (drill: Drill) => void;
  /** Asks for more rows of a table that its limit has cut; absent where there are no more. */
  onMore?: (rows: number) => void;
  /** Whether what a measure counts can be shown one by one: a number of establishments has no list of its own. */
  listed?: (measure: string) => boolean;
  /** On paper and in exports: no interaction, patterns beside colours. */
  printing?: boolean;
}

/** A part of a figure: the filters that single it out, added to the tile's own, and its name. */
export interface Drill {
  filters: Filters;
  label: string;
  /** The measure of the figure, where it is not the query's first. */
  measure?: string;
  /** The side of opinion that the part is about, of which its passages are shown first: 1 praise, -1 blame. */
  side?: 1 | -1;
  /** It belongs to the second question of its tile. */
  beside?: boolean;
  /** One review is meant and not those behind a figure. */
  review?: string;
}

/** A conclusion in two or three words, for the header of a tile. */
export interface ViewBadge {
  tone: "success" | "danger" | "neutral";
  text: string;
}
