import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import { formatNumber } from "../../domain/format/format.ts";
import type { EstablishmentFacet } from "../../generated/types.ts";
import styles from "./establishments.module.css";
import { useTexts } from "./texts.ts";

interface CategoryTabsProps {
  category: string;
  /** The establishments of each category under the other filters; undefined until they are counted. */
  facet: readonly EstablishmentFacet[] | undefined;
  pathOf: (category: string) => string;
}

/** The categories of the list with how many establishments each has, «Tous» first. Each is an address of its own. */
export function CategoryTabs({ category, facet = [], pathOf }: CategoryTabsProps): ReactElement {
  const { t } = useTexts();
  const all = { value: "all", label: t("all"), n: facet.reduce((sum, { n }) => sum + n, 0) };
  return (
    <nav aria-label={t("categories")} className={styles.categories}>
      <ul>
        {[all, ...facet].map(({ value, label, n }) => (
          <li key={value}>
            <Link to={pathOf(value)} className={styles.category} aria-current={value === category ? "page" : undefined}>
              {label} <span className={styles.categoryCount}>{formatNumber(n)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
