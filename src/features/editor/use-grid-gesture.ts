import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";

import type { Box } from "../../engine/document/grid.ts";
import type { Tile } from "../../engine/plan/plan.ts";
import { singleKeysAllowed } from "../../lib/single-keys.ts";
import { type Direction, moveStep, resizeStep } from "../../engine/document/step.ts";
import { useTexts } from "./texts.ts";

export type GestureKind = "move" | "resize";

/** The boxes of a section by widget. */
export type Boxes = Readonly<Record<string, Box>>;

interface Gesture {
  id: string;
  kind: GestureKind;
  /** The boxes before the gesture, and where its steps have led. */
  before: readonly NamedBox[];
  now: readonly NamedBox[];
}

interface NamedBox extends Box {
  id: string;
}

export interface GridGesture {
  /** The widget in hand, and what the arrow keys do with it. */
  active: Pick<Gesture, "id" | "kind"> | undefined;
  /** Where the widgets would be if the gesture ended now. */
  boxes: Boxes | undefined;
  /** What a screen reader says of the last step; another number says the same words again. */
  said: { text: string; no: number };
  start: (id: string, kind: GestureKind) => void;
  /** Keeps what the gesture has done: one change to the document, or none where the widget is back in its place. */
  confirm: () => void;
  /** Takes a key on the handle of a widget; true where the gesture has used it. */
  onKey: (id: string, event: KeyboardEvent) => boolean;
}

const arrows: Readonly<Record<string, Direction>> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const kinds: Readonly<Record<string, GestureKind>> = { m: "move", r: "resize" };

/**
 * Moves and resizes the widgets of one section by keyboard (design §7): M or R takes one in hand, arrows step, Escape
 * puts it back, Enter, Tab or a press elsewhere keeps it. Nothing of the document changes before.
 */
export function useGridGesture(
  tiles: readonly Tile[],
  leastOf: (tile: Tile) => { w: number; h: number },
  onBoxes: (boxes: Boxes) => void,
  columns: number,
): GridGesture {
  const { t } = useTexts();
  const [gesture, setGesture] = useState<Gesture>();
  const [said, setSaid] = useState({ text: "", no: 0 });
  const say = (text: string): void => setSaid(({ no }) => ({ text, no: no + 1 }));
  const title = (id: string): string => tiles.find((tile) => tile.id === id)?.title ?? "";
  const placeOf = (id: string, boxes: readonly NamedBox[]): string => {
    const { x, y, w, h } = boxes.find((box) => box.id === id) ?? { x: 0, y: 0, w: 0, h: 0 };
    return t("gesture.place", { title: title(id), x: x + 1, y: y + 1, w, h });
  };

  const start = (id: string, kind: GestureKind): void => {
    const before = tiles.map((tile) => ({ ...tile.place.box, id: tile.id }));
    setGesture({ id, kind, before, now: before });
    say(t(`gesture.${kind}`, { place: placeOf(id, before) }));
  };
  const step = (direction: Direction, { id, kind, before, now }: Gesture): void => {
    const [box, from] = [before.find((other) => other.id === id), now.find((other) => other.id === id)];
    const tile = tiles.find((other) => other.id === id);
    if (!box || !from || !tile) return;
    const next =
      kind === "move" ? moveStep(before, box, from, direction, columns) : resizeStep(before, box, from, direction, leastOf(tile), columns);
    if (next) setGesture({ id, kind, before, now: next });
    say(next ? placeOf(id, next) : t("gesture.limit", { place: placeOf(id, now) }));
  };
  const confirm = (): void => {
    if (!gesture) return;
    const { id, now } = gesture;
    setGesture(undefined);
    say(t("gesture.kept", { place: placeOf(id, now) }));
    onBoxes(Object.fromEntries(now.map(({ id: widget, x, y, w, h }) => [widget, { x, y, w, h }])));
  };
  const cancel = ({ id, before }: Gesture): void => {
    setGesture(undefined);
    say(t("gesture.cancelled", { place: placeOf(id, before) }));
  };

  const onKey = (id: string, event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const held = gesture?.id === id ? gesture : undefined;
    const kind = singleKeysAllowed() ? kinds[key.toLowerCase()] : undefined;
    if (held && (key === "Escape" || ((ctrlKey || metaKey) && key.toLowerCase() === "z"))) cancel(held);
    else if (ctrlKey || metaKey || altKey) return false;
    else if (held && (key === "Tab" || key === "Delete" || key === "F2")) {
      confirm();
      return false;
    } else if (held && arrows[key]) step(arrows[key], held);
    else if (held && kind) {
      setGesture({ ...held, kind });
      say(t(`gesture.${kind}`, { place: placeOf(id, held.now) }));
    } else if (kind) start(id, kind);
    else return false;
    return true;
  };

  const onPress = useEffectEvent(confirm);
  const holding = gesture !== undefined;
  useEffect(() => {
    if (!holding) return;
    document.addEventListener("pointerdown", onPress, { capture: true });
    return () => document.removeEventListener("pointerdown", onPress, { capture: true });
  }, [holding]);

  const boxes = gesture && Object.fromEntries(gesture.now.map(({ id, ...box }) => [id, box]));
  return { active: gesture, boxes, said, start, confirm, onKey };
}
