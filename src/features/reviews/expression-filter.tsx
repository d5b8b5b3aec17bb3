import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import { formatNumber } from "../../domain/format.ts";
import type { VerbatimSearch } from "../../generated/types.ts";
import { TonalityGlyph } from "../../ui/tonality/tonality-glyph.tsx";
import { tonalityOfMention } from "./polarity.ts";
import { expressionsQuery } from "./review-queries.ts";
import styles from "./lists.module.css";

interface ExpressionFilterProps {
  search: VerbatimSearch;
  /** The expression that passages must hold. */
  value: string | null;
  onChange: (expression: string | null) => void;
}

/** The expressions that come up most often in the passages; one of them can be kept alone. Nothing where there are none. */
export function ExpressionFilter({ search: { expressed: _, ...search }, value, onChange }: ExpressionFilterProps): ReactElement | null {
  const { t } = useTranslation("reviews");
  const { data } = useQuery(expressionsQuery(search));
  if (!data || data.items.length === 0) return null;
  return (
    <ul className={styles.expressions} aria-label={t("verbatims.expressions")}>
      {data.items.map(({ expression, label, polarity, n }) => (
        <li key={`${expression} ${polarity}`}>
          <button
            type="button"
            className={styles.expression}
            aria-pressed={expression === value}
            onClick={() => onChange(expression === value ? null : expression)}
          >
            <TonalityGlyph tonality={tonalityOfMention(polarity)} />
            {label} <span className={styles.n}>{formatNumber(n)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
