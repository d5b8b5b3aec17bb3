import type { KnownMeasure } from "../../engine/catalog/catalog.ts";
import type { ReadyTile } from "../../engine/plan/plan.ts";
import type { Drill, ViewContext } from "../../engine/table/view-props.ts";
import type { DashboardPeriod, Filters, LinkOutput, SampleThresholds } from "../../generated/types.ts";
import type { ImagedTile } from "../export/use-tile-images.ts";
import type { ShownMeasure } from "../method/tile-method.ts";

/** Where a tile is in a repeated section: one of the values by which it repeats. */
export interface TileInstance {
  by: string;
  value: string;
}

/** What all tiles of a page share; its identity changes only when a tile must be redrawn for it. */
export interface PageContext {
  view: Omit<ViewContext, "title" | "box" | "onDrill">;
  /** The same for a tile with a period of its own; absent where no tile has one. */
  over?: (period: DashboardPeriod) => PageContext;
  /** That period in words, where it is not the page's. */
  ownPeriod?: string;
  samples: SampleThresholds;
  /** What all its figures are about, where the reader could mistake it: an establishment, a commune. Its files say it. */
  about?: string | undefined;
  /** An editor sees what is wrong with a tile; a reader only that it is not available. */
  editor: boolean;
  dimensionLabel: (dimension: string) => string;
  reload: () => void;
  /** Whether it has yet to be found out why a widget is refused; absent where tiles are checked before they are drawn. */
  unjudged?: boolean | undefined;
  /** Says how measures are worked out, the first one at length; absent where no measure is known. */
  onMethod?: (shown: readonly ShownMeasure[]) => void;
  /** A measure by its name; undefined for an unknown one. */
  explained?: (measure: string) => KnownMeasure | undefined;
  /** Opens a figure with the reviews behind it; absent where the reader may not see them. */
  onDrill?: (tile: ReadyTile, drill: Drill, instance?: TileInstance) => void;
  /** Opens the «carte d’identité» of a whole tile, folded where its reviews are meant; absent where pages have no panel. */
  onIdentity?: ((tile: ReadyTile, instance: TileInstance | undefined, reviewsFirst?: boolean) => void) | undefined;
  /** Whether what a measure counts can be shown one by one. */
  listed?: ((measure: string) => boolean) | undefined;
  /** Takes an option of a choice in a tile; absent where nothing can be switched. */
  onChoose?: (widget: string, choice: string, option: string) => void;
  /** The open tab, and what opens another; absent where the address does not keep it. */
  tab?: string | null;
  onTab?: (tab: string) => void;
  /** The files that the reader may take of a tile; all where absent. */
  outputs?: readonly LinkOutput[] | undefined;
  /** Saves the drawing of a tile as an image; absent where pages are not read. */
  onImage?: ((tile: ImagedTile) => void) | undefined;
  /** The address of the editor, of a document that the reader may change. */
  editorPath?: string | undefined;
  /** The address of the offers that may open what the reader's account does not; absent where there are none for the reader. */
  offerPath?: string | undefined;
  /** Widens the period to twelve months; absent where it already is that wide. */
  onWiden?: () => void;
  /** Reads the page over twelve months up to a day; absent where its period cannot be chosen. */
  onYearTo?: (day: string) => void;
  /** The filters of the page, the reader's steps into its figures among them. */
  filters?: Filters;
  /** Lifts the filters that the page offers; absent where none is set. */
  onClearFilters?: () => void;
}
