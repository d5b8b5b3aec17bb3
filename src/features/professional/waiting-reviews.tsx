import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowRight, Clock } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import { Link, useSearchParams } from "react-router-dom";

import { addDays, startOf } from "../../domain/time/day.ts";
import { resolvePeriod } from "../../domain/time/period.ts";
import { proAccess, proAnalysisAccess } from "../../domain/access/access.ts";
import { formatNumber } from "../../domain/format/format.ts";
import { callApi } from "../../lib/api.ts";
import { useToday } from "../../lib/clock.ts";
import { useAction } from "../../page/action/use-action.ts";
import { useProviderColor } from "../../page/reviews/use-provider-color.ts";
import { useVocabulary } from "../../page/reviews/use-vocabulary.ts";
import { sessionHasRole, sessionMayOpen, useSession } from "../../page/session/session.ts";
import { CountBadge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ReviewCard } from "../../ui/review-card/review-card.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { useTexts } from "./texts.ts";
import styles from "./today-card.module.css";

/** Reviews that are shown before the list is opened, and days for which «Plus tard» sets one aside. */
const SHOWN = 2;
const LATER_DAYS = 7;

/** The reviews without an answer, the most urgent first: to open, or to set aside for a week. */
export function WaitingReviews({ establishments }: { establishments: readonly string[] }): ReactElement {
  const { t } = useTexts();
  const today = useToday();
  const session = useSession();
  const client = useQueryClient();
  const vocabulary = useVocabulary();
  const colorOf = useProviderColor(vocabulary);
  const [, setSearch] = useSearchParams();
  const search = useMemo(() => {
    const { from, to } = resolvePeriod(undefined, today);
    const filters = { establishment: [...establishments], answered: ["false"], later: ["false"] };
    return { filters, from: startOf(from), to: startOf(to), order: "urgency" as const, size: SHOWN, facets: [] };
  }, [establishments, today]);
  const queryKey = ["reviews", "waiting", search];
  const { data, isError } = useQuery({ queryKey, queryFn: ({ signal }) => callApi("searchReviews", { body: search, signal }) });
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: ["reviews"] });
  const later = useAction<string, { undo: string | null }>({
    key: (review) => review,
    act: (review) => callApi("triageReviews", { body: { reviews: [review], later_until: addDays(today, LATER_DAYS) } }),
    onDone: refresh,
    success: () => ({ title: t("waiting.later.done", { days: LATER_DAYS }) }),
    undo: ({ undo }) =>
      undo === null
        ? undefined
        : async () => {
            await callApi("undoTriage", { params: { id: undo } });
            await refresh();
          },
    failure: t("waiting.later.failed"),
  });
  const open = (review: string): void =>
    setSearch((now) => new URLSearchParams([...now].filter(([name]) => name !== "avis").concat([["avis", review]])));
  return (
    <section className={styles.card} aria-labelledby="waiting">
      <div className={styles.title}>
        <h2 id="waiting">{t("waiting.title")}</h2>
        {data && data.total > 0 && <CountBadge tone="warning">{formatNumber(data.total)}</CountBadge>}
        {data && data.total > 0 && sessionMayOpen(session, proAnalysisAccess) && (
          <Link to="/pro/answers" className={styles.way} aria-label={t("waiting.allLabel")}>
            {t("waiting.all")} <ArrowRight size={14} aria-hidden />
          </Link>
        )}
      </div>
      {isError && <p>{t("waiting.failed")}</p>}
      {!data && !isError && <Skeleton />}
      {data?.items.length === 0 && <p className={styles.none}>{t("waiting.none")}</p>}
      <ul className={styles.reviews}>
        {data?.items.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              lines={3}
              author={establishments.length === 1 ? review.author : undefined}
              providerColor={colorOf(review.provider)}
              onOpen={() => open(review.id)}
            />
            <div className={styles.actions}>
              <Button icon={Clock} busy={later.running.includes(review.id)} onClick={() => later.run(review.id)}>
                {t("waiting.later.label")}
              </Button>
              <Button variant="primary" onClick={() => open(review.id)}>
                {t("waiting.read")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {data && data.total > 0 && sessionMayOpen(session, proAccess) && !sessionHasRole(session, ["V2_PRO_REVIEW_RESPONSES"]) && (
        <p className={styles.none}>
          <Link to="/trial/responses" className={styles.way}>
            {t("waiting.trial")} <ArrowRight size={14} aria-hidden />
          </Link>
        </p>
      )}
    </section>
  );
}
