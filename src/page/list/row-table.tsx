import type { ReactElement, ReactNode } from "react";

import { formatRelative } from "../../domain/format/format.ts";
import { useNow } from "../../lib/clock.ts";
import { signedInLogin } from "../../lib/signed-in-login.ts";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./row-table.module.css";
import { useTexts } from "./texts.ts";
import type { Rows } from "./use-rows.ts";
import type { Selection } from "./use-selection.ts";

export interface Column<Item> {
  id: string;
  label: string;
  /** A number is set to the right; actions come with the pointer or the focus, at the end of the row. */
  kind?: "number" | "muted" | "actions";
  cell: (item: Item) => ReactNode;
  /** Whether a card leaves it out, as it says that there is nothing. */
  nothing?: (item: Item) => boolean;
}

interface RowTableProps<Item> {
  items: readonly Item[];
  rows: Rows;
  selection: Selection;
  /** The first names the row. */
  columns: readonly Column<Item>[];
  /** Rows of two lines. */
  tall?: boolean;
}

/** The rows of a list that can be selected, as a table; as cards under 768 px. */
export function RowTable<Item extends { id: string; title: string }>(props: RowTableProps<Item>): ReactElement {
  const { items, rows, selection, columns, tall } = props;
  const { t } = useTexts();
  const { drawn, before, after, container } = rows;
  return (
    <table className={styles.table} aria-rowcount={items.length + 1} data-tall={tall || undefined}>
      <thead>
        <tr>
          <th scope="col" className={styles.select}>
            <VisuallyHidden>{t("selection")}</VisuallyHidden>
          </th>
          {columns.map(({ id, label, kind }) => (
            <th key={id} scope="col" className={kind === "number" ? styles.number : undefined}>
              {kind === "actions" ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={container}>
        {before > 0 && <tr aria-hidden style={{ height: before }} />}
        {drawn.map(({ index, props: row }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <tr key={item.id} aria-rowindex={index + 2} {...row} data-selected={selection.has(item.id) || undefined}>
              <td className={styles.select}>
                <Checkbox
                  label={<VisuallyHidden>{t("select", { title: item.title })}</VisuallyHidden>}
                  checked={selection.has(item.id)}
                  onChange={() => selection.toggle(item.id)}
                />
              </td>
              {columns.map(({ id, kind, cell, nothing }, at) =>
                at === 0 ? (
                  <th key={id} scope="row">
                    {cell(item)}
                  </th>
                ) : (
                  <td key={id} className={kind && styles[kind]} data-nothing={nothing?.(item) || undefined}>
                    {cell(item)}
                  </td>
                ),
              )}
            </tr>
          );
        })}
        {after > 0 && <tr aria-hidden style={{ height: after }} />}
      </tbody>
    </table>
  );
}

/** A number beneath its heading; with what it counts on a card, which has no headings. */
export function CountCell({ number, words }: { number: string; words: string }): ReactElement {
  return (
    <>
      <span className={styles.wideOnly}>{number}</span>
      <span className={styles.narrowOnly}>{words}</span>
    </>
  );
}

/** When an object was changed last, and by whom; null where no name is kept. */
export function ModifiedCell({ at, by }: { at: string; by: string | null }): ReactElement {
  const { t } = useTexts();
  const now = useNow();
  return (
    <>
      <time dateTime={at}>{formatRelative(at, now)}</time> {by !== null && (by === signedInLogin() ? t("byYou") : t("by", { login: by }))}
    </>
  );
}
