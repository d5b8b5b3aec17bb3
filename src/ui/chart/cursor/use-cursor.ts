import { type FocusEvent, type HTMLAttributes, type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import { isPlainKey } from "../../plain-key.ts";
import type { CursorPlan } from "../chart-types.ts";
import { type CursorPlace, indexAt, placeOf, trackAt, trackBeside } from "./cursor-place.ts";
import type { EChartsType } from "../canvas/echarts-engine.ts";

interface CursorInput {
  chart: EChartsType | null;
  cursor: CursorPlan;
  onSelect: ((index: number, track: number) => void) | undefined;
}

interface CursorState {
  /** The place of the cursor; null while it is away. */
  at: number | null;
  /** Of the figures at that place, the chosen one. */
  track: number;
  place: CursorPlace | null;
  /** Whether the keyboard moved it there: then it is said. */
  keyed: boolean;
  handlers: Pick<HTMLAttributes<HTMLElement>, "onKeyDown" | "onFocus" | "onBlur">;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, PageDown: 5, PageUp: -5 };

/** In a chart of several figures at each place, up and down lead from one to the next. */
const sides: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

interface Place {
  at: number;
  track: number;
}

/** One cursor for pointer and keyboard: where it is, and how it moves. */
export function useCursor({ chart, cursor, onSelect }: CursorInput): CursorState {
  const [state, setState] = useState<(Place & { keyed: boolean }) | null>(null);
  const at = state && state.at < cursor.count ? state.at : null;
  const track = Math.min(state?.track ?? 0, (cursor.tracks?.count ?? 1) - 1);

  const move = (next: Place | null, keyed: boolean): void => {
    setState((known) =>
      next === null ? null : known?.at === next.at && known.track === next.track && known.keyed === keyed ? known : { ...next, keyed },
    );
  };
  const onPointer = useEffectEvent((next: Place | null) => move(next, false));
  const onPress = useEffectEvent((next: Place | null) => {
    if (next !== null) onSelect?.(next.at, next.track);
  });
  const pointed = useEffectEvent((x: number, y: number): Place | null => {
    const index = chart && indexAt(chart, cursor, x, y);
    return chart && index !== null ? { at: index, track: trackAt(chart, cursor, index, x, y) } : null;
  });
  const along = cursor.along;

  useEffect(() => {
    if (!chart || chart.isDisposed()) return;
    return along === "item" ? listenToItems(chart, onPointer, onPress) : listenToPlane(chart, pointed, onPointer, onPress);
  }, [chart, along]);

  // The pointer lights up a datum by itself; the keyboard must ask for it.
  const lit = along === "item" && state?.keyed ? at : null;
  useEffect(() => {
    if (!chart || chart.isDisposed() || lit === null) return;
    chart.dispatchAction({ type: "highlight", seriesIndex: 0, dataIndex: lit });
    return () => {
      if (!chart.isDisposed()) chart.dispatchAction({ type: "downplay", seriesIndex: 0, dataIndex: lit });
    };
  }, [chart, lit]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isPlainKey(event)) return;
    const last = cursor.count - 1;
    const across = cursor.tracks && at !== null ? sides[event.key] : undefined;
    if ((event.key === "Enter" || event.key === " ") && at !== null && onSelect) onSelect(at, track);
    else if (event.key === "Escape" && at !== null) move(null, true);
    else if (event.key === "Home") move({ at: 0, track }, true);
    else if (event.key === "End") move({ at: last, track }, true);
    else if (across !== undefined && at !== null) move({ at, track: trackBeside(cursor, at, track, across) }, true);
    else if (steps[event.key] !== undefined)
      move({ at: Math.max(0, Math.min(last, (at ?? startOf(cursor)) + (at === null ? 0 : (steps[event.key] ?? 0)))), track }, true);
    else return;
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent): void => {
    if (cursor.count > 0 && event.target.matches(":focus-visible")) move({ at: startOf(cursor), track }, true);
  };

  const place = at === null || !chart || chart.isDisposed() ? null : placeOf(chart, cursor, at, track);
  return { at, track, place, keyed: state?.keyed ?? false, handlers: { onKeyDown, onFocus, onBlur: () => move(null, false) } };
}

function startOf({ start, count }: CursorPlan): number {
  return start === "last" ? count - 1 : 0;
}

type OnPlace = (place: Place | null) => void;

interface PointerEvent {
  offsetX: number;
  offsetY: number;
}

/** Follows the pointer over the whole plane of a chart with axes. */
function listenToPlane(
  chart: EChartsType,
  pointed: (x: number, y: number) => Place | null,
  onPointer: OnPlace,
  onPress: OnPlace,
): () => void {
  const surface = chart.getZr();
  const moved = ({ offsetX, offsetY }: PointerEvent): void => onPointer(pointed(offsetX, offsetY));
  const pressed = ({ offsetX, offsetY }: PointerEvent): void => onPress(pointed(offsetX, offsetY));
  const left = (): void => onPointer(null);
  surface.on("mousemove", moved);
  surface.on("click", pressed);
  surface.on("globalout", left);
  return () => {
    if (chart.isDisposed()) return;
    surface.off("mousemove", moved);
    surface.off("click", pressed);
    surface.off("globalout", left);
  };
}

/** Follows the pointer from one datum to the next. */
function listenToItems(chart: EChartsType, onPointer: OnPlace, onPress: OnPlace): () => void {
  const over = (event: unknown): void => onPointer(datumOf(event));
  const out = (): void => onPointer(null);
  const pressed = (event: unknown): void => onPress(datumOf(event));
  chart.on("mouseover", over);
  chart.on("mouseout", out);
  chart.on("click", pressed);
  return () => {
    if (chart.isDisposed()) return;
    chart.off("mouseover", over);
    chart.off("mouseout", out);
    chart.off("click", pressed);
  };
}

function datumOf(event: unknown): Place | null {
  const { dataIndex, seriesIndex } = event as { dataIndex?: number; seriesIndex?: number };
  return seriesIndex === 0 && dataIndex !== undefined && dataIndex >= 0 ? { at: dataIndex, track: 0 } : null;
}
