import type { ReactElement, ReactNode } from "react";

import { formatFigure, isShown, sampleOf } from "../../domain/figure/figure.ts";
import { formatDate, formatPeriod } from "../../domain/format/format.ts";
import { addDays } from "../../domain/time/day.ts";
import type { DayRange } from "../../domain/time/period.ts";
import { reachOf } from "../../engine/catalog/measure-reach.ts";
import type { KnownMeasure } from "../../engine/catalog/catalog.ts";
import type { PartFigures } from "../../engine/table/part-figures.ts";
import type { SampleThresholds } from "../../generated/types.ts";
import { viewText } from "../../ui/chart/words/view-text.ts";
import { Formula, OtherMeasures, precise, Working } from "../method/explanation.tsx";
import type { ShownMeasure } from "../method/tile-method.ts";
import type { Figure } from "../reviews/reviews-types.ts";
import styles from "./identity-card.module.css";
import { sampleWords } from "./sample-words.ts";
import { useTexts } from "./texts.ts";

/** Where a figure comes from, beside what its measure says of itself. */
export interface Provenance {
  audience: "private" | "public";
  samples: SampleThresholds;
  /** The days that it counts. */
  days: DayRange;
  /** Those that they are compared with. */
  compared: DayRange | null;
  /** The filters that it is under, in words. */
  filters: readonly { dimension: string; values: string }[];
  /** Names of dimensions whose filters do not reach it. */
  ignored: readonly string[];
  /** The platforms of its reviews, in words, where they are known. */
  platforms?: string | undefined;
  /** The instant (ISO 8601) up to which it counts the data; null before the whole page has come. */
  countedAt: string | null;
}

interface IdentityCardProps {
  /** What is described: the first measure at length, each of the others behind its name. */
  measures: readonly ShownMeasure[];
  /** What the tile shows for the part; null until it has come. */
  shown: PartFigures | null;
  /** What the figure rests on. */
  behind: Pick<Figure, "counts" | "rated" | "nps">;
  provenance: Provenance;
  /** Whether what it rests on is listed below. */
  listed: boolean;
  /** Whether the reviews are meant rather than the card: it can be unfolded. */
  folded?: boolean;
}

/** The «carte d’identité» of a figure: value, definition, formula, period, filters, sources, sample, interval and freshness. */
export function IdentityCard({ measures, shown, behind, provenance, listed, folded = false }: IdentityCardProps): ReactElement | null {
  const { t } = useTexts();
  const [lead, ...others] = measures;
  if (!lead) return null;
  const { measure } = lead;
  const { method } = measure;
  const { days, compared, filters, ignored, platforms, countedAt } = provenance;
  const source = t(`sources.${measure.source}`);
  return (
    <>
      <details className={styles.card} open={!folded}>
        <summary className={styles.summary}>{t("title")}</summary>
        <div className={styles.body}>
          <Value shown={shown} label={measure.label} provenance={provenance} />
          <dl className={styles.facts}>
            <Fact term={t("definition")}>{method?.text ?? measure.description}</Fact>
            <Fact term={t("period")}>
              {compared && reachOf(measure) === "compared"
                ? t("compared", { period: inWords(days), compared: inWords(compared) })
                : inWords(days)}
            </Fact>
            <Fact term={t("filters")}>
              {filters.length === 0 ? (
                t("noFilters")
              ) : (
                <ul className={styles.filters}>
                  {filters.map(({ dimension, values }) => (
                    <li key={dimension}>{t("filter", { dimension, values })}</li>
                  ))}
                </ul>
              )}
              {ignored.length > 0 && <p>{t("ignored", { dimensions: ignored.join(", ") })}</p>}
            </Fact>
            <Fact term={t("source")}>{platforms ? t("platforms", { source, platforms }) : source}</Fact>
            {shown && <Sample shown={shown} measure={measure} behind={behind} provenance={provenance} />}
            {countedAt && (
              <Fact term={t("counted")}>
                <time dateTime={countedAt}>{t("countedAt", { when: formatDate(countedAt, "datetime") })}</time>
              </Fact>
            )}
          </dl>
          {method && <Formula method={method} />}
          {method && (method.example ?? method.limits ?? measure.index) && (
            <details className={styles.working}>
              <summary>{t("working")}</summary>
              <div className={styles.body}>
                <Working measure={measure} />
              </div>
            </details>
          )}
          <OtherMeasures shown={others} />
        </div>
      </details>
      {listed &&
        (behind.counts === "nothing" ? (
          <p className={styles.note}>{t("behind.nothing")}</p>
        ) : (
          <h3 className={styles.behind}>{t(`behind.${behind.counts}`)}</h3>
        ))}
    </>
  );
}

/** The figure itself, or why there is none to show. */
function Value({
  shown,
  label,
  provenance: { audience, samples },
}: {
  shown: PartFigures | null;
  label: string;
  provenance: Provenance;
}): ReactElement | null {
  const { t } = useTexts();
  if (!shown) return null;
  const { figures, unit } = shown;
  const [figure] = figures;
  if (!figure) return <p className={styles.note}>{t("several")}</p>;
  const sum = { ...figure, value: figures.length === 1 ? figure.value : sumOf(figures) };
  const sample = figures.some(({ hidden }) => hidden) ? "hidden" : sampleOf(sum, unit, samples, audience);
  if (sample === "hidden") return <p className={styles.note}>{t("hidden")}</p>;
  if (sample === "none") return <p className={styles.note}>{t("none")}</p>;
  // Values that are drawn as one have no figure together unless it is a number.
  if (figures.length > 1 && unit !== "count") return null;
  return (
    <p className={styles.value}>
      <span className={styles.label}>{label}</span>
      <strong data-sample={sample}>
        {formatFigure(sum.value, unit)}
        {unit === "rating" && <small> {viewText()("kpi.outOf")}</small>}
      </strong>
    </p>
  );
}

/** What the figure rests on and how sure it is; nothing of one that may not be shown. */
function Sample({
  shown,
  measure,
  behind,
  provenance: { audience, samples },
}: Pick<IdentityCardProps, "behind" | "provenance"> & { shown: PartFigures; measure: KnownMeasure }): ReactElement | null {
  const { t } = useTexts();
  const { figures, unit } = shown;
  if (figures.length === 0 || figures.some((each) => !isShown(sampleOf(each, unit, samples, audience)))) return null;
  const [alone] = figures.length === 1 ? figures : [];
  const [low, high] = alone?.interval ?? [];
  const quality = alone && sampleOf(alone, unit, samples, audience);
  const sample = sampleWords(t, shown, measure, behind);
  return (
    <>
      <Fact term={t("sample")}>
        {quality === "insufficient" ? t("few", { sample }) : quality === "small" ? t("small", { sample }) : sample}
      </Fact>
      <Fact term={t("interval")}>
        {low !== undefined && high !== undefined
          ? t("bounds", { low: precise(low, unit), high: precise(high, unit) })
          : t(measure.kind === "count" || measure.kind === "distinct" ? "exact" : "noInterval")}
      </Fact>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }): ReactElement {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const sumOf = (figures: PartFigures["figures"]): number => figures.reduce((sum, { value }) => sum + (value ?? 0), 0);

function inWords({ from, to }: DayRange): string {
  return formatPeriod(from, addDays(to, -1));
}
