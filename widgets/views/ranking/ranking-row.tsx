import type { ReactElement } from "react";

import { wholePoints } from "../../../src/domain/time/bucket.ts";
import { changeOf } from "../../../src/domain/figure/change.ts";
import { type Figure, restsOnNothing, sampleOf } from "../../../src/domain/figure/figure.ts";
import { formatNumber } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { MeasureInfo, TableRow } from "../../../src/generated/types.ts";
import { ChangeMark } from "../../../src/ui/chart/figure/change-mark.tsx";
import { FigureMark } from "../../../src/ui/chart/figure/figure-mark.tsx";
import { HiddenMark, type Lack } from "../../../src/ui/chart/figure/hidden-mark.tsx";
import { Sparkline } from "../../../src/ui/sparkline/sparkline.tsx";
import { TonalityBar } from "../../../src/ui/tonality/tonality-bar.tsx";
import type { RankingColumns } from "./columns.ts";
import styles from "./ranking.module.css";

interface RankingRowProps {
  props: ViewProps<"ranking">;
  columns: RankingColumns;
  measure: MeasureInfo;
  row: TableRow;
  /** Absent among those to watch. */
  rank?: number;
}

/** One row of a ranking. */
export function RankingRow({ props, columns, measure, row, rank }: RankingRowProps): ReactElement {
  const { result, previous, context } = props;
  const cell: Figure = row.cells[0] ?? { value: null, n: 0 };
  const sample = sampleOf(cell, measure.unit, context.samples, context.audience);
  const before = previous?.rows.find(({ key }) => key === row.key)?.cells[0];
  const change = columns.gap && sample !== "hidden" ? changeOf(cell, before, measure.unit, measure.better) : null;
  const values = sample === "hidden" ? [] : (row.trend?.map(({ value }) => value) ?? []);
  // What a public page leaves out of a row rests on too little: an empty place would say that there is nothing.
  const lacking = (lack: Lack) => context.audience === "public" && <HiddenMark lack={restsOnNothing(cell) ? "noData" : lack} />;
  const drill = context.onDrill;
  return (
    <tr className={styles.row}>
      {columns.position && <td className={styles.rank}>{rank}</td>}
      <th scope="row" className={styles.name}>
        {drill ? (
          <button
            type="button"
            className={styles.button}
            onClick={() => drill({ filters: { [result.dimension]: [row.key] }, label: row.label })}
          >
            <span className={styles.label}>{row.label}</span>
          </button>
        ) : (
          <span className={styles.label}>{row.label}</span>
        )}
        {columns.detail && row.detail && <span className={styles.detail}> {row.detail}</span>}
      </th>
      {columns.sparkline && (
        <td className={styles.spark}>
          {values.filter((value) => value !== null).length > 1 ? (
            <Sparkline
              values={values}
              whole={wholePoints(row.trend ?? [], result, context.period)}
              width={84}
              height={22}
              tone={rank === undefined && change?.tone === "bad" ? "negative" : "accent"}
            />
          ) : (
            lacking("insufficient") || <HiddenMark lack={restsOnNothing(cell) ? "noData" : "noTrend"} />
          )}
        </td>
      )}
      {columns.spread && (
        <td className={styles.spread}>
          {row.spread && sample !== "hidden" && row.spread.some((count) => count > 0) ? (
            <TonalityBar counts={row.spread} />
          ) : (
            lacking("insufficient")
          )}
        </td>
      )}
      {columns.samples && <td className={styles.number}>{sample === "hidden" ? <HiddenMark /> : formatNumber(cell.n)}</td>}
      <td className={styles.figure}>
        <FigureMark figure={cell} unit={measure.unit} sample={sample} name={measure.label} />
      </td>
      {columns.gap && (
        <td className={styles.number}>
          {change ? (
            <ChangeMark change={change} better={measure.better} bare uncertain={sample !== "normal"} />
          ) : (
            lacking(sample === "hidden" ? "insufficient" : "uncompared")
          )}
        </td>
      )}
    </tr>
  );
}
