import { type ReactElement, useRef, useState } from "react";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { CutNote } from "../../../src/ui/chart/words/cut-note.tsx";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { TonalityGlyph } from "../../../src/ui/tonality/tonality-glyph.tsx";
import { VisuallyHidden } from "../../../src/ui/visually-hidden/visually-hidden.tsx";
import { ImpactBars } from "./impact-bars.tsx";
import { firstCount, impactRows, planeOf } from "./scale.ts";
import { sentence } from "./sentence.ts";
import styles from "./theme-impact.module.css";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

/** Points of the rating that each theme costs and brings, with their 95 % intervals; on request beyond the number that its author set. */
export default function ThemeImpactView(props: ViewProps<"theme-impact">): ReactElement {
  const { result, context } = props;
  const t = viewText();
  const [goesOn, setGoesOn] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const all = impactRows(props);
  const rows = goesOn ? all : all.slice(0, firstCount(props));
  if (rows.length === 0)
    return <NoData sentence={sentence(props, t)} hidden={result.rows.some(({ cells }) => cells.some(({ hidden }) => hidden))} />;
  // Of the themes beyond the limit it is unknown yet whether they have something to show.
  const total = all.length + result.total_rows - result.rows.length;
  const { onMore } = context;
  const goOn = (): void => {
    setGoesOn(true);
    // The button goes, the list stays.
    group.current?.focus();
    onMore?.(result.total_rows);
  };
  const mayGoOn = !goesOn && (onMore !== undefined || rows.length < all.length) && !context.printing;
  const plane = planeOf(rows);
  const measures = [...new Map(rows.flatMap(({ effects }) => effects.map(({ measure }) => [measure.measure, measure]))).values()];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keyboard
    <div ref={group} className={styles.impact} role="group" aria-label={context.title} tabIndex={0}>
      <VisuallyHidden>{sentence(props, t)}</VisuallyHidden>
      <p className={styles.head}>
        {measures.map(({ measure, label }, index) => (
          <span key={measure} className={styles.side}>
            <TonalityGlyph tonality={index === 0 && measures.length > 1 ? 0 : measures.length > 1 ? 4 : 2} />
            {label}
          </span>
        ))}
        <span className={styles.unit}>{t("impact.unit")}</span>
      </p>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <ImpactBars key={row.key} row={row} plane={plane} dimension={result.dimension} onDrill={context.onDrill} />
        ))}
      </ul>
      {rows.some(({ effects }) => effects.some(({ uncertain }) => uncertain)) && <p className={styles.note}>{t("impact.uncertain")}</p>}
      <CutNote shown={rows.length} total={total} dimension={result.dimension} onMore={mayGoOn ? goOn : undefined} />
    </div>
  );
}
