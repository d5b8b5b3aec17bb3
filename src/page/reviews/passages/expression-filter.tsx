import { useQuery } from "@tanstack/react-query";
import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import type { ReactElement } from "react";

import { tonalityOfMention } from "../../../domain/review/tonality.ts";
import { formatNumber } from "../../../domain/format/format.ts";
import type { Expression, ExpressionSearch } from "../../../generated/types.ts";
import { TonalityGlyph } from "../../../ui/tonality/tonality-glyph.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden/visually-hidden.tsx";
import { expressionsQuery } from "../review-queries.ts";
import styles from "./lists.module.css";
import { useTexts } from "../texts.ts";

interface ExpressionFilterProps {
  search: ExpressionSearch;
  /** The key of the expression that passages must hold, whatever their theme and side: what its count rests on. */
  value: string | null;
  onChange: (expression: string | null) => void;
}

/** The expressions that come up most often in the passages; one of them can be kept alone. Nothing where there are none. */
export function ExpressionFilter({ search, value, onChange }: ExpressionFilterProps): ReactElement | null {
  const { t } = useTexts();
  const { data } = useQuery(expressionsQuery(search));
  if (!data || data.items.length === 0) return null;
  return (
    <ul className={styles.expressions} aria-label={t("verbatims.expressions")}>
      {data.items.map(({ expression, label, polarity, n, trend }) => (
        <li key={expression}>
          <button
            type="button"
            className={styles.expression}
            aria-pressed={expression === value}
            onClick={() => onChange(expression === value ? null : expression)}
          >
            <TonalityGlyph tonality={tonalityOfMention(polarity)} />
            {label} <span className={styles.n}>{formatNumber(n)}</span>
            <TrendMark trend={trend} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whether it comes up more or less often than in the period before; nothing where that is unknown. */
function TrendMark({ trend }: Pick<Expression, "trend">): ReactElement | null {
  const { t } = useTexts();
  if (trend !== "up" && trend !== "down") return null;
  const Icon = trend === "up" ? ArrowUpRight : ArrowDownRight;
  return (
    <>
      <Icon aria-hidden className={styles.trend} />
      <VisuallyHidden>, {t(`verbatims.trend.${trend}`)}</VisuallyHidden>
    </>
  );
}
