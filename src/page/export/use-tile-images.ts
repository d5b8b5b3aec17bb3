import { useCallback, useLayoutEffect, useRef } from "react";

import { formatDate, formatPeriod } from "../../domain/format/format.ts";
import { addDays } from "../../domain/time/day.ts";
import type { DayRange } from "../../domain/time/period.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useToasts } from "../../ui/toast/toasts.tsx";
import { useSession } from "../session/session.ts";
import type { TileFilters } from "./image-filters.ts";
import { useTexts } from "./texts.ts";

/** A tile to be made into an image: its place on the page, what it is called and what it shows. */
export interface ImagedTile {
  selector: string;
  title: string;
  /** Without its ending. */
  filename: string;
  /** What all figures of its page are about. */
  about: string | undefined;
  period: DayRange;
  /** The days that it is compared with, as the page names them. */
  compared: DayRange | null;
  filters: TileFilters;
  /** The instant (ISO 8601) up to which it counts the data, where it is known. */
  countedAt: string | null;
}

/**
 * Saves the drawing of a tile as a PNG, and says where that is not possible. `filterText` is what the image says of the
 * filters of its figures. The same function as long as the page is there.
 */
export function useTileImages(filterText: (tile: TileFilters) => string): (tile: ImagedTile) => void {
  const { t } = useTexts();
  const { notify } = useToasts();
  const { app } = useSession();
  const save = async ({ selector, title, filename, about, period, compared, filters, countedAt }: ImagedTile): Promise<void> => {
    try {
      const { tileImage } = await import("./tile-image.ts");
      const tile = document.querySelector(selector);
      const days = ({ from, to }: DayRange): string => formatPeriod(from, addDays(to, -1));
      const when = compared ? t("image.compared", { period: days(period), compared: days(compared) }) : days(period);
      const image =
        tile &&
        (await tileImage(tile, {
          title,
          subtitle: [about, when].filter(Boolean).join(" · "),
          filters: filterText(filters),
          source: countedAt
            ? t("image.sourceAt", { product: app.product.name, when: formatDate(countedAt, "datetime") })
            : t("image.source", { product: app.product.name }),
        }));
      if (!image) throw new Error("the tile has no drawing");
      saveFile(`${filename}.png`, image, "image/png");
    } catch {
      notify({ type: "error", title: t("image.failed"), msg: t("image.failedText") });
    }
  };
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  return useCallback((tile) => void latest.current(tile), []);
}
