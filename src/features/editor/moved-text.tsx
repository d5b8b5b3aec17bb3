import { type ReactElement, useState } from "react";

import type { Tile } from "../../engine/plan/plan.ts";
import { placeInOrder } from "./reading-order.ts";
import { useTexts } from "./texts.ts";

/** The widget that came last to another place, or to the page. */
export interface Moved {
  id: string;
  added: boolean;
  /** How many moves there have been: the same one twice is said twice. */
  no: number;
}

/** Says where a widget went, for who does not see it. */
export function MovedText({ tiles, moved: { id, added } }: { tiles: readonly Tile[]; moved: Moved }): ReactElement | null {
  const { t } = useTexts();
  // Said once, as it was then: the widget may get another title, letter by letter.
  const [text] = useState(() => {
    const tile = tiles.find((other) => other.id === id);
    return tile && t(added ? "settings.added" : "settings.order", { title: tile.title, ...placeInOrder(tiles, tile) });
  });
  return text ? <>{text}</> : null;
}
