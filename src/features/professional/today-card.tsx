import { useQuery } from "@tanstack/react-query";
import { ArrowRight, CircleCheck, CircleHelp, MessageSquareReply, OctagonAlert, TrendingDown } from "lucide-react";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import { proAnalysisAccess } from "../../domain/access/access.ts";
import { incidentKinds } from "../../domain/review/incidents.ts";
import { callApi } from "../../lib/api.ts";
import { sessionMayOpen, useSession } from "../../page/session/session.ts";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { useTexts } from "./texts.ts";
import { type Todo, todosOf } from "./todo.ts";
import styles from "./today-card.module.css";

const icons = {
  incidents: OctagonAlert,
  urgent: MessageSquareReply,
  unanswered: MessageSquareReply,
  fall: TrendingDown,
  answered: CircleCheck,
  steady: CircleCheck,
  untested: CircleHelp,
} as const;

const unread = new URLSearchParams([...incidentKinds.map((kind) => ["incident", kind]), ["read", "false"]]);
const ways = {
  incidents: `/pro/analyze/reviews?${unread.toString()}`,
  reviews: "/pro/answers",
  opinions: "/pro/analyze/opinions",
} as const;

/** What to do first: in words that the figures bear out, each with the way to it. `id` is an establishment's, or all of one's own. */
export function TodayCard({ id }: { id: string | undefined }): ReactElement {
  const { t } = useTexts();
  const session = useSession();
  const { data, isError } = useQuery({
    queryKey: ["today", id ?? "all"],
    queryFn: ({ signal }) =>
      id === undefined ? callApi("readOwnToday", { signal }) : callApi("readEstablishmentToday", { params: { id }, signal }),
  });
  const opens = sessionMayOpen(session, proAnalysisAccess);
  return (
    <section className={styles.card} aria-labelledby="today">
      <h2 id="today">{t("today.title")}</h2>
      {isError && <p>{t("today.failed")}</p>}
      {!data && !isError && <Skeleton />}
      {data && (
        <ul className={styles.list}>
          {todosOf(data).map((todo) => (
            <TodoItem key={todo.sentence} todo={todo} opens={opens} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TodoItem({ todo: { sentence, values, leads }, opens }: { todo: Todo; opens: boolean }): ReactElement {
  const { t } = useTexts();
  const Icon = icons[sentence];
  return (
    <li className={styles.item} data-kind={sentence}>
      <Icon aria-hidden className={styles.icon} />
      <p>{t(`today.${sentence}` as "today.steady", { ...values })}</p>
      {leads !== null && opens && (
        <Link to={ways[leads]} className={styles.way}>
          {t(leads === "opinions" ? "today.analyze" : "today.read")} <ArrowRight size={14} aria-hidden />
        </Link>
      )}
    </li>
  );
}
