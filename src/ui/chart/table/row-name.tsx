import type { ReactElement } from "react";
import styles from "./row-name.module.css";

/** The name of a drawn row, cut where it is too long, in a narrow tile after two lines; a button where it opens what is behind the row. */
export function RowName({ label, onSelect }: { label: string; onSelect?: (() => void) | undefined }): ReactElement {
  const name = <span className={styles.name}>{label}</span>;
  if (!onSelect) return name;
  return (
    <button type="button" className={styles.button} onClick={onSelect}>
      {name}
    </button>
  );
}
