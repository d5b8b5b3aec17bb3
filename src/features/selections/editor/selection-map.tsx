import { type PointerEvent, type ReactElement, useMemo, useRef, useState } from "react";

import { formatNumber } from "../../../domain/format/format.ts";
import type { SelectionCandidate, SelectionCandidates } from "../../../generated/types.ts";
import styles from "../selections.module.css";
import { useTexts } from "../texts.ts";
import { isWithin, planeOf, type Point, SIZE } from "./map-plane.ts";

/** A press that moves less is a click (units of the map). */
const CLICK = 8;
const RADIUS = 7;

interface SelectionMapProps {
  candidates: readonly SelectionCandidate[];
  /** The outlines of the communes. */
  land: SelectionCandidates["land"];
  members: readonly SelectionCandidate[];
  /** A click puts one in or out, a line drawn around some puts them in; null where a rule decides. */
  onToggle: ((ids: readonly string[], add: boolean) => void) | null;
}

/** The establishments of the territory as points on the outlines of its communes, the members in the accent. The lists say the same without a map. */
export function SelectionMap({ candidates, land, members, onToggle }: SelectionMapProps): ReactElement {
  const { t } = useTexts();
  const { places, land: outlines, height } = useMemo(() => planeOf(candidates, land), [candidates, land]);
  const chosen = useMemo(() => new Set(members.map(({ id }) => id)), [members]);
  const [lasso, setLasso] = useState<readonly Point[] | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    // The drawing may be narrower than its box: its own matrix knows.
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.current?.getScreenCTM()?.inverse());
    return [x, y];
  };
  const end = (): void => {
    if (!lasso || !onToggle) return;
    const [first = [0, 0]] = lasso;
    const isClick = lasso.every(([x, y]) => Math.hypot(x - first[0], y - first[1]) < CLICK);
    if (isClick) {
      const nearest = nearestTo(first, places);
      if (nearest) onToggle([nearest], !chosen.has(nearest));
    } else {
      const ids = places.filter(({ at }) => isWithin(at, lasso)).map(({ id }) => id);
      if (ids.length > 0) onToggle(ids, true);
    }
    setLasso(null);
  };
  if (places.length === 0) return <p className={styles.more}>{t("map.nowhere")}</p>;
  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${SIZE} ${height}`}
      role="img"
      aria-label={t("map.label", { count: members.length, number: formatNumber(members.length), all: formatNumber(candidates.length) })}
      className={styles.map}
      data-editable={onToggle ? "" : undefined}
      {...(onToggle
        ? {
            onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              setLasso([pointOf(event)]);
            },
            onPointerMove: (event: PointerEvent<SVGSVGElement>) => lasso && setLasso([...lasso, pointOf(event)]),
            onPointerUp: end,
            onPointerCancel: () => setLasso(null),
          }
        : {})}
    >
      <path d={outlines} />
      {places
        .toSorted((a, b) => Number(chosen.has(a.id)) - Number(chosen.has(b.id)))
        .map(({ id, name, at: [x, y] }) => (
          <circle key={id} cx={x} cy={y} r={RADIUS} data-chosen={chosen.has(id) ? "" : undefined}>
            <title>{name}</title>
          </circle>
        ))}
      {lasso && lasso.length > 1 && <polygon points={lasso.map((point) => point.join(",")).join(" ")} />}
    </svg>
  );
}

/** The establishment under a press, with some room around it. */
function nearestTo([x, y]: Point, places: ReturnType<typeof planeOf>["places"]): string | null {
  let [nearest, least] = [null as string | null, RADIUS * 3];
  for (const { id, at } of places) {
    const away = Math.hypot(at[0] - x, at[1] - y);
    if (away < least) [nearest, least] = [id, away];
  }
  return nearest;
}
