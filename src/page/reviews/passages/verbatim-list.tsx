import { useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { type ReactElement, useEffect, useState } from "react";

import type { DayRange } from "../../../domain/time/period.ts";
import { formatNumber } from "../../../domain/format/format.ts";
import type { Polarity, VerbatimSearch } from "../../../generated/types.ts";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { PagedList } from "../../list/paged-list.tsx";
import { ExpressionFilter } from "./expression-filter.tsx";
import { polaritySegments, segmentLabel } from "./polarity-segments.ts";
import { expressionSearchOf, passageSearchOf, verbatimCountQuery, verbatimsQuery } from "../review-queries.ts";
import type { Figure } from "../reviews-types.ts";
import { useTexts } from "../texts.ts";
import { VerbatimCard } from "./verbatim-card.tsx";
import styles from "./lists.module.css";

interface VerbatimListProps {
  figure: Figure;
  range: DayRange;
  /** Called with how many there are. */
  onNote: (note: string | undefined) => void;
  onReview: (review: string, mention: string) => void;
}

/** The passages that a figure counts, most characteristic first; all of them, or those of one side. */
export function VerbatimList({ figure, range, onNote, onReview }: VerbatimListProps): ReactElement {
  const { t } = useTexts();
  const [polarity, setPolarity] = useState<Polarity | null>(figure.polarity ?? figure.side ?? null);
  const [expression, setExpression] = useState<string | null>(null);
  const base = passageSearchOf(figure, range);
  const side = sideOf(base, polarity);
  const query = useInfiniteQuery(verbatimsQuery(expression === null ? side : { ...side, expression }));
  const segments = polaritySegments(figure);
  const counts = useQueries({ queries: segments.map((one) => verbatimCountQuery(sideOf(base, one))) });

  const [first] = query.data?.pages ?? [];
  const note =
    first &&
    t("verbatims.within", {
      passages: t("verbatims.passages", { count: first.total, total: formatNumber(first.total) }),
      reviews: t(reviewsOf(figure), { count: first.reviews, total: formatNumber(first.reviews) }),
    });
  useEffect(() => onNote(note), [onNote, note]);

  return (
    <>
      <div className={styles.filters}>
        <Segmented
          label={t("verbatims.filter")}
          size="compact"
          segments={segments.map((one, at) => ({ value: String(one), label: segmentLabel(t, one, counts[at]?.data) }))}
          value={String(polarity)}
          onChange={(next) => {
            setPolarity(next === "null" ? null : (Number(next) as Polarity));
            setExpression(null);
          }}
        />
        {!figure.filters.expression && <ExpressionFilter search={expressionSearchOf(side)} value={expression} onChange={setExpression} />}
      </div>
      <PagedList query={query} empty={{ title: t("verbatims.empty"), text: t("verbatims.emptyText") }} more={t("verbatims.more")}>
        {query.data?.pages
          .flatMap(({ items }) => items)
          .map((verbatim, at) => (
            // Words that occur twice in a sentence are two passages of one mention.
            <li key={`${verbatim.review} ${verbatim.mention} ${at}`}>
              <VerbatimCard verbatim={verbatim} onOpen={() => onReview(verbatim.review, verbatim.mention)} />
            </li>
          ))}
      </PagedList>
    </>
  );
}

function sideOf(base: VerbatimSearch, polarity: Polarity | null): VerbatimSearch {
  return polarity === null ? base : { ...base, polarity };
}

/** How the reviews that hold the passages of a figure are named. */
function reviewsOf({ rated, nps }: Figure): "count" | "rated" | "classes" | "promoters" | "detractors" {
  if (!nps) return rated ? "rated" : "count";
  return nps.length > 1 ? "classes" : nps[0] === 1 ? "promoters" : "detractors";
}
