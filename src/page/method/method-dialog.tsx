import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import { type Figure, formatFigure } from "../../domain/figure/figure.ts";
import { formatNumber } from "../../domain/format/format.ts";
import type { KnownMeasure } from "../../engine/catalog/catalog.ts";
import type { MeasureMethod } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { viewText } from "../../ui/chart/words/view-text.ts";
import { observed } from "../../ui/chart/words/phrases.ts";
import { Modal } from "../../ui/modal/modal.tsx";
import styles from "./method-dialog.module.css";
import { MethodExample } from "./method-example.tsx";
import { MethodWeights } from "./method-weights.tsx";
import { useTexts } from "./texts.ts";

/** A measure, with the figure that the reader asked about; absent from the header of a page. */
interface Explained {
  measure: KnownMeasure;
  figure?: Figure | undefined;
}

export interface MethodDialogProps {
  /** What is explained: the first at length, each of the others behind its name. */
  shown: readonly Explained[];
  open: boolean;
  onClose: () => void;
}

/** «Comment est calculée cette note ?»: of each measure the formula with its weights, one worked figure and the reader's own; what it counts where it has no formula. */
export function MethodDialog({ shown, open, onClose }: MethodDialogProps): ReactElement | null {
  const { t } = useTexts();
  const { t: page } = useTranslation("page");
  const [lead, ...others] = shown;
  if (!lead) return null;
  return (
    <Modal
      open={open}
      onClose={onClose}
      height="auto"
      title={page(lead.measure.unit === "rating" ? "tile.methodNote" : "tile.methodFigure")}
      footer={<Button onClick={onClose}>{t("close")}</Button>}
    >
      <div className={styles.body}>
        <p className={styles.name}>{lead.measure.label}</p>
        <Explanation explained={lead} />
        {others.length > 0 && (
          <section>
            <h3>{t("others")}</h3>
            {others.map((other) => (
              <details key={other.measure.label} className={styles.other}>
                <summary>{other.measure.label}</summary>
                <div className={styles.body}>
                  <Explanation explained={other} />
                </div>
              </details>
            ))}
          </section>
        )}
      </div>
    </Modal>
  );
}

function Explanation({ explained: { measure, figure } }: { explained: Explained }): ReactElement {
  const { method } = measure;
  return (
    <>
      <p>{method?.text ?? measure.description}</p>
      {figure && figure.value !== null && !figure.hidden && <Yours measure={measure} figure={figure} />}
      {method && <Formula method={method} />}
      {method && measure.index && <MethodWeights weights={measure.index} />}
      {method && <MethodExample example={method.example} />}
      {method?.limits && <Limits limits={method.limits} />}
    </>
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

/** A bound of a rating has two decimals: with one, both ends would often read alike. */
function precise(value: number, unit: KnownMeasure["unit"]): string {
  return unit === "rating" ? formatNumber(value / 10, 2) : formatFigure(value, unit);
}

function Formula({ method }: { method: MeasureMethod }): ReactElement {
  const { t } = useTexts();
  return (
    <section>
      <h3>{t("formula")}</h3>
      <p className={styles.formula}>{method.formula}</p>
      {method.terms.length > 0 && (
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
