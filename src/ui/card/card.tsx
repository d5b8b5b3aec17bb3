import type { HTMLAttributes, ReactElement, ReactNode } from "react";
import { cx } from "../class-names.ts";
import styles from "./card.module.css";

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  title?: ReactNode;
  /** Small text beneath the title. */
  subtitle?: ReactNode;
  /** Small text after the title. */
  note?: ReactNode;
  /** What switches the content: before the end of the header, or on a line of its own where there is no room. */
  controls?: ReactNode;
  /** What is at the end of the header: badge, menu. */
  actions?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  footer?: ReactNode;
  /** What moves the card where it can be moved, first in its order. */
  handle?: ReactNode;
  /** Lets the content reach the edges (tables, maps). */
  flush?: boolean;
}

/** A surface with an optional header and footer. */
export function Card({
  title,
  subtitle,
  note,
  controls,
  actions,
  level = 2,
  footer,
  handle,
  flush,
  children,
  className,
  ...rest
}: CardProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <section {...rest} className={cx(styles.card, className)}>
      {handle}
      {(title || actions) && (
        <header className={styles.header}>
          {title && !subtitle && <Heading className={styles.title}>{title}</Heading>}
          {title && subtitle && (
            <div className={styles.titles}>
              <Heading className={styles.title}>{title}</Heading>
              <p className={styles.note}>{subtitle}</p>
            </div>
          )}
          {note && <span className={styles.note}>{note}</span>}
          {controls && <div className={styles.controls}>{controls}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={cx(styles.body, flush && styles.flush)}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </section>
  );
}
