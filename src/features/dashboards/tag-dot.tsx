import type { ReactElement } from "react";

import styles from "./dashboards.module.css";

/** A tag with its dot; the same name has the same colour everywhere. */
export function TagDot({ tag }: { tag: string }): ReactElement {
  return (
    <span className={styles.tag} data-color={colorOf(tag)}>
      {tag}
    </span>
  );
}

const COLORS = 6;

function colorOf(tag: string): number {
  let sum = 0;
  for (const letter of tag) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % COLORS) + 1;
}
