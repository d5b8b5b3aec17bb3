import type { ReactElement } from "react";

import { changeOf } from "../../../src/domain/figure/change.ts";
import { formatPercent } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { ChangeMark } from "../../../src/ui/chart/figure/change-mark.tsx";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import { observed } from "../../../src/ui/chart/words/phrases.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { TonalityBar } from "../../../src/ui/tonality/tonality-bar.tsx";
import { VisuallyHidden } from "../../../src/ui/visually-hidden/visually-hidden.tsx";
import styles from "./distribution.module.css";
import { type Part, partsOf, positiveShare } from "./parts.ts";
import { PartRow } from "./part-row.tsx";
import { sampleOfAll } from "./sample.ts";
import { sentence } from "./sentence.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

/** The reviews behind the shares, which the tile says how far to trust; 0 where they may not be shown. */
export function sharesOf({ result, context }: ViewProps<"distribution">): number | null {
  const { total } = partsOf(result, context.tonalities);
  const sample = sampleOfAll(result, total, context);
  return sample === "none" ? null : sample === "hidden" ? 0 : total;
}

/** How the reviews spread over the five tonalities. */
export default function DistributionView(props: ViewProps<"distribution">): ReactElement {
  const t = viewText();
  const { options, result, context } = props;
  const { parts, total } = partsOf(result, context.tonalities);
  const sample = sampleOfAll(result, total, context);
  if (sample === "hidden" || sample === "none") return <NoData sentence={sentence(props, t)} hidden={sample === "hidden"} />;
  const uncertain = sample !== "normal";
  const onSelect = (part: Part) =>
    context.onDrill && part.count > 0
      ? () => context.onDrill?.({ filters: { [result.dimension]: [part.key] }, label: part.name })
      : undefined;

  return (
    <div className={styles.distribution} data-uncertain={uncertain || undefined}>
      <VisuallyHidden>{sentence(props, t)}</VisuallyHidden>
      {(options.positive ?? true) && (
        <p className={styles.head}>
          <b>{formatPercent(positiveShare(parts))}</b> {viewText()("distribution.positive")}
          {(options.gap ?? true) && <PositiveGap {...props} uncertain={uncertain} />}
        </p>
      )}
      {options.shape === "bar" ? (
        <>
          <TonalityBar counts={parts.map(({ count }) => count)} className={styles.single} />
          <ul className={styles.keys}>
            {parts.map((part) => (
              <PartRow key={part.key} part={part} values={options.values ?? "both"} onSelect={onSelect(part)} compact />
            ))}
          </ul>
        </>
      ) : (
        <ul className={styles.rows}>
          {parts.toReversed().map((part) => (
            <PartRow key={part.key} part={part} values={options.values ?? "both"} onSelect={onSelect(part)} />
          ))}
        </ul>
      )}
      {uncertain && <p className={styles.note}>{observed(t, total, "count")}</p>}
    </div>
  );
}

function PositiveGap({ result, previous, context, uncertain }: ViewProps<"distribution"> & { uncertain: boolean }): ReactElement | null {
  if (!previous) return null;
  const [now, before] = [partsOf(result, context.tonalities), partsOf(previous, context.tonalities)];
  const change = changeOf(
    { value: positiveShare(now.parts), n: now.total },
    { value: positiveShare(before.parts), n: before.total },
    "percent",
  );
  return change && <ChangeMark change={change} reference={context.comparedLabel} uncertain={uncertain} />;
}
