import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo } from "react";

import { formatNumber, formatRating } from "../../domain/format/format.ts";
import { tonalityIndex } from "../../domain/review/rating.ts";
import type { EstablishmentMap, MapBounds } from "../../generated/types.ts";
import { useSession } from "../../page/session/session.ts";
import { Card } from "../../ui/card/card.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { type MapPoint, PointMap } from "../../ui/map/point-map.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { useTonalityName } from "../../ui/tonality/tonality-chip.tsx";
import { type ListQuestion, mapQuery } from "./establishments-queries.ts";
import styles from "./establishments.module.css";
import { useTexts } from "./texts.ts";

interface MapPanelProps {
  question: ListQuestion;
  marked: string | null;
  onMark: (id: string | null) => void;
  onOpen: (id: string) => void;
  /** The part to which the list is kept. */
  within: MapBounds | null;
  /** What the map shows by now, and whether the reader has moved it there. */
  onBounds: (bounds: MapBounds, isMoved: boolean) => void;
  /** Whether the map shows a part yet, to which the list can be kept. */
  canKeep: boolean;
  /** Whether the list is to be kept to what the map shows. */
  onWithin: (isOn: boolean) => void;
}

/** Every establishment of the list on its land, coloured by its rating; moved, it keeps the list to what it shows. */
export function MapPanel({ question, marked, onMark, onOpen, within, onBounds, canKeep, onWithin }: MapPanelProps): ReactElement {
  const { t } = useTexts();
  const { app } = useSession();
  const tonalityName = useTonalityName();
  const { data, isError } = useQuery(mapQuery(question));
  const points = useMemo(() => pointsOf(data, app.samples.insufficient), [data, app.samples.insufficient]);
  const byId = useMemo(() => new Map(data?.points.map((point) => [point.id, point])), [data]);
  const number = formatNumber(points.length);
  const isNowhere = data !== undefined && data.points.length === 0 && data.backdrop.length === 0;
  return (
    <Card
      flush
      className={styles.map}
      title={t("map.title")}
      actions={<Checkbox label={t("map.within")} checked={within !== null} disabled={!canKeep && within === null} onChange={onWithin} />}
    >
      <div className={styles.mapBody}>
        {!data && (isError ? <p className={styles.muted}>{t("map.failed")}</p> : <Skeleton />)}
        {isNowhere && <p className={styles.muted}>{t("map.nowhere")}</p>}
        {data && !isNowhere && (
          <PointMap
            name={t("list")}
            sentence={t("map.sentence", { count: points.length, number })}
            points={points}
            land={data.backdrop}
            marked={marked}
            onMark={onMark}
            onOpen={onOpen}
            initial={within}
            onBounds={onBounds}
            card={(id) => {
              const point = byId.get(id);
              return (
                point && (
                  <>
                    <strong>{point.name}</strong>
                    <br />
                    {point.rating === null
                      ? t("map.none")
                      : t("map.rating", { value: formatRating(point.rating), number: formatNumber(point.n) })}
                  </>
                )
              );
            }}
          />
        )}
      </div>
      <ul className={styles.legend}>
        {[0, 1, 2, 3, 4].map((index) => (
          <li key={index} data-tonality={index}>
            <span className={styles.dot} aria-hidden /> {tonalityName(index)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Bigger where there are more reviews; without a colour where there are too few to say anything. */
function pointsOf(data: EstablishmentMap | undefined, least: number): MapPoint[] {
  const points = data?.points ?? [];
  const most = Math.max(...points.map(({ n }) => n), 1);
  // Those that say most are drawn last, above the others.
  return points
    .toSorted((a, b) => Number(a.n >= least) - Number(b.n >= least) || b.n - a.n)
    .map(({ id, lat, lng, rating, n }) => ({
      id,
      at: [lng, lat],
      radius: 4 + 7 * Math.sqrt(n / most),
      tonality: rating === null || n < least ? null : (tonalityIndex(rating) ?? 2),
    }));
}
