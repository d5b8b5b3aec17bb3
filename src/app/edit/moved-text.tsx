import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import type { Tile } from "../../engine/plan.ts";
import { placeInOrder } from "./reading-order.ts";

/** The widget that came last to another place, or to the page. */
export interface Moved {
  id: string;
  added: boolean;
}

/** Says where a widget went, for who does not see it. */
export function MovedText({ tiles, moved: { id, added } }: { tiles: readonly Tile[]; moved: Moved }): ReactElement | null {
  const { t } = useTranslation("edit");
  const tile = tiles.find((other) => other.id === id);
  if (!tile) return null;
  return <>{t(added ? "settings.added" : "settings.order", { title: tile.title, ...placeInOrder(tiles, tile) })}</>;
}
