import type { ReactElement } from "react";

import { type Change, changeOf } from "../../../src/domain/change.ts";
import { isShown, sampleOf } from "../../../src/domain/figure.ts";
import { formatNumber } from "../../../src/domain/format.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { Badge } from "../../../src/ui/badge/badge.tsx";
import { BigFigure } from "../../../src/ui/chart/big-figure.tsx";
import { ChangeMark } from "../../../src/ui/chart/change-mark.tsx";
import { NoData } from "../../../src/ui/chart/no-data.tsx";
import { caution } from "../../../src/ui/chart/phrases.ts";
import { viewText } from "../../../src/ui/chart/view-text.ts";
import { VisuallyHidden } from "../../../src/ui/visually-hidden/visually-hidden.tsx";
import { IntervalScale } from "./interval-scale.tsx";
import styles from "./nps-interval.module.css";
import { sentence } from "./sentence.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

const tones = { up: "success", down: "danger", none: "neutral" } as const;

/** The Net Promoter Score, never without its number of answers and its 95 % interval. */
export default function NpsIntervalView(props: ViewProps<"nps-interval">): ReactElement {
  const { options, result, previous, context } = props;
  const t = viewText();
  const sample = sampleOf(result, result.unit, context.samples, context.audience);
  if (!isShown(sample) || result.value === null) return <NoData hidden={sample === "hidden"} />;
  const uncertain = sample !== "normal";
  const change = changeOf(result, previous, result.unit, result.better);
  const verdict = (options.badge ?? true) && !uncertain && change ? verdictOf(change) : undefined;
  const compared = (options.previous ?? true) && previous && previous.value !== null && !previous.hidden;
  const drill = context.onDrill && (() => context.onDrill?.({ filters: {}, label: result.label }));

  return (
    <div className={styles.nps}>
      <VisuallyHidden>{sentence(props)}</VisuallyHidden>
      <div className={styles.top}>
        <BigFigure value={result.value} unit={result.unit} sample={sample} onSelect={drill} />
        <IntervalScale
          current={{ value: result.value, interval: result.interval }}
          previous={
            compared
              ? { value: previous.value ?? 0, interval: previous.interval, label: context.comparedLabel.replace(/^vs /, "") }
              : undefined
          }
          uncertain={uncertain}
          full={options.scale === "full"}
        />
      </div>
      <div className={styles.bottom}>
        {change && (
          <ChangeMark
            change={verdict ? { ...change, significant: null } : change}
            better={result.better}
            reference={context.comparedLabel}
            uncertain={uncertain || change.significant === false}
          />
        )}
        {verdict && (
          <span className={styles.verdict}>
            <Badge tone={tones[verdict]}>{t(`nps.${verdict}`)}</Badge>
          </span>
        )}
        <span className={styles.sample}>
          {sample === "insufficient"
            ? caution(sample)
            : uncertain
              ? t("nps.needed", { count: context.samples.small })
              : t("nps.n", { n: formatNumber(result.n) })}
        </span>
      </div>
    </div>
  );
}

/** What may be concluded about a change: that it is real, that chance may explain it, or nothing. */
function verdictOf({ significant, direction }: Change): "up" | "down" | "none" | undefined {
  if (significant === null) return undefined;
  return significant && direction !== "flat" ? direction : "none";
}
