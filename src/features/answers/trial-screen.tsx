import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { Link } from "react-router-dom";

import { formatDate } from "../../domain/format/format.ts";
import type { AnswerEntry } from "../../generated/types.ts";
import { AnswerBox } from "../../page/answers/answer-box.tsx";
import { pathOf } from "../../page/session/paths.ts";
import { useRoutes } from "../../page/session/routes.ts";
import { guardRoute, useSession } from "../../page/session/session.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { RatingBadge } from "../../ui/rating-badge/rating-badge.tsx";
import { Segmented } from "../../ui/segmented/segmented.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { quotaQuery, waitingQuery } from "./answers-queries.ts";
import { useTexts } from "./texts.ts";
import styles from "./to-answer.module.css";

/** Reviews on which suggestions can be tried. */
const TRIED = 5;

/** Essai du droit de réponse: five suggestions on the professional's own reviews, before subscribing. Answers themselves are free. */
export default function TrialScreen(): ReactElement {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(waitingQuery(null, TRIED));
  const { data: quota } = useQuery({ ...quotaQuery, refetchOnMount: "always" });
  return (
    <div className={styles.trial}>
      <header className={styles.head}>
        <h1>{t("trial.title")}</h1>
        <p className={styles.muted}>{t("trial.intro")}</p>
        {quota && (
          <div className={styles.quota}>
            <strong role="status">
              {!quota.trial ? t("trial.subscribed") : quota.left === 0 ? t("trial.used") : t("trial.left", { count: quota.left })}
            </strong>
            <Way name={quota.trial ? "offers" : "pro.answers"} label={t(quota.trial ? "trial.offers" : "trial.toAnswer")} />
          </div>
        )}
      </header>
      {!data && !isError && <Skeleton shape="lines" />}
      {!data && isError && (
        <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />
      )}
      {data?.items.length === 0 && <EmptyState title={t("trial.empty")}>{t("trial.emptyText")}</EmptyState>}
      {data && data.items.length > 0 && <Tried items={data.items} />}
    </div>
  );
}

/** The way to another screen, where the account may open it. */
function Way({ name, label }: { name: string; label: string }): ReactElement | null {
  const routes = useRoutes();
  const session = useSession();
  const route = routes.find((other) => other.name === name);
  const to = pathOf(routes, name);
  if (!route || to === null || !guardRoute(session, route).pass) return null;
  return (
    <Link to={to} className={buttonClass({ variant: "primary" })}>
      {label}
    </Link>
  );
}

/** The reviews, one of them with its answer's box. */
function Tried({ items }: { items: readonly AnswerEntry[] }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const [chosen, setChosen] = useState("0");
  const entry = items[Number(chosen)] ?? items[0];
  if (!entry) throw new Error("there is nothing to try");
  return (
    <>
      {items.length > 1 && (
        <Segmented
          label={t("trial.choose")}
          segments={items.map((_, at) => ({ value: String(at), label: `${t("trial.choose")} ${at + 1}` }))}
          value={String(items.indexOf(entry))}
          onChange={setChosen}
        />
      )}
      <Card title={entry.establishment.name} level={2}>
        <article className={styles.tried}>
          <RatingBadge value={entry.rating} />
          <div className={styles.about}>
            <p className={styles.muted}>
              {[entry.author ?? t("anonymous"), entry.provider_name, formatDate(entry.published_at, "long")].join(", ")}
            </p>
            <div lang={entry.lang}>
              {entry.title && <p className={styles.reviewTitle}>{entry.title}</p>}
              <p className={styles.text}>{entry.words || (entry.title ? "" : t("wordless"))}</p>
            </div>
          </div>
        </article>
      </Card>
      <AnswerBox
        key={entry.review}
        review={entry.review}
        level={2}
        onSuggested={() => void client.invalidateQueries({ queryKey: quotaQuery.queryKey })}
        onSent={() => void client.invalidateQueries({ queryKey: ["answers"] })}
      />
    </>
  );
}
