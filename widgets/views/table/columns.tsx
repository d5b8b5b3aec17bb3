import type { ReactElement } from "react";

import { type Settling, wholePoints } from "../../../src/domain/time/bucket.ts";
import { changeOf } from "../../../src/domain/figure/change.ts";
import { type Figure, restsOnNothing, sampleOf } from "../../../src/domain/figure/figure.ts";
import { formatNumber } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { TableRow } from "../../../src/generated/types.ts";
import { ChangeMark } from "../../../src/ui/chart/figure/change-mark.tsx";
import { FigureMark } from "../../../src/ui/chart/figure/figure-mark.tsx";
import { HiddenMark, type Lack } from "../../../src/ui/chart/figure/hidden-mark.tsx";
import { gapTitle } from "../../../src/ui/chart/table/table-words.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import type { DataColumn } from "../../../src/ui/data-table/columns.ts";
import { Sparkline } from "../../../src/ui/sparkline/sparkline.tsx";
import { TonalityBar } from "../../../src/ui/tonality/tonality-bar.tsx";
import { LevelledFigure } from "./levelled-figure.tsx";
import { levelsOf } from "./levels.ts";
import { type Grid, gridOf, observationsOf } from "./rows.ts";
import styles from "./table.module.css";

/** The columns that are wanted and for which there is anything to show. */
export function columnsOf(props: ViewProps<"table">, grid: Grid): DataColumn<TableRow>[] {
  const { options, result, previous, context } = props;
  const t = viewText();
  // A count that is the same number in every row says it already.
  const counted = grid.columns.some(
    ({ unit }, at) => unit === "count" && grid.rows.every((row) => row.cells[at]?.value === observationsOf(row, result.kind)),
  );
  const levels = levelsOf(result, context);
  return [
    {
      id: "label",
      header: grid.title,
      sortable: true,
      rowHeader: true,
      cell: (row) => <NameCell row={row} grid={grid} onDrill={context.onDrill} />,
    },
    ...((options.sparkline ?? false) && grid.rows.some(({ trend }) => trend && trend.length > 1)
      ? [
          {
            id: "trend",
            header: t("ranking.trend"),
            cell: (row: TableRow) => (row === grid.whole ? null : sparkCell(row, result, context)),
          },
        ]
      : []),
    ...((options.spread ?? true) && grid.rows.some(({ spread }) => spread)
      ? [
          {
            id: "spread",
            header: t("ranking.spread"),
            width: "150px",
            // Beside several figures a line has no room for it.
            wideOnly: grid.columns.length > 1,
            cell: (row: TableRow) => (row === grid.whole ? null : spreadCell(row, context.audience)),
          },
        ]
      : []),
    ...grid.columns.map(({ key, label, unit, better }, at): DataColumn<TableRow> => ({
      id: key,
      header: label,
      numeric: true,
      sortable: true,
      wideOnly: at > 1,
      cell: (row) => {
        const figure: Figure = row.cells[at] ?? { value: null, n: 0 };
        const mark = <FigureMark figure={figure} unit={unit} sample={sampleOf(figure, unit, context.samples, context.audience)} />;
        return levels ? <LevelledFigure mark={mark} level={levels.get(row.key)?.[at]} unit={unit} better={better} /> : mark;
      },
    })),
    ...((options.gap ?? false) && previous ? [gapColumn(props, grid)] : []),
    // Beside a group all figures rest on the same reviews, which the note has.
    ...(counted || levels || result.kind === "matrix"
      ? []
      : [
          {
            id: "n",
            header: t("sample"),
            numeric: true,
            sortable: true,
            cell: (row: TableRow) => {
              const n = observationsOf(row, result.kind);
              return n === null ? <HiddenMark /> : formatNumber(n);
            },
          },
        ]),
  ];
}

function gapColumn({ previous, context }: ViewProps<"table">, { columns: [first] }: Grid): DataColumn<TableRow> {
  const t = viewText();
  const then = previous && gridOf(t, previous);
  const before = new Map(then ? [...then.rows, ...(then.whole ? [then.whole] : [])].map((row) => [row.key, row]) : []);
  return {
    id: "gap",
    header: first ? gapTitle(t, first.unit) : viewText()("gap"),
    numeric: true,
    cell: ({ key, cells: [cell] }) => {
      if (!cell || !first) return null;
      const sample = sampleOf(cell, first.unit, context.samples, context.audience);
      const change = sample === "hidden" ? null : changeOf(cell, before.get(key)?.cells[0], first.unit, first.better);
      if (!change) return lackFor(context.audience, cell, sample === "hidden" ? "insufficient" : "uncompared");
      return <ChangeMark change={change} better={first.better} bare uncertain={sample !== "normal"} />;
    },
  };
}

function NameCell({ row, grid, onDrill }: { row: TableRow; grid: Grid; onDrill: ViewProps<"table">["context"]["onDrill"] }): ReactElement {
  return (
    <>
      {onDrill ? (
        <button
          type="button"
          className={styles.button}
          onClick={() => onDrill({ filters: row === grid.whole ? {} : { [grid.dimension]: [row.key] }, label: row.label })}
        >
          {row.label}
        </button>
      ) : (
        row.label
      )}
      {row.detail && " "}
      {row.detail && <span className={styles.detail}>{row.detail}</span>}
    </>
  );
}

function sparkCell(
  { trend = [], cells }: TableRow,
  settling: Settling,
  { audience, period }: ViewProps<"table">["context"],
): ReactElement | null {
  const values = trend.map(({ value }) => value);
  return values.filter((value) => value !== null).length > 1 ? (
    <Sparkline values={values} whole={wholePoints(trend, settling, period)} width={84} height={22} />
  ) : (
    (lackFor(audience, cells[0]) ?? <HiddenMark lack={!cells[0] || restsOnNothing(cells[0]) ? "noData" : "noTrend"} />)
  );
}

function spreadCell({ spread, cells }: TableRow, audience: Audience): ReactElement | null {
  return spread && spread.some((count) => count > 0) ? <TonalityBar counts={spread} /> : lackFor(audience, cells[0]);
}

type Audience = ViewProps<"table">["context"]["audience"];

/** What a public page leaves out of a row rests on too little: an empty place would say that there is nothing. */
function lackFor(audience: Audience, figure: Figure | undefined, lack: Lack = "insufficient"): ReactElement | null {
  return audience === "public" ? <HiddenMark lack={!figure || restsOnNothing(figure) ? "noData" : lack} /> : null;
}
