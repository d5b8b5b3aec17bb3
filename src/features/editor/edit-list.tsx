import type { CSSProperties, ReactElement } from "react";

import { growsWithContent, rowsOf } from "../../page/tiles/tile-rows.ts";
import type { EditedTiles } from "./edit-grid.tsx";
import { EditTile } from "./edit-tile.tsx";
import { TileProblems } from "./problems/tile-problems.tsx";
import { inReadingOrder } from "./reading-order.ts";
import { TileTools } from "./tools/tile-tools.tsx";
import styles from "./edit.module.css";

/** What of a widget means itself when it is pressed, and not the widget. */
const OWN = 'button, a[href], input, [role="menu"], [data-tile-tools]';

/** One section being edited on a small screen: its widgets in one column, each moved and set from its menu, or with its tools once a tap has chosen it. */
export function EditList({
  tiles,
  level,
  store,
  page,
  instance,
  selected,
  problems,
  kept,
  editing,
  places,
  onSelect,
}: EditedTiles): ReactElement {
  const order = inReadingOrder(tiles);
  return (
    <ul className={styles.list}>
      {order.map((tile, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- by keyboard its menu does the same
        <li
          key={tile.id}
          className={styles.item}
          data-selected={selected.includes(tile.id) || undefined}
          data-problem={problems.has(tile.id) || undefined}
          data-grows={growsWithContent(tile) || undefined}
          style={{ "--rows": rowsOf(tile, true) } as CSSProperties}
          onClick={({ target, detail }) => detail > 0 && target instanceof Element && !target.closest(OWN) && onSelect(tile.id)}
        >
          {selected.length === 1 && selected[0] === tile.id && <TileTools tile={tile} editing={editing} at={index + 1} of={order.length} />}
          <EditTile
            tile={tile}
            at={index + 1}
            of={order.length}
            level={level}
            store={store}
            page={page}
            instance={instance}
            editing={editing}
            places={places}
          />
          <TileProblems count={problems.get(tile.id) ?? 0} kept={kept.has(tile.id)} />
        </li>
      ))}
    </ul>
  );
}
