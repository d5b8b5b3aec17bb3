import type { ReactElement } from "react";

import { type Figure, formatFigure } from "../../domain/figure/figure.ts";
import { formatNumber } from "../../domain/format/format.ts";
import type { KnownMeasure } from "../../engine/catalog/catalog.ts";
import type { MeasureMethod } from "../../generated/types.ts";
import { observed } from "../../ui/chart/words/phrases.ts";
import { viewText } from "../../ui/chart/words/view-text.ts";
import styles from "./method-dialog.module.css";
import { MethodExample } from "./method-example.tsx";
import { MethodWeights } from "./method-weights.tsx";
import { useTexts } from "./texts.ts";
import type { ShownMeasure } from "./tile-method.ts";

/** What a measure means, the reader's own figure where there is one, and how it is worked out. */
export function Explanation({ explained: { measure, figure } }: { explained: ShownMeasure }): ReactElement {
  const { method } = measure;
  return (
    <>
      <p>{method?.text ?? measure.description}</p>
      {figure && figure.value !== null && !figure.hidden && <Yours measure={measure} figure={figure} />}
      {method && <Formula method={method} />}
      <Working measure={measure} />
    </>
  );
}

/** How a measure is worked out beyond its formula: weights, a worked figure, what it does not say. */
export function Working({ measure: { method, index } }: { measure: KnownMeasure }): ReactElement | null {
  if (!method) return null;
  return (
    <>
      {index && <MethodWeights weights={index} />}
      {method.example && <MethodExample example={method.example} />}
      {method.limits && <Limits limits={method.limits} />}
    </>
  );
}

/** Further measures, each behind its name. */
export function OtherMeasures({ shown }: { shown: readonly ShownMeasure[] }): ReactElement | null {
  const { t } = useTexts();
  if (shown.length === 0) return null;
  return (
    <section>
      <h3>{t("others")}</h3>
      {shown.map((other) => (
        <details key={other.measure.label} className={styles.other}>
          <summary>{other.measure.label}</summary>
          <div className={styles.body}>
            <Explanation explained={other} />
          </div>
        </details>
      ))}
    </section>
  );
}

function Yours({ measure, figure }: { measure: KnownMeasure; figure: Figure }): ReactElement {
  const { t } = useTexts();
  const [low, high] = figure.interval ?? [];
  const formatted = formatFigure(figure.value, measure.unit);
  // A plain count rests on what it counts.
  const value =
    measure.unit === "count" && figure.value === figure.n
      ? formatted
      : t("value", { value: formatted, observed: observed(viewText(), figure.n, measure.unit, measure.source) });
  const interval =
    low !== undefined && high !== undefined
      ? t("interval", { low: precise(low, measure.unit), high: precise(high, measure.unit) })
      : undefined;
  return (
    <section className={styles.yours}>
      <h3>{t("yours")}</h3>
      <p>{[value, interval].filter(Boolean).join(", ")}</p>
    </section>
  );
}

/** A bound of an interval as text. That of a rating has two decimals: with one, both ends would often read alike. */
export function precise(value: number, unit: KnownMeasure["unit"]): string {
  return unit === "rating" ? formatNumber(value / 10, 2) : formatFigure(value, unit);
}

/** The formula, and what its letters mean. */
export function Formula({ method }: { method: MeasureMethod }): ReactElement {
  const { t } = useTexts();
  return (
    <section>
      <h3>{t("formula")}</h3>
      <p className={styles.formula}>{method.formula}</p>
      {method.terms && method.terms.length > 0 && (
        <dl className={styles.terms} aria-label={t("terms")}>
          {method.terms.map(({ term, label, value }) => (
            <div key={term} className={styles.term}>
              <dt>{term}</dt>
              <dd>{value ? `${label} (${value})` : label}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Limits({ limits }: { limits: readonly string[] }): ReactElement {
  const { t } = useTexts();
  return (
    <section>
      <h3>{t("limits")}</h3>
      <ul className={styles.limits}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </section>
  );
}
