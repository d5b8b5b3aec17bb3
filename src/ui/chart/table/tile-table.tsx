import type { ReactElement } from "react";
import { cx } from "../../class-names.ts";
import { VisuallyHidden } from "../../visually-hidden/visually-hidden.tsx";
import type { TableData } from "../../../domain/format/table-data.ts";
import { viewText } from "../words/view-text.ts";
import styles from "./tile-table.module.css";

/** What a tile shows, as a plain table. */
export function TileTable({ data, caption }: { data: TableData; caption: string }): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls must be reachable by keyboard
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={caption}>
      <table className={styles.table} data-short={data.rows.length <= 2 || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {data.columns.map(({ key, label, numeric }) => (
              <th key={key} scope="col" className={cx(numeric && styles.numeric)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no key of their own and never change places
            <tr key={index}>
              {row.map((cell, column) => {
                const { key, numeric } = data.columns[column] ?? { key: String(column) };
                const name = cx(numeric && styles.numeric, cell.muted && styles.muted);
                return column === 0 ? (
                  <th key={key} scope="row" className={name}>
                    {cell.text}
                  </th>
                ) : (
                  <td key={key} className={name}>
                    {cell.text === "" ? <NoValue /> : cell.text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A cell in which there is nothing to say: an empty one would be passed over. */
function NoValue(): ReactElement {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{viewText()("noValue")}</VisuallyHidden>
    </>
  );
}
