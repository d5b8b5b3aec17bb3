import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus } from "lucide-react";
import type { ReactElement } from "react";

import { type Device, deviceColumns, leastWidthOn } from "../../../engine/document/devices.ts";
import type { Change } from "../../../engine/document/edit.ts";
import { type Box, gridColumns } from "../../../engine/document/grid.ts";
import type { Tile } from "../../../engine/plan/plan.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import styles from "../edit.module.css";
import { leastOf } from "../drawing/least-size.ts";
import { sizeText } from "../size-text.ts";
import { useTexts } from "../texts.ts";

interface PlaceSettingsProps {
  tile: Tile;
  /** Its place in the order of reading, in a single column: columns and lines say nothing there. */
  order?: { at: number; of: number } | undefined;
  onDevice?: DevicePlacing | undefined;
  onChange: (change: Change) => void;
}

/** The device that is shown, and what places a widget there. */
export interface DevicePlacing {
  device: Device;
  place: (tile: Tile, part: Partial<Box>) => void;
}

/** Place and size of a widget by buttons, for who does not drag. */
export function PlaceSettings({ tile, order, onDevice, onChange }: PlaceSettingsProps): ReactElement {
  const { t } = useTexts();
  const { id, place } = tile;
  const { x, y, w, h } = place.box;
  const columns = onDevice ? deviceColumns[onDevice.device] : gridColumns;
  const move = (dx: number, dy: number): void => {
    const to = { x: x + dx, y: y + dy };
    if (onDevice) onDevice.place(tile, to);
    else onChange({ type: "move-widget", id, ...to });
  };
  const shift = (by: -1 | 1): void => onChange({ type: "shift-widget", id, by });
  const stored = leastOf(tile);
  const least = onDevice ? { ...stored, w: leastWidthOn(onDevice.device, stored.w) } : stored;
  const resize = (dw: number, dh: number): void => {
    const to = { w: w + dw, h: h + dh };
    if (onDevice) onDevice.place(tile, { ...to, x: Math.min(x, columns - to.w) });
    else onChange({ type: "resize-widget", id, ...to });
  };
  const size = sizeText(t, { w, h });
  return (
    <>
      <fieldset>
        <legend className={styles.group}>{t("settings.position")}</legend>
        {order ? (
          <div className={styles.row}>
            <IconButton bordered icon={ArrowUp} label={t("settings.up")} disabled={order.at === 1} onClick={() => shift(-1)} />
            <IconButton bordered icon={ArrowDown} label={t("settings.down")} disabled={order.at === order.of} onClick={() => shift(1)} />
          </div>
        ) : (
          <div className={styles.row}>
            <IconButton bordered icon={ArrowLeft} label={t("settings.left")} disabled={x === 0} onClick={() => move(-1, 0)} />
            <IconButton bordered icon={ArrowRight} label={t("settings.right")} disabled={x + w >= columns} onClick={() => move(1, 0)} />
            <IconButton bordered icon={ArrowUp} label={t("settings.up")} disabled={y === 0} onClick={() => move(0, -1)} />
            <IconButton bordered icon={ArrowDown} label={t("settings.down")} onClick={() => move(0, h)} />
          </div>
        )}
      </fieldset>
      <fieldset>
        <legend className={styles.group}>{t("settings.size", { size })}</legend>
        <div className={styles.row}>
          <span aria-hidden>{t("settings.width")}</span>
          <IconButton bordered icon={Minus} label={t("settings.narrower")} disabled={w <= least.w} onClick={() => resize(-1, 0)} />
          <IconButton bordered icon={Plus} label={t("settings.wider")} disabled={w === columns} onClick={() => resize(1, 0)} />
        </div>
        <div className={styles.row}>
          <span aria-hidden>{t("settings.height")}</span>
          <IconButton bordered icon={Minus} label={t("settings.shorter")} disabled={h <= least.h} onClick={() => resize(0, -1)} />
          <IconButton bordered icon={Plus} label={t("settings.taller")} onClick={() => resize(0, 1)} />
        </div>
        {order && <p className={styles.note}>{t("settings.sizeNote")}</p>}
      </fieldset>
      <p role={order ? undefined : "status"} className={styles.status}>
        {order
          ? t("settings.order", { title: tile.title, ...order })
          : t("settings.place", { title: tile.title, x: x + 1, y: y + 1, size })}
      </p>
    </>
  );
}
