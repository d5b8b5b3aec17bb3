import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactElement } from "react";
import { cx } from "../class-names.ts";
import type { DataColumn, DataSort } from "./columns.ts";
import styles from "./data-table.module.css";

interface HeaderCellProps<Row> {
  column: DataColumn<Row>;
  sort?: DataSort | null;
  onSort?: (sort: DataSort) => void;
}

/** A column's header: a button where the column can be sorted. */
export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>): ReactElement {
  const { id, header, numeric, sortable, width } = column;
  const direction = sort?.column === id ? sort.direction : undefined;
  const Icon = direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <th
      role="columnheader"
      scope="col"
      className={cx(numeric && styles.numeric)}
      style={{ width }}
      aria-sort={sortable ? (direction ?? "none") : undefined}
    >
      {sortable && onSort ? (
        <button
          type="button"
          className={cx(styles.sort, direction && styles.sorted)}
          onClick={() => onSort({ column: id, direction: nextDirection(column, direction) })}
        >
          {header}
          <Icon aria-hidden />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

/** Highest first for numbers, A to Z for the rest; then the other way round. */
function nextDirection<Row>({ numeric }: DataColumn<Row>, current: DataSort["direction"] | undefined): DataSort["direction"] {
  if (!current) return numeric ? "descending" : "ascending";
  return current === "ascending" ? "descending" : "ascending";
}
