import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactElement, useId, useMemo, useRef, useState } from "react";
import { GridLayout, type Layout, type LayoutItem, useContainerWidth, verticalCompactor } from "react-grid-layout";
import "react-grid-layout/css/styles.css";

import type { Tile } from "../../engine/plan/plan.ts";
import type { PageContext, TileInstance } from "../../page/tiles/page-context.ts";
import type { ResultsStore } from "../../page/results/results-store.ts";
import { GHOST } from "./drop/dropped-boxes.ts";
import { usePaletteDrop } from "./drop/use-palette-drop.ts";
import { EditTile } from "./edit-tile.tsx";
import { focusTile } from "./focus/focus-tile.ts";
import { inReadingOrder } from "./reading-order.ts";
import { TileProblems } from "./problems/tile-problems.tsx";
import { useTexts } from "./texts.ts";
import { TileKeys } from "./keys/tile-keys.tsx";
import { TileTools } from "./tools/tile-tools.tsx";
import { type Boxes, type GestureKind, useGridGesture } from "./use-grid-gesture.ts";
import { useLatest } from "./use-latest.ts";
import type { NamedPlace, TileEditing } from "./use-tile-entries.ts";
import styles from "./edit.module.css";
import unseen from "../../ui/visually-hidden/visually-hidden.module.css";

/** What the widgets of one section are edited with. */
export interface EditedTiles {
  tiles: readonly Tile[];
  /** Heading level of the widgets' titles. */
  level?: 2 | 3 | undefined;
  store: ResultsStore;
  page: PageContext;
  /** Of a section that repeats: the value that is drawn of it, null where there is none yet. Give it the same identity as long as it is the same. */
  instance?: TileInstance | null | undefined;
  selected: readonly string[];
  /** Widget → how many problems it has. */
  problems: ReadonlyMap<string, number>;
  /** Widgets drawn as they were when they were last sound. */
  kept: ReadonlySet<string>;
  /** The size of the type that is being dragged here from the palette. */
  dropping: { w: number; h: number } | undefined;
  editing: TileEditing;
  /** Every section of the document. */
  places: readonly NamedPlace[];
  /** `more` adds it to those already chosen, or takes it from them. */
  onSelect: (id: string, more?: boolean) => void;
}

export interface EditGridProps extends EditedTiles {
  /** Columns of the grid: twelve, or those of the device that is shown. */
  columns: number;
  /** The smallest box of a widget's view. */
  leastOf: (tile: Tile) => { w: number; h: number };
  /** Every box of the section after a gesture, those that were pushed aside included. */
  onBoxes: (boxes: Boxes) => void;
  /** A type was dragged here from the palette: every box of the section, the new one's under {@link GHOST}. */
  onDropType: (type: string, boxes: Boxes) => void;
}

const [rowHeight, gap] = [58, 14];
const gridConfig = { rowHeight, margin: [gap, gap] as const, containerPadding: [0, 0] as const };
const dragConfig = { enabled: true, handle: "[data-drag-handle], [data-drag-grip]" };
const resizeConfig = { enabled: true };

/** One section being edited: a press chooses a widget, which moves by its handle, is resized by its corner, or obeys the keys on its handle. */
export function EditGrid(props: EditGridProps): ReactElement {
  const {
    tiles,
    columns,
    level,
    leastOf,
    store,
    page,
    instance,
    selected,
    problems,
    kept,
    dropping,
    editing,
    places,
    onSelect,
    onBoxes,
    onDropType,
  } = props;
  const { width, containerRef, mounted } = useContainerWidth();
  const { active, boxes, said, start, confirm, onKey } = useGridGesture(tiles, leastOf, onBoxes, columns);
  const drop = usePaletteDrop({ tiles, cells: { columns, width, rowHeight, gap }, dropping, onDrop: onDropType });
  const shown = boxes ?? drop.boxes;
  const ghost = drop.boxes?.[GHOST];
  const config = useMemo(() => ({ ...gridConfig, cols: columns }), [columns]);
  const layout = useMemo((): Layout => {
    const own = tiles.map((tile): LayoutItem => {
      const least = leastOf(tile);
      return { i: tile.id, ...tile.place.box, ...shown?.[tile.id], minW: least.w, minH: least.h };
    });
    return ghost ? [...own, { i: GHOST, ...ghost, isDraggable: false, isResizable: false }] : own;
  }, [tiles, leastOf, shown, ghost]);
  const pressed = useRef({ x: 0, y: 0 });
  // The order of the Tab key is that of reading; while a gesture lasts nothing changes it.
  const order = useMemo(() => inReadingOrder(tiles), [tiles]);
  // A gesture's end is reported once, by the layout that it settled into, before this render's boxes.
  const commit = (next: Layout): void => onBoxes(Object.fromEntries(next.map(({ i, x, y, w, h }) => [i, { x, y, w, h }])));
  const { t } = useTexts();
  // Written past React: nothing but the ghost is drawn again while the pointer moves.
  const showSize = (item: LayoutItem | null): void => {
    if (item) containerRef.current?.style.setProperty("--ghost-size", quoted(`${item.w} × ${item.h}`));
  };
  const help = useId();
  const [onHandle, setOnHandle] = useState(false);
  const handle = useLatest({
    onPress: (id: string): void => (active?.id === id ? confirm() : editing.onSettings(id)),
    onKeyDown: (id: string, event: KeyboardEvent): void => {
      if (onKey(id, event) || onTileKey(id, event, editing, onSelect) || (event.key === "Enter" && event.repeat)) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    onGesture: (id: string, kind: GestureKind): void => {
      focusTile(id);
      start(id, kind);
    },
  });
  return (
    <div
      ref={containerRef}
      className={styles.grid}
      data-dropping={dropping !== undefined || undefined}
      style={
        {
          "--ghost-title": quoted(t("ghost")),
          ...(dropping ? { "--ghost-size": quoted(`${dropping.w} × ${dropping.h}`) } : {}),
        } as CSSProperties
      }
      onDragOver={drop.onDragOver}
      onDragLeave={drop.onDragLeave}
      onDrop={drop.onDrop}
      onFocus={({ target }) => setOnHandle(target.matches("[data-drag-handle]:focus-visible"))}
      onBlur={() => setOnHandle(false)}
    >
      {mounted && (
        <GridLayout
          width={width}
          layout={layout}
          gridConfig={config}
          dragConfig={dragConfig}
          resizeConfig={resizeConfig}
          compactor={verticalCompactor}
          onDragStart={(_, __, item) => showSize(item)}
          onDrag={(next, _, item, placeholder) => shownAt(placeholder, verticalCompactor.compact(next, columns), item)}
          onDragStop={commit}
          onResizeStart={(_, __, item) => showSize(item)}
          onResize={(_, __, item) => showSize(item)}
          onResizeStop={commit}
        >
          {order.map((tile, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- by keyboard its handle chooses a widget
            <div
              key={tile.id}
              className={styles.item}
              data-selected={selected.includes(tile.id) || undefined}
              data-problem={problems.has(tile.id) || undefined}
              data-gesture={tile.id === active?.id ? active.kind : undefined}
              onPointerDown={({ clientX, clientY }) => (pressed.current = { x: clientX, y: clientY })}
              onClick={(event) => isMeant(event, pressed.current) && onSelect(tile.id, event.ctrlKey || event.metaKey || event.shiftKey)}
            >
              {selected.length === 1 && selected[0] === tile.id && (
                <TileTools
                  tile={tile}
                  size={boxes?.[tile.id]}
                  editing={editing}
                  columns={columns}
                  at={index + 1}
                  of={order.length}
                  onMove={(event) => isPress(event, pressed.current) && handle.onGesture(tile.id, "move")}
                />
              )}
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
                handle={handle}
                help={help}
              />
              <TileProblems count={problems.get(tile.id) ?? 0} kept={kept.has(tile.id)} />
            </div>
          ))}
          {ghost && <div key={GHOST} className="react-grid-placeholder" />}
        </GridLayout>
      )}
      <TileKeys id={help} kind={active?.kind} shown={onHandle || active !== undefined} />
      <p aria-live="assertive" className={unseen.hidden}>
        {said.text && <span key={said.no}>{said.text}</span>}
      </p>
    </div>
  );
}

/** Puts the ghost of a widget being dragged where the widget would be dropped: the library shows it one step behind. */
function shownAt(placeholder: LayoutItem | null, next: Layout, item: LayoutItem | null): void {
  const settled = next.find(({ i }) => i === item?.i);
  if (placeholder && settled) Object.assign(placeholder, { x: settled.x, y: settled.y });
}

/** F2 renames, Delete removes, Ctrl Space chooses it beside others. */
function onTileKey(
  id: string,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  { onSettings, onRemove }: TileEditing,
  onSelect: EditGridProps["onSelect"],
): boolean {
  if ((ctrlKey || metaKey) && key === " ") {
    onSelect(id, true);
    return true;
  }
  if (ctrlKey || metaKey || altKey) return false;
  if (key === "F2") onSettings(id, "title");
  else if (key === "Delete") onRemove(id);
  else return false;
  return true;
}

/** How far a pointer may slip between press and release, for a click and not a drag (px). */
const SLIP = 4;

/** What opens over a widget, the button that opens it, and its tools. */
const MENU = '[role="menu"], [aria-haspopup], [data-tile-tools]';

/** Whether a click means the widget itself: not what is asked of its menu or of a dialog that it opened, nor the end of a drag, as one that selects text. By keyboard its handle chooses a widget. */
function isMeant({ currentTarget, target, detail, clientX, clientY }: MouseEvent<HTMLElement>, pressed: { x: number; y: number }): boolean {
  if (detail === 0 || !(target instanceof Element) || target.closest(MENU)) return false;
  return currentTarget.contains(target) && isPress({ detail, clientX, clientY }, pressed);
}

/** Whether a click is a press, by key or pointer, and not the end of a drag. */
function isPress(
  { detail, clientX, clientY }: Pick<MouseEvent, "detail" | "clientX" | "clientY">,
  pressed: { x: number; y: number },
): boolean {
  return detail === 0 || Math.hypot(clientX - pressed.x, clientY - pressed.y) <= SLIP;
}

/** A text as a string of CSS. */
function quoted(text: string): string {
  return JSON.stringify(text);
}
