import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus, Trash2 } from "lucide-react";
import type { ReactElement, RefObject } from "react";

import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import type { Change } from "../../../engine/document/edit.ts";
import { entry } from "../../../engine/entry.ts";
import type { Tile } from "../../../engine/plan/plan.ts";
import type { Dashboard, Widget } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { ContentSettings, isToldBeside, isWritten } from "./content-settings.tsx";
import styles from "../edit.module.css";
import { leastOf } from "../least-size.ts";
import { sizeText } from "../size-text.ts";
import { useTexts } from "../texts.ts";

interface SettingsProps {
  tile: Tile | undefined;
  /** Its place in the order of reading, in a single column: columns and lines say nothing there. */
  order?: { at: number; of: number } | undefined;
  document: Dashboard;
  catalog: PlanCatalog;
  /** Whether the widget has just been added. */
  fresh: boolean;
  /** The field of its title. */
  titleField?: RefObject<HTMLInputElement | null>;
  onChange: (change: Change, gesture?: string) => void;
  onRemove: (id: string) => void;
}

/** The settings of the chosen widget: its title, what its author writes in it, its place and size by buttons (for who does not drag), its removal. */
export function Settings({ tile, document, ...given }: SettingsProps): ReactElement {
  const { t } = useTexts();
  if (!tile) return <p className={styles.group}>{t("settings.none")}</p>;
  return <WidgetSettings key={tile.id} tile={tile} own={entry(document.widgets, tile.id)} {...given} />;
}

interface WidgetSettingsProps extends Omit<SettingsProps, "tile" | "document"> {
  tile: Tile;
  /** The widget as the document has it: without a title, it bears its type's. */
  own: Widget | undefined;
}

function WidgetSettings({ tile, order, own, catalog, fresh, titleField, onChange, onRemove }: WidgetSettingsProps): ReactElement {
  const { t } = useTexts();
  const { id, place } = tile;
  const { x, y, w, h } = place.box;
  const move = (dx: number, dy: number): void => onChange({ type: "move-widget", id, x: x + dx, y: y + dy });
  const shift = (by: -1 | 1): void => onChange({ type: "shift-widget", id, by });
  const least = leastOf(tile);
  const resize = (dw: number, dh: number): void => onChange({ type: "resize-widget", id, w: w + dw, h: h + dh });
  const size = sizeText(t, { w, h });
  const type = own && entry(catalog.types, own.type);
  const written = type && isWritten(type) ? type : undefined;
  const problems = tile.ok ? [] : tile.detail;
  return (
    <div className={styles.form}>
      {!order && <h2 tabIndex={-1}>{tile.title}</h2>}
      <TextField
        ref={titleField}
        label={t("settings.title")}
        value={own?.title ?? ""}
        placeholder={tile.title}
        maxLength={160}
        onChange={(title) => onChange({ type: "set-widget", id, title: title.trim() === "" ? null : title }, `title ${id}`)}
      />
      {own && written && (
        <ContentSettings
          id={id}
          widget={own}
          type={written}
          metrics={catalog.metrics}
          problems={problems}
          fresh={fresh}
          onChange={onChange}
        />
      )}
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
            <IconButton bordered icon={ArrowRight} label={t("settings.right")} disabled={x + w >= 12} onClick={() => move(1, 0)} />
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
          <IconButton bordered icon={Plus} label={t("settings.wider")} disabled={w === 12} onClick={() => resize(1, 0)} />
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
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems
            .filter((problem) => !written || !isToldBeside(problem, id, written))
            .map(({ pointer, message }) => (
              <li key={pointer + message}>{message}</li>
            ))}
        </ul>
      )}
      <Button variant="danger" icon={Trash2} onClick={() => onRemove(id)}>
        {t("settings.delete")}
      </Button>
    </div>
  );
}
