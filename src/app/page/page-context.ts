import type { Figure } from "../../domain/figure.ts";
import type { ReadyTile } from "../../engine/plan.ts";
import type { Drill, ViewContext } from "../../engine/view-props.ts";
import type { SampleThresholds, Unit } from "../../generated/types.ts";

/** What all tiles of a page share; its identity changes only when a tile must be redrawn for it. */
export interface PageContext {
  view: Omit<ViewContext, "title" | "box" | "onDrill">;
  samples: SampleThresholds;
  /** An editor sees what is wrong with a tile; a reader only that it is not available. */
  editor: boolean;
  dimensionLabel: (dimension: string) => string;
  reload: () => void;
  /** Says how a measure is worked out, of the figure given; absent where no measure is known. */
  onMethod?: (measure: string, figure: Figure | undefined) => void;
  /** The unit of a measure that says how it is worked out; undefined for any other. */
  explained?: (measure: string) => Unit | undefined;
  /** Opens the reviews behind a figure; absent where the reader may not see them. */
  onDrill?: (tile: ReadyTile, drill: Drill) => void;
  /** Takes an option of a choice in a tile; absent where nothing can be switched. */
  onChoose?: (widget: string, choice: string, option: string) => void;
  /** The address of the editor, of a document that the reader may change. */
  editorPath?: string | undefined;
  /** Widens the period to twelve months; absent where it already is that wide. */
  onWiden?: () => void;
  /** Lifts the filters that the page offers; absent where none is set. */
  onClearFilters?: () => void;
}
