import { ArrowDown, ArrowUp, Braces, CopyPlus, Move, Trash2 } from "lucide-react";
import type { MouseEvent, ReactElement } from "react";

import type { Tile } from "../../../engine/plan/plan.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { useTexts } from "../texts.ts";
import type { TileEditing } from "../use-tile-entries.ts";
import styles from "./tile-tools.module.css";

interface TileToolsProps {
  tile: Tile;
  /** Its size as a gesture has it now; the stored one by default. */
  size?: { w: number; h: number } | undefined;
  editing: TileEditing;
  /** Of the grid that it is in. */
  columns?: number;
  /** Its place among the widgets of its section, from 1. */
  at: number;
  of: number;
  /** A press of «move» that dragged nothing: the arrows take over. Absent in a single column, where two buttons move it. */
  onMove?: (event: MouseEvent) => void;
}

/** What is done most with the chosen tile, at its upper edge: its size, duplicate, JSON, move, delete. */
export function TileTools({ tile, size, editing, columns = 1, at, of, onMove }: TileToolsProps): ReactElement {
  const { t } = useTexts();
  const { id, title, place } = tile;
  const { x, y } = place.box;
  const { w, h } = size ?? place.box;
  return (
    <div
      role="group"
      aria-label={t("tools.label", { title })}
      className={styles.tools}
      data-tile-tools
      // At the left edge a narrow tile has no room for them on its left; the first line has the section's menu above.
      data-left={(onMove !== undefined && (x + w) / columns < 0.25) || undefined}
      data-first={(onMove !== undefined && y === 0) || undefined}
    >
      {onMove && (
        <span className={styles.size} aria-hidden>
          {w} × {h}
        </span>
      )}
      <IconButton icon={CopyPlus} size="compact" label={t("entries.duplicate")} onClick={() => editing.onDuplicate(id)} />
      <IconButton icon={Braces} size="compact" label={t("entries.json")} onClick={() => editing.onSettings(id, "json")} />
      {onMove ? (
        <IconButton icon={Move} size="compact" label={t("tools.move")} className={styles.grip} data-drag-grip onClick={onMove} />
      ) : (
        <>
          <IconButton
            icon={ArrowUp}
            size="compact"
            label={t("settings.up")}
            disabledReason={at === 1 ? t("entries.first") : undefined}
            onClick={() => editing.onShift(id, -1)}
          />
          <IconButton
            icon={ArrowDown}
            size="compact"
            label={t("settings.down")}
            disabledReason={at === of ? t("entries.last") : undefined}
            onClick={() => editing.onShift(id, 1)}
          />
        </>
      )}
      <IconButton icon={Trash2} size="compact" label={t("settings.delete")} onClick={() => editing.onRemove(id)} />
    </div>
  );
}
