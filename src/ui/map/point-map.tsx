import { Minus, Plus, Scan } from "lucide-react";
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { IconButton } from "../button/icon-button.tsx";
import { observeSize, type Size } from "../chart/observe-size.ts";
import { isPlainKey } from "../plain-key.ts";
import { boundsOf, fitted, type MapView, moved, projected, zoomed } from "./map-view.ts";
import styles from "./point-map.module.css";
import { type Box, boxAround, type LngLat } from "./projection.ts";

/** A place on the map. */
export interface MapPoint {
  id: string;
  at: LngLat;
  /** Radius (px). */
  radius: number;
  /** 0–4, or null where too little is behind it to be coloured. */
  tonality: number | null;
}

interface PointMapProps {
  /** What the map is called. */
  name: string;
  /** One sentence that says what it shows. */
  sentence: string;
  points: readonly MapPoint[];
  /** Rings of [longitude, latitude] that are drawn behind. */
  land: readonly (readonly number[][])[];
  /** The marked point. */
  marked: string | null;
  onMark: (id: string | null) => void;
  onOpen: (id: string) => void;
  /** What is said beside the marked point. */
  card: (id: string) => ReactNode;
  /** What it shows at first; everything where absent. */
  initial?: Box | null | undefined;
  /** What the map shows once it rests, and whether the reader has moved it there. */
  onBounds: (bounds: Box, isMoved: boolean) => void;
}

/** The size where the page has no layout (tests). */
const unlaid: Size = { width: 400, height: 400 };
const STEP_PX = 60;
/** Bounds are reported once the map rests (ms). */
const REST_MS = 250;
/** A pointer that moves less has pressed (px). */
const SLACK_PX = 4;

/** Points on the outlines of their land: pulled, brought nearer by buttons and keys, and by the wheel with Ctrl. */
export function PointMap({ name, sentence, points, land, marked, onMark, onOpen, card, initial, onBounds }: PointMapProps): ReactElement {
  const { t } = useTranslation("ui");
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>(unlaid);
  const whole = useMemo(() => wholeOf(points, land), [points, land]);
  const [view, setView] = useState<MapView | null>(null);
  const shown = view ?? fitted(initial ?? whole, size);

  useLayoutEffect(() => {
    const element = frame.current;
    return element ? observeSize(element, (next) => next.width > 0 && next.height > 0 && setSize(next)) : undefined;
  }, []);

  const report = useRef(onBounds);
  useLayoutEffect(() => {
    report.current = onBounds;
  });
  const { center, scale } = shown;
  const [lng, lat] = center;
  const isMoved = view !== null;
  useEffect(() => {
    const timer = setTimeout(() => report.current(boundsOf({ center: [lng, lat], scale }, size), isMoved), REST_MS);
    return () => clearTimeout(timer);
  }, [lng, lat, scale, size, isMoved]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // The wheel alone scrolls the page.
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top, width, height } = element.getBoundingClientRect();
      const from = [event.clientX - left - width / 2, event.clientY - top - height / 2] as const;
      setView((before) => zoomed(before ?? fitted(initial ?? whole, { width, height }), event.deltaY < 0 ? 1.25 : 0.8, from));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [initial, whole]);

  const pull = usePull(shown, setView);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || !isPlainKey(event)) return;
    const next = keyed(event.key, shown);
    if (!next) return;
    event.preventDefault();
    setView(next === "whole" ? fitted(whole, size) : next);
  };
  const place = marked === null ? undefined : points.find(({ id }) => id === marked);
  const [x, y] = place ? projected(place.at, shown, size) : [0, 0];
  const isInside = place !== undefined && x >= 0 && y >= 0 && x <= size.width && y <= size.height;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a map that is moved by keys and pointer: what it shows is in the list beside it, too
    <div
      ref={frame}
      role="group"
      aria-label={t("map.label", { name })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- moved with the arrow keys
      tabIndex={0}
      className={styles.map}
      data-pulled={pull.isPulled || undefined}
      onKeyDown={onKeyDown}
      {...pull.handlers}
    >
      <svg className={styles.drawing} role="img" aria-label={sentence} onPointerLeave={() => onMark(null)}>
        <Land land={land} view={shown} size={size} />
        {points.map(({ id, at, radius, tonality }) => {
          const [cx, cy] = projected(at, shown, size);
          if (cx < -20 || cy < -20 || cx > size.width + 20 || cy > size.height + 20) return null;
          return (
            <circle
              key={id}
              cx={cx}
              cy={cy}
              r={radius}
              className={styles.point}
              data-point={id}
              data-tonality={tonality ?? 2}
              data-few={tonality === null || undefined}
              data-marked={id === marked || undefined}
              onPointerEnter={() => onMark(id)}
              onClick={() => pull.wasPress() && onOpen(id)}
            />
          );
        })}
        {place && isInside && (
          <circle
            cx={x}
            cy={y}
            r={place.radius + 3}
            className={styles.point}
            data-tonality={place.tonality ?? 2}
            data-few={place.tonality === null || undefined}
            data-marked
            pointerEvents="none"
          />
        )}
      </svg>
      {place && isInside && (
        <div className={styles.card} data-below={y < 90 || undefined} style={{ left: Math.max(90, Math.min(size.width - 90, x)), top: y }}>
          {card(place.id)}
        </div>
      )}
      <div className={styles.buttons}>
        <IconButton size="compact" icon={Plus} label={t("map.nearer")} onClick={() => setView(zoomed(shown, 1.6))} />
        <IconButton size="compact" icon={Minus} label={t("map.farther")} onClick={() => setView(zoomed(shown, 1 / 1.6))} />
        <IconButton size="compact" icon={Scan} label={t("map.whole")} onClick={() => setView(fitted(whole, size))} />
      </div>
    </div>
  );
}

/** The outlines, drawn anew only where the view changes. */
const Land = memo(function Land({ land, view, size }: { land: PointMapProps["land"]; view: MapView; size: Size }): ReactElement {
  const path = land
    .map(
      (ring) =>
        `M${ring
          .map(([lng = 0, lat = 0]) =>
            projected([lng, lat], view, size)
              .map((one) => one.toFixed(1))
              .join(" "),
          )
          .join("L")}Z`,
    )
    .join("");
  return <path d={path} className={styles.land} />;
});

function wholeOf(points: readonly MapPoint[], land: PointMapProps["land"]): Box {
  const box = boxAround([...land.flat(), ...points.map(({ at }) => at)]);
  return Number.isFinite(box.west) ? box : { west: -5, east: 9, south: 41, north: 51 };
}

function keyed(key: string, view: MapView): MapView | "whole" | null {
  switch (key) {
    case "ArrowLeft":
      return moved(view, [STEP_PX, 0]);
    case "ArrowRight":
      return moved(view, [-STEP_PX, 0]);
    case "ArrowUp":
      return moved(view, [0, STEP_PX]);
    case "ArrowDown":
      return moved(view, [0, -STEP_PX]);
    case "+":
    case "=":
      return zoomed(view, 1.6);
    case "-":
      return zoomed(view, 1 / 1.6);
    case "0":
      return "whole";
    default:
      return null;
  }
}

/** Moves the view with the pointer that pulls it. */
function usePull(
  view: MapView,
  onView: (view: MapView) => void,
): {
  isPulled: boolean;
  wasPress: () => boolean;
  handlers: Record<`onPointer${"Down" | "Move" | "Up" | "Cancel"}`, (event: PointerEvent) => void>;
} {
  const from = useRef<{ x: number; y: number; view: MapView; far: boolean } | null>(null);
  const far = useRef(false);
  const [isPulled, setPulled] = useState(false);
  const end = (): void => {
    from.current = null;
    setPulled(false);
  };
  return {
    isPulled,
    wasPress: () => !far.current,
    handlers: {
      onPointerDown: ({ button, clientX, clientY, target }) => {
        if (button !== 0 || (target instanceof Element && target.closest("button"))) return;
        far.current = false;
        from.current = { x: clientX, y: clientY, view, far: false };
      },
      onPointerMove: ({ clientX, clientY, currentTarget, pointerId }) => {
        const start = from.current;
        if (!start) return;
        const by = [clientX - start.x, clientY - start.y] as const;
        if (!start.far && Math.hypot(...by) < SLACK_PX) return;
        if (!start.far) currentTarget.setPointerCapture(pointerId);
        start.far = true;
        far.current = true;
        setPulled(true);
        onView(moved(start.view, by));
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
