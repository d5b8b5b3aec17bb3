import type { ReactElement } from "react";

import { changeOf } from "../../../src/domain/figure/change.ts";
import { isShown, sampleOf } from "../../../src/domain/figure/figure.ts";
import { formatNumber } from "../../../src/domain/format/format.ts";
import type { ViewBadge, ViewProps } from "../../../src/engine/table/view-props.ts";
import { BigFigure } from "../../../src/ui/chart/figure/big-figure.tsx";
import { ChangeMark } from "../../../src/ui/chart/figure/change-mark.tsx";
import { verdictOf } from "../../../src/ui/chart/figure/figure-badge.ts";
import { ReferenceFigure } from "../../../src/ui/chart/figure/reference-figure.tsx";
import { FigureTile } from "../../../src/ui/chart/figure/figure-tile.tsx";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import { observations } from "../../../src/ui/chart/words/phrases.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
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
  if (!isShown(sample) || result.value === null) return <NoData sentence={sentence(props, t)} hidden={sample === "hidden"} />;
  const uncertain = sample !== "normal";
  const change = changeOf(result, previous, result.unit, result.better);
  const compared = (options.previous ?? true) && previous && previous.value !== null && !previous.hidden;
  const drill = context.onDrill && (() => context.onDrill?.({ filters: {}, label: result.label }));

  return (
    <FigureTile
      sentence={sentence(props, t)}
      change={
        change && (
          <ChangeMark
            change={change}
            better={result.better}
            reference={context.comparedLabel}
            uncertain={uncertain || change.significant === false}
            quiet
          />
        )
      }
      aside={
        <>
          <span className={styles.sample}>
            {uncertain
              ? t(`nps.needed.${observations(result.unit, context.source)}`, { count: context.samples.small })
              : t(result.reference ? "nps.nBeside" : "nps.n", { n: formatNumber(result.n) })}
          </span>
          {result.reference && !uncertain && <ReferenceFigure reference={result.reference} unit={result.unit} />}
        </>
      }
    >
      <BigFigure name={context.title} value={result.value} unit={result.unit} sample={sample} onSelect={drill} />
      <IntervalScale
        current={{ value: result.value, interval: result.interval }}
        previous={
          compared
            ? { value: previous.value ?? 0, interval: previous.interval, label: context.comparedLabel.replace(/^vs /, "") }
            : undefined
        }
        reference={result.reference}
        uncertain={uncertain}
        full={options.scale === "full"}
      />
    </FigureTile>
  );
}

/** Whether its change is more than chance explains. */
export function badgeOf({ options, ...compared }: ViewProps<"nps-interval">): ViewBadge | null {
  const verdict = (options.badge ?? true) ? verdictOf(compared) : null;
  return verdict && { tone: tones[verdict], text: viewText()(`nps.${verdict}`) };
}
