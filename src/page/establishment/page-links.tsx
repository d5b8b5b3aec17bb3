import type { ReactElement, ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";

import styles from "./page-links.module.css";

export interface PageLink {
  name: string;
  label: string;
  to: string;
  /** Beside the label: a number. */
  note?: ReactNode;
}

interface PageLinksProps {
  label: string;
  links: readonly PageLink[];
  /** The name of the page on screen. */
  current: string;
  /** Dimensions whose filters go from one page to the next, with the period. */
  keeps?: readonly string[];
}

/** The way from one page of an establishment to the next, in the form of tabs; the period and what is filtered go along. */
export function PageLinks({ label, links, current, keeps = [] }: PageLinksProps): ReactElement {
  const [search] = useSearchParams();
  const kept = new URLSearchParams(
    [...search].filter(([name]) => name === "period" || name === "compare" || keeps.includes(name)),
  ).toString();
  return (
    <nav aria-label={label} className={styles.links}>
      {links.map(({ name, label: text, to, note }) => (
        <Link
          key={name}
          to={{ pathname: to, search: kept }}
          className={styles.link}
          aria-current={name === current ? "page" : undefined}
          preventScrollReset
        >
          {text}
          {note}
        </Link>
      ))}
    </nav>
  );
}
