import { type ReactElement, useId } from "react";
import { useTranslation } from "react-i18next";

import { type Figure, formatFigure } from "../../domain/figure.ts";
import { formatNumber } from "../../domain/format.ts";
import type { Measure, MeasureMethod } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { observed } from "../../ui/chart/phrases.ts";
import { Modal } from "../../ui/modal/modal.tsx";
import styles from "./method-dialog.module.css";
import { MethodExample } from "./method-example.tsx";
import { MethodWeights } from "./method-weights.tsx";

export interface MethodDialogProps {
  measure: Measure;
  /** The figure that the reader asked about; absent from the header of a page. */
  figure?: Figure | undefined;
  open: boolean;
  onClose: () => void;
}

/** «Comment est calculée cette note ?»: the formula of a measure with its weights, one worked figure and the reader's own; nothing where the measure says nothing of its method. */
export function MethodDialog({ measure, figure, open, onClose }: MethodDialogProps): ReactElement | null {
  const { t } = useTranslation("dashboard");
  const { method } = measure;
  if (!method) return null;
  return (
    <Modal
      open={open}
      onClose={onClose}
      height="auto"
      title={t(measure.unit === "rating" ? "method.note" : "method.figure")}
      footer={<Button onClick={onClose}>{t("method.close")}</Button>}
    >
      <div className={styles.body}>
        <p className={styles.name}>{measure.label}</p>
        <p>{method.text}</p>
        {figure && figure.value !== null && !figure.hidden && <Yours measure={measure} figure={figure} />}
        <Formula method={method} />
        {measure.index && <MethodWeights weights={measure.index} />}
        <MethodExample example={method.example} />
        {method.limits && <Limits limits={method.limits} />}
      </div>
    </Modal>
  );
}

function Yours({ measure, figure }: { measure: Measure; figure: Figure }): ReactElement {
  const { t } = useTranslation("dashboard");
  const [low, high] = figure.interval ?? [];
  const value = t("method.value", { value: formatFigure(figure.value, measure.unit), observed: observed(figure.n, measure.unit) });
  const interval =
    low !== undefined && high !== undefined
      ? t("method.interval", { low: precise(low, measure.unit), high: precise(high, measure.unit) })
      : undefined;
  return (
    <section className={styles.yours}>
      <h3>{t("method.yours")}</h3>
      <p>{[value, interval].filter(Boolean).join(", ")}</p>
    </section>
  );
}

/** A bound of a rating has two decimals: with one, both ends would often read alike. */
function precise(value: number, unit: Measure["unit"]): string {
  return unit === "rating" ? formatNumber(value / 10, 2) : formatFigure(value, unit);
}

function Formula({ method }: { method: MeasureMethod }): ReactElement {
  const { t } = useTranslation("dashboard");
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t("method.formula")}</h3>
      <p className={styles.formula}>{method.formula}</p>
      {method.terms.length > 0 && (
        <dl className={styles.terms} aria-label={t("method.terms")}>
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
  const { t } = useTranslation("dashboard");
  return (
    <section>
      <h3>{t("method.limits")}</h3>
      <ul className={styles.limits}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </section>
  );
}
