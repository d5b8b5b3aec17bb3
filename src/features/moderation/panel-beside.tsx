import type { ReactElement } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { ModeratedReview } from "../../generated/types.ts";
import styles from "./moderation.module.css";
import type { Place } from "./moderation-queries.ts";
import { ReviewHistory } from "./review-history.tsx";
import { ReviewNotes } from "./review-notes.tsx";
import { useTexts } from "./texts.ts";

/** What a decision rests on, behind the words: context, former versions, letters that wait, notes, history. */
export function Beside({
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
            {[...new Map(letters.map((one) => [`${one.letter} ${one.to} ${one.due_at}`, one]))].map(
              ([key, { letter, to, due_at: due }]) => (
                <li key={key}>
                  {t("detail.letter", {
                    what: t(`detail.letterWhat.${letter as keyof typeof letterNames}`),
                    to: t(`detail.letterTo.${to}`),
                    time: formatDate(due, "time"),
                  })}
                </li>
              ),
            )}
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
  answer_refused: true,
  report_received: true,
  report_decided: true,
} as const;
