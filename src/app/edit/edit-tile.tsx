import { GripVertical } from "lucide-react";
import { memo, type ReactElement, useMemo } from "react";
import { useTranslation } from "react-i18next";

import type { Tile } from "../../engine/plan.ts";
import type { PageContext } from "../page/page-context.ts";
import type { ResultsStore } from "../page/results-store.ts";
import { TileFrame } from "../page/tile-frame.tsx";
import styles from "./edit.module.css";

interface EditTileProps {
  tile: Tile;
  store: ResultsStore;
  page: PageContext;
  onSelect: (id: string) => void;
}

/** A widget being edited: as readers see it, under a handle that moves it and opens its settings. */
export const EditTile = memo(function EditTile({ tile, store, page, onSelect }: EditTileProps): ReactElement {
  const { t } = useTranslation("edit");
  const handle = useMemo(
    () => (
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
  return <TileFrame tile={tile} handle={handle} store={store} page={page} />;
});
