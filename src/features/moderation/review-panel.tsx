import { useQuery } from "@tanstack/react-query";
import { Check, EyeOff, Send, Undo2, X } from "lucide-react";
import { type ReactElement, type Ref, useRef } from "react";

import { formatDate, formatRating } from "../../domain/format/format.ts";
import type { ModeratedReview, ModerationItem } from "../../generated/types.ts";
import { useNow } from "../../lib/clock.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Kbd } from "../../ui/kbd/kbd.tsx";
import { RatingBadge } from "../../ui/rating-badge/rating-badge.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { Deadline } from "./deadline.tsx";
import styles from "./moderation.module.css";
import { lookQuery, type Place, policyQuery, reviewQuery } from "./moderation-queries.ts";
import { ProfessionalReply } from "./professional-reply.tsx";
import { missingIn, type Refusal, RefusalForm } from "./refusal-form.tsx";
import { ReportButton } from "./report-button.tsx";
import { ReviewHistory } from "./review-history.tsx";
import { ReviewNotes } from "./review-notes.tsx";
import { ReviewReports } from "./review-reports.tsx";
import { SignalledText } from "./signalled-text.tsx";
import { SignalList } from "./signals.tsx";
import { useTexts } from "./texts.ts";
import { type Decision, placeOf, useMask, useResend, useTakeBack } from "./use-decisions.ts";

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
  const { data: policy } = useQuery(policyQuery);
  const steps = whole?.steps ?? [];
  const ofResponse = steps.includes("publish-response") && !steps.includes("publish");
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
      <SignalledText review={review} text={text} />
      {whole && whole.masked.length > 0 && <p className={styles.notice}>{t("detail.maskNote")}</p>}
      {isModerator && whole && <Masking review={review} policy={policy?.masked ?? []} text={text} />}
      {whole && whole.marks.length > 0 && (
        <ul className={styles.marks} aria-label={t("detail.marks")}>
          {whole.marks.map(({ theme, label, rating }) => (
            <li key={theme}>
              {label} <strong>{formatRating(rating)}</strong>
            </li>
          ))}
        </ul>
      )}
      {whole?.response && (
        <section className={styles.response}>
          <h3>{t("detail.response")}</h3>
          <p className={styles.wordsText}>{whole.response.text}</p>
          {whole.response.at && (
            <p className={styles.muted}>{t("detail.responseAt", { date: formatDate(whole.response.at, "datetime") })}</p>
          )}
        </section>
      )}
      {whole && <ReviewReports reports={whole.reports} policy={policy} />}
      {whole && !isModerator && steps.includes("respond") && (
        <ProfessionalReply place={place} response={whole.response} days={policy?.delays.reply_target_days ?? 3} />
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
      <footer className={styles.panelFoot}>
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

/** Who else looks at the review, while it is open. */
function Others({ place }: { place: Place }): ReactElement | null {
  const { t } = useTexts();
  const { data } = useQuery(lookQuery(place, true));
  const others = data?.others ?? [];
  if (others.length === 0) return null;
  return (
    <p className={styles.notice} role="status">
      {t("detail.others", { count: others.length, names: others.join(", ") })}
    </p>
  );
}

function AppealNotice({ appeal }: { appeal: NonNullable<ModeratedReview["appeal"]> }): ReactElement {
  const { t } = useTexts();
  return (
    <div className={styles.notice}>
      <p>
        <strong>{t("detail.appeal")}</strong> {formatDate(appeal.at, "datetime")}
      </p>
      {appeal.message && <p className={styles.quoted}>{appeal.message}</p>}
      {appeal.own && <p>{t("detail.appealOwn")}</p>}
      {appeal.from && <p>{t("detail.appealFrom", { date: formatDate(appeal.from, "datetime") })}</p>}
    </div>
  );
}

/** Hides the personal data that signals point at, or what is selected in the text. */
function Masking({
  review,
  policy,
  text,
}: {
  review: ModerationItem;
  policy: readonly string[];
  text: { current: HTMLParagraphElement | null };
}): ReactElement {
  const { t } = useTexts();
  const { run, busy } = useMask();
  const found = review.signals.flatMap(({ kind, field, start, end }) =>
    policy.includes(kind) && field !== undefined && start !== undefined && end !== undefined ? [{ field, start, end }] : [],
  );
  const place = placeOf(review);
  const maskSelected = (): void => {
    const passage = selectedIn(text.current);
    if (passage) run({ place, passages: [{ field: "text", ...passage }], revision: review.revision });
  };
  return (
    <p className={styles.masking}>
      {found.length > 0 && (
        <Button size="compact" icon={EyeOff} busy={busy} onClick={() => run({ place, passages: found, revision: review.revision })}>
          {t("detail.mask")}
        </Button>
      )}
      {review.text && (
        <Button size="compact" variant="ghost" onMouseDown={(event) => event.preventDefault()} onClick={maskSelected}>
          {t("detail.maskOne")}
        </Button>
      )}
    </p>
  );
}

/** Where the page's selection is within an element's text; null where it is elsewhere, or empty. */
function selectedIn(element: HTMLElement | null): { start: number; end: number } | null {
  const selection = getSelection();
  if (!element || !selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.commonAncestorContainer)) return null;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}

/** What a decision rests on, behind the words: context, former versions, letters that wait, notes, history. */
function Beside({
  whole,
  place,
  policy,
}: {
  whole: ModeratedReview;
  place: Place;
  policy: Parameters<typeof ReviewHistory>[0]["policy"];
}): ReactElement {
  const { t } = useTexts();
  const { context, versions, letters, notes, history } = whole;
  return (
    <div className={styles.beside}>
      <section>
        <h3>{t("detail.context")}</h3>
        <p>
          {t("detail.contextPlace", { name: context.establishment.name, reviews: context.reviews, refused: context.refused })}{" "}
          {context.sender_reviews > 0 && t("detail.contextSender", { count: context.sender_reviews, refused: context.sender_refused })}
        </p>
      </section>
      {versions.map(({ title, text, replaced_at: at }) => (
        <section key={at}>
          <h3>{t("detail.versions", { date: formatDate(at, "datetime") })}</h3>
          <p className={styles.quoted}>{[title, text].filter(Boolean).join(". ")}</p>
        </section>
      ))}
      {letters.length > 0 && (
        <section>
          <h3>{t("detail.letters")}</h3>
          <ul>
            {letters.map(({ letter, to, due_at: due }) => (
              <li key={`${letter} ${to} ${due}`}>
                {t("detail.letter", {
                  what: t(`detail.letterWhat.${letter as keyof typeof letterNames}`),
                  to: t(`detail.letterTo.${to}`),
                  time: formatDate(due, "time"),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{t("detail.notes")}</h3>
        <ReviewNotes place={place} notes={notes} />
      </section>
      {history.length > 0 && (
        <section>
          <h3>{t("detail.history")}</h3>
          <ReviewHistory history={history} policy={policy} />
        </section>
      )}
    </div>
  );
}

/** The letters of a policy, by the keys of their texts. */
const letterNames = {
  confirm: true,
  received: true,
  published: true,
  refused: true,
  answered: true,
  withdrawn: true,
  notification: true,
  report_received: true,
  report_decided: true,
} as const;

function Resend({ place, isOpen }: { place: Place; isOpen: boolean }): ReactElement | null {
  const { t } = useTexts();
  const { run, busy } = useResend();
  if (!isOpen) return null;
  return (
    <Button variant="ghost" icon={Send} busy={busy} onClick={() => run(place)}>
      {t("actions.resend")}
    </Button>
  );
}

function TakeBackButton({ place, revision, until }: { place: Place; revision: number; until: string }): ReactElement {
  const { t } = useTexts();
  const { run, busy } = useTakeBack();
  return (
    <span className={styles.takeBack}>
      <Button icon={Undo2} busy={busy} onClick={() => run({ place, revision })}>
        {t("detail.takeBack")}
      </Button>
      <span className={styles.muted}>{t("detail.takeBackUntil", { time: formatDate(until, "time") })}</span>
    </span>
  );
}
