import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { cx } from "../class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { HeaderCell } from "./header-cell.tsx";
import styles from "./data-table.module.css";
import type { DataColumn, DataSort } from "./columns.ts";

export interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The row of everything: below the others, whatever their order. */
  total?: Row | undefined;
  sort?: DataSort | null;
  /** Asked when a sortable header is pressed: a new column ascending (numbers descending), else the other direction. */
  onSort?: (sort: DataSort) => void;
  /** Shown on hover and while the focus is in the row. */
  rowActions?: (row: Row) => ReactNode;
  /** Keeps the actions always visible. */
  actionsPinned?: boolean;
  /** Drawn instead of the rows when there are none. */
  empty?: ReactNode;
  /** Rows of 36 px instead of 44. */
  dense?: boolean;
  /** What rows become under 768 px: cards with a line for each value, or one line each, without titles. */
  phone?: "cards" | "lines";
}

/** A table whose rows become cards under 768 px, or lines. Roles are written out: they would be lost with the table's layout. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { caption, columns, rows, rowKey, total, sort, onSort, rowActions, actionsPinned, empty, dense, phone = "cards" } = props;
  const { t } = useTranslation("ui");
  if (rows.length === 0 && empty) return <div className={styles.empty}>{empty}</div>;
  return (
    <div className={styles.scroll}>
      <table role="table" className={cx(styles.table, dense && styles.dense, phone === "lines" ? styles.lines : styles.cards)}>
        <caption className={styles.caption}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowActions && (
              <th role="columnheader">
                <VisuallyHidden>{t("table.actions")}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => drawCell(column, row))}
              {rowActions && (
                <td role="cell" className={styles.actionCell}>
                  <div className={cx(styles.actions, actionsPinned && styles.pinned)}>{rowActions(row)}</div>
                </td>
              )}
            </tr>
          ))}
          {total && (
            <tr role="row" className={styles.total}>
              {columns.map((column) => drawCell(column, total))}
              {rowActions && <td role="cell" className={styles.actionCell} aria-label={t("table.actions")} />}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function drawCell<Row>({ id, header, cell, numeric, rowHeader, wideOnly, prose }: DataColumn<Row>, row: Row): ReactElement {
  const className = cx(numeric && styles.numeric, rowHeader && styles.rowHeader, wideOnly && styles.wideOnly, prose && styles.prose);
  return rowHeader ? (
    <th key={id} role="rowheader" scope="row" className={className}>
      {cell(row)}
    </th>
  ) : (
    <td key={id} role="cell" data-label={header} className={className}>
      {cell(row)}
    </td>
  );
}
