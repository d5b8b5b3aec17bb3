import type { ReactElement } from "react";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { VisuallyHidden } from "../../../src/ui/visually-hidden/visually-hidden.tsx";
import { PartList } from "./part-list.tsx";
import { sentence } from "./sentence.ts";
import { verdictOf } from "./steps.ts";
import { partsOf } from "./table-parts.ts";
import { movedElsewhere, stepsOf } from "./table-steps.ts";
import { Waterfall } from "./waterfall.tsx";
import styles from "./mix-effect.module.css";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

/** Parts that are below the steps: those whose shares moved the mean most; the table has all of them. */
const MOST_PARTS = 6;

/** How much of a change is real, and how much comes from the mix of what was reviewed: a waterfall, and the parts that moved. */
export default function MixEffectView(props: ViewProps<"mix-effect">): ReactElement {
  const { options, result, context } = props;
  const t = viewText();
  const steps = stepsOf(props);
  if (steps === "hidden") return <NoData sentence={sentence(props, t)} hidden />;
  if (steps === null)
    return (
      <p className={styles.nothing}>
        <VisuallyHidden>{sentence(props, t)}</VisuallyHidden> <span>{t(context.comparedTo ? "mix.nothing" : "mix.notCompared")}</span>
      </p>
    );
  // Guests of some countries mark higher than others: of their shares the verdict names them.
  const words = result.kind === "table" && result.dimension === "country" ? "mix.countries" : "mix.verdict";
  const parts = (options.parts ?? true) ? partsOf(props).slice(0, MOST_PARTS) : [];
  const elsewhere = movedElsewhere(steps);
  return (
    <div className={styles.mix} data-uncertain={steps.few || undefined}>
      <VisuallyHidden>{sentence(props, t)}</VisuallyHidden>
      <p className={styles.verdict}>
        {t(steps.few ? (words === "mix.countries" ? "mix.fewAnswers" : "mix.few") : `${words}.${verdictOf(steps)}`)}
      </p>
      <Waterfall steps={steps} comparedLabel={context.comparedLabel} />
      <p className={styles.note}>
        {t("mix.own")}
        {elsewhere && ` ${t("mix.asElsewhere", elsewhere)}.`}
      </p>
      {parts.length > 0 && (
        <PartList parts={parts} unit={steps.unit} dimension={result.kind === "table" ? result.dimension : ""} onDrill={context.onDrill} />
      )}
    </div>
  );
}
