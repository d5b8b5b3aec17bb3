import type { ReactElement } from "react";
import styles from "./avatar.module.css";

/** The initials of a name or login on a disc. Decorative: the name is beside it. */
export function Avatar({ name }: { name: string }): ReactElement {
  return (
    <span className={styles.avatar} aria-hidden>
      {initials(name)}
    </span>
  );
}

/** At most two initials in capitals: of «c.morel» CM, of «Camille Morel» CM, of «bellerive» B. */
export function initials(name: string): string {
  const words = (name.split("@")[0] ?? "").split(/[\s.\-_]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase("fr"))
    .join("");
}
