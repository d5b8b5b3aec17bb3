import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useMemo } from "react";
import { useParams } from "react-router-dom";

import { formatDate } from "../../domain/format/format.ts";
import type { ReplyPage } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { AnswerBox } from "../../page/answers/answer-box.tsx";
import { linkAnswer } from "../../page/answers/answer-source.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import { GuestPage } from "./guest-page.tsx";
import styles from "./own-review.module.css";
import { RepliedReview } from "./replied-review.tsx";
import { useTexts } from "./texts.ts";

/** The right of reply without an account: the review, the rules of an answer, and what became of it. */
export default function ReplyScreen(): ReactElement {
  const { t } = useTexts();
  const { token = "" } = useParams();
  const { data, error, refetch } = useQuery({ queryKey: ["reply", token], queryFn: () => callApi("readReplyPage", { params: { token } }) });
  if (error instanceof Problem && (error.status === 404 || error.status === 410))
    return <EmptyState heading="h1" title={t("reply.gone")} />;
  if (error && !data)
    return (
      <EmptyState
        tone="danger"
        heading="h1"
        title={t("reply.broken")}
        actions={<Button onClick={() => void refetch()}>{t("reply.retry")}</Button>}
      />
    );
  return data ? <Reply page={data} token={token} /> : <Loader />;
}

function Reply({ page, token }: { page: ReplyPage; token: string }): ReactElement {
  const { t } = useTexts();
  const { review, response, rules, destination, product } = page;
  const client = useQueryClient();
  const source = useMemo(() => linkAnswer(token), [token]);
  const onSent = (): void => void client.invalidateQueries({ queryKey: ["reply", token] });
  return (
    <GuestPage owner={destination.name} product={product}>
      <h1>{t("reply.title", { place: review.establishment })}</h1>
      <p className={styles.muted}>{t("reply.intro", { destination: destination.name, days: rules.days })}</p>
      <RepliedReview page={page} token={token} />
      {(page.open || response !== null) && <AnswerBox review={source} level={2} onSent={onSent} />}
      {page.open && <p className={styles.muted}>{t("reply.rules", { date: formatDate(rules.expires_at, "long") })}</p>}
    </GuestPage>
  );
}
