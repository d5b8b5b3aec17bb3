import type { ReactElement, ReactNode } from "react";

import { changeOf } from "../../domain/figure/change.ts";
import { formatFigure, sampleOf, type Unit } from "../../domain/figure/figure.ts";
import type { EstablishmentOverview, OverviewFigure, OverviewRank } from "../../generated/types.ts";
import { formatNumber } from "../../domain/format/format.ts";
import { useSession } from "../../page/session/session.ts";
import { Trend } from "../../ui/trend/trend.tsx";
import styles from "./establishment-head.module.css";
import { useTexts } from "./texts.ts";

interface HeadFiguresProps {
  summary: EstablishmentOverview;
  reference: string;
}

/** Mark, NPS and place of an establishment, each with its change. */
export function HeadFigures({ summary, reference }: HeadFiguresProps): ReactElement {
  const { t } = useTexts();
  const { rating, nps, rank, category_name } = summary;
  const { interval } = nps.now;
  return (
    <dl className={styles.figures} aria-label={t("figures")}>
      <HeadFigure label={t("rating")} figure={rating} unit="rating" reference={reference} suffix="/ 10" />
      <HeadFigure
        label={t("nps")}
        figure={nps}
        unit="nps"
        reference={reference}
        note={
          interval?.[0] !== undefined &&
          interval[1] !== undefined &&
          t("npsInterval", { low: formatFigure(interval[0], "nps"), high: formatFigure(interval[1], "nps") })
        }
      />
      <Rank label={t("rank", { category: category_name.toLowerCase() })} rank={rank} reference={reference} />
    </dl>
  );
}

interface HeadFigureProps {
  label: string;
  figure: OverviewFigure;
  unit: Unit;
  reference: string;
  suffix?: string;
  note?: ReactNode;
}

function HeadFigure({ label, figure: { now, before }, unit, reference, suffix, note }: HeadFigureProps): ReactElement {
  const { t } = useTexts();
  const { samples } = useSession().app;
  const sample = sampleOf(now, unit, samples, "private");
  const change = before && changeOf(now, before, unit, "up");
  const doubt = sample === "insufficient" ? t("few") : sample === "normal" || sample === "none" ? undefined : t("caution");
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value} data-uncertain={sample !== "normal" || undefined} title={doubt}>
          {formatFigure(now.value, unit)}
        </span>
        {suffix && now.value !== null && <span className={styles.suffix}>{suffix}</span>}
        {change && (
          <span title={change.significant === false ? `${reference}, ${t("notSignificant").toLowerCase()}` : reference}>
            <Trend
              gap={change.gap}
              unit={change.unit}
              text={change.direction === "flat" ? t("stable") : change.text}
              better={change.tone === "neutral" || sample !== "normal" ? "neither" : "higher"}
            />
          </span>
        )}
        {note && <span className={styles.note}>{note}</span>}
        {doubt && <span className={styles.note}>{doubt}</span>}
      </dd>
    </div>
  );
}

function Rank({ label, rank: { place, of, before }, reference }: { label: string; rank: OverviewRank; reference: string }): ReactElement {
  const { t } = useTexts();
  const gap = place !== null && before !== null ? before - place : null;
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        {place === null ? (
          <span className={styles.note}>{t("unranked")}</span>
        ) : (
          <>
            <span className={styles.value}>
              {formatNumber(place)}
              <sup>{t("place.suffix", { count: place })}</sup>
            </span>
            <span className={styles.suffix}>{t("of", { of: formatNumber(of) })}</span>
            {gap !== null && (
              <span title={reference}>
                <Trend
                  gap={gap}
                  unit="points"
                  text={gap === 0 ? t("samePlace") : t("places", { count: Math.abs(gap), sign: gap > 0 ? "+" : "−" })}
                />
              </span>
            )}
          </>
        )}
      </dd>
    </div>
  );
}
