import { type ReactElement, useMemo, useState } from "react";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { CutNote } from "../../../src/ui/chart/words/cut-note.tsx";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import { DataTable } from "../../../src/ui/data-table/data-table.tsx";
import { Pagination } from "../../../src/ui/pagination/pagination.tsx";
import { VisuallyHidden } from "../../../src/ui/visually-hidden/visually-hidden.tsx";
import { columnsOf } from "./columns.tsx";
import { pageSize } from "./page-size.ts";
import { gridOf, observationsOf, type Sort, sorted, totalOf } from "./rows.ts";
import { levelNote, sentence } from "./sentence.ts";
import styles from "./table.module.css";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

/** Every row, sortable, a page at a time. */
export default function TableView(props: ViewProps<"table">): ReactElement {
  const t = viewText();
  const { options, result, context } = props;
  const [sort, setSort] = useState<Sort | null>(null);
  const [page, setPage] = useState(1);
  const grid = useMemo(() => gridOf(viewText(), result), [result]);
  const rows = useMemo(() => sorted(grid, sort, (row) => observationsOf(row, result.kind)), [grid, sort, result]);
  if (rows.length === 0) return <NoData sentence={sentence(props, t)} />;
  const total = totalOf(result, grid);
  const { onMore } = context;
  const size = pageSize(rows.length, options, context, grid.whole !== undefined);
  // Fewer rows than before may have come: the page must still exist.
  const shown = Math.min(page, Math.ceil(rows.length / size));

  return (
    <div className={styles.table}>
      <VisuallyHidden>{sentence(props, t)}</VisuallyHidden>
      <div className={styles.rows}>
        <DataTable
          caption={context.title}
          columns={columnsOf(props, grid)}
          rows={rows.slice((shown - 1) * size, shown * size)}
          rowKey={({ key }) => key}
          total={grid.whole}
          sort={sort}
          onSort={(next) => {
            setSort(next);
            setPage(1);
          }}
          dense
          phone={(options.lines ?? false) ? "lines" : "cards"}
        />
      </div>
      {result.kind === "table" && result.reference && <p className={styles.note}>{levelNote(result.reference, t)}</p>}
      {(rows.length > size || rows.length < total) && (
        <div className={styles.pages}>
          <Pagination of={context.title} page={shown} pageSize={size} total={rows.length} onChange={setPage} />
          <CutNote shown={rows.length} total={total} dimension={grid.dimension} onMore={onMore && (() => onMore(2 * rows.length))} />
        </div>
      )}
    </div>
  );
}
