import type { CSSProperties, ReactElement } from "react";

import { growsWithContent, rowsOf } from "../../page/tiles/tile-rows.ts";
import type { EditedTiles } from "./edit-grid.tsx";
import { EditTile } from "./edit-tile.tsx";
import { TileProblems } from "./problems/tile-problems.tsx";
import { inReadingOrder } from "./reading-order.ts";
import styles from "./edit.module.css";

/** One section being edited on a small screen: its widgets in one column, each moved and set from its menu. */
export function EditList({ tiles, level, store, page, selected, problems, kept, editing, places }: EditedTiles): ReactElement {
  const order = inReadingOrder(tiles);
  return (
    <ul className={styles.list}>
      {order.map((tile, index) => (
        <li
          key={tile.id}
          className={styles.item}
          data-selected={selected.includes(tile.id) || undefined}
          data-problem={problems.has(tile.id) || undefined}
          data-grows={growsWithContent(tile) || undefined}
          style={{ "--rows": rowsOf(tile, true) } as CSSProperties}
        >
          <EditTile
            tile={tile}
            at={index + 1}
            of={order.length}
            level={level}
            store={store}
            page={page}
            editing={editing}
            places={places}
          />
          <TileProblems count={problems.get(tile.id) ?? 0} kept={kept.has(tile.id)} />
        </li>
      ))}
    </ul>
  );
}
