import { GripVertical } from "lucide-react";
import { type KeyboardEvent, memo, type ReactElement, useMemo } from "react";

import type { Tile } from "../../engine/plan/plan.ts";
import { useSingleKeys } from "../../lib/single-keys.ts";
import type { PageContext, TileInstance } from "../../page/tiles/page-context.ts";
import type { ResultsStore } from "../../page/results/results-store.ts";
import { TileFrame } from "../../page/tiles/tile-frame.tsx";
import { useTexts } from "./texts.ts";
import type { GestureKind } from "./use-grid-gesture.ts";
import { type NamedPlace, type TileEditing, useTileEntries } from "./use-tile-entries.ts";
import styles from "./edit.module.css";

/** What the handle of a widget does; give it the same identity as long as nothing of it changes. */
interface HandleActions {
  /** It is pressed by a key. */
  onPress: (id: string) => void;
  onKeyDown: (id: string, event: KeyboardEvent) => void;
  /** Takes the widget in hand, from its menu. */
  onGesture: (id: string, kind: GestureKind) => void;
}

interface EditTileProps {
  tile: Tile;
  /** Its place among the widgets of its section, from 1. */
  at: number;
  of: number;
  level?: 2 | 3 | undefined;
  store: ResultsStore;
  page: PageContext;
  /** The value for which a repeated section is drawn; null before it has one. */
  instance?: TileInstance | null | undefined;
  editing: TileEditing;
  /** The sections that it can be sent to; give it the same identity as long as nothing of it changes. */
  places: readonly NamedPlace[];
  /** Absent where nothing is dragged. */
  handle?: HandleActions;
  /** The `id` of what says the keys of its handle. */
  help?: string;
}

/** A widget being edited: as readers see it, with what changes it in its menu, and a handle where it can be dragged. */
export const EditTile = memo(function EditTile({
  tile,
  at,
  of,
  level,
  store,
  page,
  instance,
  editing,
  places,
  handle,
  help,
}: EditTileProps): ReactElement {
  const { t } = useTexts();
  const { tab, section } = tile.place;
  const elsewhere = useMemo(() => places.filter((one) => one.place.tab !== tab || one.place.section !== section), [places, tab, section]);
  const place = useMemo(() => ({ at, of }), [at, of]);
  const entries = useTileEntries(tile.id, place, editing, elsewhere, handle?.onGesture);
  const singleKeys = useSingleKeys();
  const { id, title } = tile;
  const { x, y, w, h } = tile.place.box;
  const grip = useMemo(
    () =>
      handle && (
        <button
          type="button"
          data-drag-handle
          className={styles.handle}
          aria-label={t("gesture.place", { title, x: x + 1, y: y + 1, w, h })}
          aria-describedby={help}
          aria-keyshortcuts={singleKeys ? "Enter M R F2 Delete" : "Enter F2 Delete"}
          // A press of the pointer chooses the widget around it.
          onClick={({ detail }) => detail === 0 && handle.onPress(id)}
          onKeyDown={(event) => handle.onKeyDown(id, event)}
        >
          <GripVertical size={14} aria-hidden />
        </button>
      ),
    [id, title, x, y, w, h, handle, help, singleKeys, t],
  );
  return (
    <TileFrame
      tile={tile}
      level={level}
      instance={instance?.value}
      by={instance?.by}
      unasked={instance === null}
      handle={grip}
      entries={entries}
      store={store}
      page={page}
    />
  );
});
