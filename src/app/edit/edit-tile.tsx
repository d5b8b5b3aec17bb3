import { GripVertical } from "lucide-react";
import { memo, type ReactElement, useMemo } from "react";
import { useTranslation } from "react-i18next";

import type { Tile } from "../../engine/plan.ts";
import type { PageContext } from "../page/page-context.ts";
import type { ResultsStore } from "../page/results-store.ts";
import { TileFrame } from "../page/tile-frame.tsx";
import { type TileEditing, useTileEntries } from "./use-tile-entries.ts";
import styles from "./edit.module.css";

interface EditTileProps {
  tile: Tile;
  /** Its place among the widgets of its section, from 1. */
  at: number;
  of: number;
  level?: 2 | 3 | undefined;
  store: ResultsStore;
  page: PageContext;
  editing: TileEditing;
  /** Chooses the widget whose handle is taken; absent where nothing is dragged. */
  onSelect?: (id: string) => void;
}

/** A widget being edited: as readers see it, with what changes it in its menu, and a handle where it can be dragged. */
export const EditTile = memo(function EditTile({ tile, at, of, level, store, page, editing, onSelect }: EditTileProps): ReactElement {
  const { t } = useTranslation("edit");
  const place = useMemo(() => ({ at, of }), [at, of]);
  const entries = useTileEntries(tile.id, place, editing);
  const handle = useMemo(
    () =>
      onSelect && (
        <button
          type="button"
          data-drag-handle
          className={styles.handle}
          aria-label={t("handle", { title: tile.title })}
          onClick={() => onSelect(tile.id)}
          onFocus={() => onSelect(tile.id)}
        >
          <GripVertical size={14} aria-hidden />
        </button>
      ),
    [tile.id, tile.title, onSelect, t],
  );
  return <TileFrame tile={tile} level={level} handle={handle} entries={entries} store={store} page={page} />;
});
