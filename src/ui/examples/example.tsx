import type { ReactElement, ReactNode } from "react";
import styles from "./examples.module.css";

/** One example under its title. */
export function Example({ title, children, wide }: { title: string; children: ReactNode; wide?: boolean }): ReactElement {
  return (
    <section className={styles.example} data-wide={wide || undefined}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
