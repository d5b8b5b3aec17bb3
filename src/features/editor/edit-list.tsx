import type { CSSProperties, ReactElement } from "react";

import type { Tile } from "../../engine/plan/plan.ts";
import type { PageContext } from "../../page/tiles/page-context.ts";
import type { ResultsStore } from "../../page/results/results-store.ts";
import { growsWithContent, rowsOf } from "../../page/tiles/tile-rows.ts";
import { EditTile } from "./edit-tile.tsx";
import { inReadingOrder } from "./reading-order.ts";
import type { TileEditing } from "./use-tile-entries.ts";
import styles from "./edit.module.css";

interface EditListProps {
  tiles: readonly Tile[];
  /** Heading level of the widgets' titles. */
  level?: 2 | 3 | undefined;
  store: ResultsStore;
  page: PageContext;
  selected: string | undefined;
  editing: TileEditing;
}

/** One section being edited on a small screen: its widgets in one column, each moved and set from its menu. */
export function EditList({ tiles, level, store, page, selected, editing }: EditListProps): ReactElement {
  const order = inReadingOrder(tiles);
  return (
    <ul className={styles.list}>
      {order.map((tile, index) => (
        <li
          key={tile.id}
          className={styles.item}
          data-selected={tile.id === selected || undefined}
          data-grows={growsWithContent(tile) || undefined}
          style={{ "--rows": rowsOf(tile, true) } as CSSProperties}
        >
          <EditTile tile={tile} at={index + 1} of={order.length} level={level} store={store} page={page} editing={editing} />
        </li>
      ))}
    </ul>
  );
}
