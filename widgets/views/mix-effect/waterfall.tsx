import type { CSSProperties, ReactElement } from "react";

import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { Whisker } from "../../../src/ui/chart/figure/whisker.tsx";
import { axisOf } from "./steps.ts";
import { levelText, type Step, type Steps, stepText } from "./table-steps.ts";
import styles from "./mix-effect.module.css";

/** The level before, the two steps and the level after, one below the other on one axis. */
export function Waterfall({ steps, comparedLabel }: { steps: Steps; comparedLabel: string }): ReactElement {
  const t = viewText();
  const at = axisOf(steps);
  const middle = steps.before + steps.real.value;
  return (
    <ul className={styles.waterfall}>
      <Level label={t("mix.before", { label: comparedLabel.replace(/^vs /, "") })} level={steps.before} steps={steps} at={at} first />
      <Move step={steps.real} from={steps.before} steps={steps} at={at} kind="real" />
      <Move step={steps.mix} from={middle} steps={steps} at={at} kind="mix" />
      <Level label={t("mix.after")} level={steps.after} steps={steps} at={at} />
    </ul>
  );
}

interface LevelProps {
  label: string;
  level: number;
  steps: Steps;
  at: (level: number) => number;
  first?: boolean;
}

function Level({ label, level, steps, at, first = false }: LevelProps): ReactElement {
  return (
    <li className={styles.step} data-first={first || undefined}>
      <span className={styles.label}>{label}</span>
      <span className={styles.plane} aria-hidden="true">
        <span className={styles.level} style={{ left: `${at(level)}%` }} />
      </span>
      <b className={styles.value}>{levelText(level, steps.unit)}</b>
    </li>
  );
}

interface MoveProps {
  step: Step;
  from: number;
  steps: Steps;
  at: (level: number) => number;
  kind: "real" | "mix";
}

function Move({ step, from, steps, at, kind }: MoveProps): ReactElement {
  const t = viewText();
  const to = from + step.value;
  const doubtful = step.significant === false;
  // The effect of structure is neither good nor bad news: it is grey.
  const tonality = kind === "mix" || step.significant !== true ? undefined : step.value > 0 ? 4 : 0;
  return (
    <li className={styles.step} data-kind={kind}>
      <span className={styles.label}>
        {t(`mix.${kind}`)}
        {doubtful && <span className={styles.doubt}>{t("notSignificant")}</span>}
      </span>
      <span className={styles.plane} aria-hidden="true">
        <span className={styles.join} style={{ left: `${at(from)}%` }} />
        <span
          className={styles.move}
          data-tonality={tonality}
          data-doubtful={doubtful || undefined}
          data-towards={step.value < 0 ? "left" : "right"}
          style={span(at(from), at(to))}
        />
        {step.interval && <Whisker from={at(from + step.interval[0])} to={at(from + step.interval[1])} />}
        <span className={styles.join} data-after style={{ left: `${at(to)}%` }} />
      </span>
      <span
        className={styles.value}
        data-tonality={tonality}
        title={
          step.interval
            ? t("sentence.interval", { low: stepText(step.interval[0], steps.unit), high: stepText(step.interval[1], steps.unit) })
            : undefined
        }
      >
        {stepText(step.value, steps.unit)}
      </span>
    </li>
  );
}

function span(a: number, b: number): CSSProperties {
  return { left: `${Math.min(a, b)}%`, width: `${Math.abs(a - b)}%` };
}
