import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import { type ReactElement, type Ref, useRef } from "react";

import { formatDate, formatRating } from "../../domain/format/format.ts";
import type { ModeratedReview, ModerationItem } from "../../generated/types.ts";
import { useNow } from "../../lib/clock.ts";
import { AnswerBox } from "../../page/answers/answer-box.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Kbd } from "../../ui/kbd/kbd.tsx";
import { RatingBadge } from "../../ui/rating-badge/rating-badge.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { Deadline } from "./deadline.tsx";
import { Masking } from "./masking.tsx";
import styles from "./moderation.module.css";
import { decided, policyQuery, reviewQuery } from "./moderation-queries.ts";
import { Resend, TakeBackButton } from "./panel-actions.tsx";
import { Beside } from "./panel-beside.tsx";
import { AppealNotice, Others } from "./panel-notices.tsx";
import { missingIn, type Refusal, RefusalForm } from "./refusal-form.tsx";
import { ReportButton } from "./report-button.tsx";
import { ReviewReports } from "./review-reports.tsx";
import { SignalledText } from "./signalled-text.tsx";
import { SignalList } from "./signals.tsx";
import { ProofNotice } from "./stay-proof.tsx";
import { useTexts } from "./texts.ts";
import { type Decision, placeOf } from "./use-decisions.ts";

interface ReviewPanelProps {
  /** The review as the list has it, shown until the whole of it has come. */
  item: ModerationItem | undefined;
  isModerator: boolean;
  refusal: Refusal;
  onRefusal: (refusal: Refusal) => void;
  onDecide: (what: Decision["what"]) => void;
  busy: boolean;
  heading: Ref<HTMLHeadingElement>;
}

/** The open review: signals before its text, what it rests on, and what is decided. */
export function ReviewPanel({ item, ...rest }: ReviewPanelProps): ReactElement {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(reviewQuery(item ? placeOf(item) : null));
  if (!item) return <EmptyState title={t("detail.none")} />;
  if (isError && !data)
    return (
      <EmptyState tone="danger" title={t("detail.failed")} actions={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>} />
    );
  const whole = data?.review.id === item.id ? data : undefined;
  return <OpenReview key={item.id} review={whole?.review ?? item} whole={whole} {...rest} />;
}

type OpenReviewProps = Omit<ReviewPanelProps, "item"> & { review: ModerationItem; whole: ModeratedReview | undefined };

function OpenReview({ review, whole, isModerator, refusal, onRefusal, onDecide, busy, heading }: OpenReviewProps): ReactElement {
  const { t } = useTexts();
  const now = useNow();
  const text = useRef<HTMLParagraphElement>(null);
  const place = placeOf(review);
  const client = useQueryClient();
  const { data: policy } = useQuery(policyQuery);
  const steps = whole?.steps ?? [];
  const ofResponse = steps.includes("publish-response") && !steps.includes("publish");
  // A professional answers in the box of every screen; moderators read what they judge.
  const answers = whole !== undefined && !isModerator && steps.includes("respond");
  const judges = isModerator && (steps.includes("reject") || ofResponse);
  return (
    <article className={styles.panel} aria-label={t("detail.label")}>
      <header className={styles.panelHead}>
        <RatingBadge value={review.rating} size="hero" />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {review.establishment.name}
          </h2>
          <p className={styles.muted}>
            {[
              review.author ?? t("list.anonymous"),
              t("detail.received", { date: formatDate(review.received_at, "datetime") }),
              review.experience_date && t("detail.stay", { date: formatDate(review.experience_date, "month") }),
            ]
              .filter(Boolean)
              .join(", ")}
          </p>
        </div>
        {review.due_at === null ? <Badge>{t(`stateOf.${review.state}`)}</Badge> : <Deadline review={review} now={now} whole />}
      </header>
      {isModerator && <Others place={place} />}
      {whole?.appeal && <AppealNotice appeal={whole.appeal} />}
      <SignalList review={review} />
      {whole?.proof && <ProofNotice proof={whole.proof} place={place} />}
      <SignalledText review={review} text={text} />
      {whole && whole.masked.length > 0 && <p className={styles.notice}>{t("detail.maskNote")}</p>}
      {isModerator && whole && <Masking key={review.id} review={review} policy={policy?.masked ?? []} text={text} />}
      {whole && whole.marks.length > 0 && (
        <ul className={styles.marks} aria-label={t("detail.marks")}>
          {whole.marks.map(({ theme, label, rating }) => (
            <li key={theme}>
              {label} <strong>{formatRating(rating)}</strong>
            </li>
          ))}
        </ul>
      )}
      {whole?.response && !answers && (
        <section className={styles.response}>
          <h3>{t("detail.response")}</h3>
          <p className={styles.wordsText}>{whole.response.text}</p>
          {whole.response.at && (
            <p className={styles.muted}>{t("detail.responseAt", { date: formatDate(whole.response.at, "datetime") })}</p>
          )}
        </section>
      )}
      {whole && <ReviewReports reports={whole.reports} policy={policy} />}
      {answers && (
        <section className={styles.reply}>
          <AnswerBox review={review.id} onSent={() => void decided(client)} />
        </section>
      )}
      {judges && (
        <RefusalForm
          refusal={refusal}
          onChange={onRefusal}
          establishment={review.establishment.name}
          lang={review.lang}
          ofResponse={ofResponse}
        />
      )}
      {whole && isModerator && <Beside whole={whole} place={place} policy={policy} />}
      <footer data-footed="beside-list" className={styles.panelFoot}>
        {(isModerator || steps.includes("respond")) && <Resend place={place} isOpen={steps.includes("respond")} />}
        {steps.includes("report") && <ReportButton place={place} />}
        {whole?.take_back && <TakeBackButton place={place} revision={review.revision} until={whole.take_back.until} />}
        {judges && (
          <span className={styles.verdicts}>
            <Button icon={Check} busy={busy} onClick={() => onDecide(ofResponse ? "publish-response" : "publish")}>
              {t(ofResponse ? "actions.publishResponse" : review.state === "reported" ? "actions.keep" : "actions.publish")} <Kbd>P</Kbd>
            </Button>
            <Button
              variant="danger"
              icon={X}
              busy={busy}
              disabledReason={reasonText(missingIn(refusal, policy?.reasons ?? []), t)}
              onClick={() => onDecide(ofResponse ? "reject-response" : "reject")}
            >
              {t(ofResponse ? "actions.rejectResponse" : review.state === "reported" ? "actions.remove" : "actions.reject")} <Kbd>R</Kbd>
            </Button>
          </span>
        )}
      </footer>
      {!whole && <Skeleton shape="lines" />}
    </article>
  );
}

function reasonText(missing: ReturnType<typeof missingIn>, t: ReturnType<typeof useTexts>["t"]): string | undefined {
  return missing === null ? undefined : t(`refusal.${missing}`);
}
