import { type ReactElement, useRef, useState } from "react";

import { MOST_ROWS } from "../../../src/engine/query/more-rows.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { CutNote } from "../../../src/ui/chart/words/cut-note.tsx";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import { dimensionName, gapTitle } from "../../../src/ui/chart/table/table-words.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { TonalityGlyph } from "../../../src/ui/tonality/tonality-glyph.tsx";
import { VisuallyHidden } from "../../../src/ui/visually-hidden/visually-hidden.tsx";
import { columnsOf } from "./columns.ts";
import { RankingRow } from "./ranking-row.tsx";
import styles from "./ranking.module.css";
import { sentence } from "./sentence.ts";
import { watchedOf } from "./watched.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

/** The first rows, and on request those that fell significantly under «À surveiller», else the last ones by their name. */
export default function RankingView(props: ViewProps<"ranking">): ReactElement {
  const { options, result, context } = props;
  const t = viewText();
  const [goesOn, setGoesOn] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const [measure] = result.columns;
  if (!measure || result.rows.length === 0) return <NoData sentence={sentence(props, t)} />;
  const columns = columnsOf(props);
  // Asked to go on, it shows all rows once it has them: a limit may have left a gap before the last ones.
  const whole = Math.min(result.total_rows, MOST_ROWS);
  const first = goesOn && result.rows.length >= whole ? result.rows : result.rows.slice(0, options.limit ?? 5);
  const { onMore } = context;
  const goOn = (): void => {
    setGoesOn(true);
    // The button goes, the list stays.
    group.current?.focus();
    onMore?.(whole);
  };
  const mayGoOn = !goesOn && (onMore !== undefined || result.rows.length >= result.total_rows) && !context.printing;
  const { kind: watching, rows: watched } = watchedOf(props, first);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a ranking that scrolls must be reachable by keyboard
    <div ref={group} className={styles.ranking} role="group" aria-label={context.title} tabIndex={0}>
      <VisuallyHidden>{sentence(props, t)}</VisuallyHidden>
      <table className={styles.table} data-crowded={(columns.spread && columns.samples && columns.gap) || undefined}>
        <caption>
          <VisuallyHidden>{context.title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.position && (
              <th scope="col" className={styles.rank}>
                <VisuallyHidden>{t("ranking.rank")}</VisuallyHidden>
              </th>
            )}
            <th scope="col" className={styles.name}>
              {dimensionName(t, result.dimension)}
            </th>
            {columns.sparkline && (
              <th scope="col" className={styles.spark}>
                {t("ranking.trend")}
              </th>
            )}
            {columns.spread && (
              <th scope="col" className={styles.spread}>
                {t("ranking.spread")}
              </th>
            )}
            {columns.samples && (
              <th scope="col" className={styles.number}>
                {t("sample")}
              </th>
            )}
            <th scope="col" className={styles.figure} title={measure.label}>
              {measure.short ?? measure.label}
            </th>
            {columns.gap && (
              <th scope="col" className={styles.number}>
                {gapTitle(t, measure.unit)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {first.map((row, index) => (
            <RankingRow key={row.key} props={props} columns={columns} measure={measure} row={row} rank={index + 1} />
          ))}
        </tbody>
        {watched.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={columns.position ? 2 : 1} className={styles.watch}>
                <span>
                  <TonalityGlyph tonality={0} />
                  {t(watching === "falls" ? "ranking.watch" : measure.unit === "rating" ? "ranking.lowest" : "ranking.last")}
                </span>
              </th>
            </tr>
            {watched.map((row) => (
              <RankingRow key={row.key} props={props} columns={columns} measure={measure} row={row} />
            ))}
          </tbody>
        )}
      </table>
      <CutNote shown={first.length} total={result.total_rows} dimension={result.dimension} onMore={mayGoOn ? goOn : undefined} />
    </div>
  );
}
