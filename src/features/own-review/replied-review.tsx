import { BadgeCheck, Languages } from "lucide-react";
import type { ReactElement } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { ReplyPage } from "../../generated/types.ts";
import { LanguageTools, TranslationNote } from "../../page/reviews/translation/language-tools.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { RatingBadge } from "../../ui/rating-badge/rating-badge.tsx";
import styles from "./own-review.module.css";
import { useTexts } from "./texts.ts";
import { useLinkTranslation } from "./use-link-translation.ts";

/** The review that a link opens, in its own language or in French. */
export function RepliedReview({ page, token }: { page: ReplyPage; token: string }): ReactElement {
  const { t } = useTexts();
  const { review } = page;
  const translation = useLinkTranslation(page, token);
  const isTranslated = translation.state === "ready" && translation.shown === "translation";
  const words = isTranslated ? { ...translation, lang: "fr" } : review;
  const language = languages.of(review.lang) ?? review.lang;
  return (
    <article className={styles.review} aria-label={t("reply.review")}>
      <p className={styles.facts}>
        <RatingBadge value={review.rating} />
        <span>
          {[
            review.author && t("reply.by", { name: review.author }),
            review.experience_date && t("reply.stay", { date: formatDate(review.experience_date, "month") }),
            t("reply.published", { date: formatDate(review.published_at, "long") }),
          ]
            .filter(Boolean)
            .join(", ")}
        </span>
      </p>
      {translation.state !== "none" && (
        <div className={styles.tools}>
          {!isTranslated && (
            <Badge tone="info" icon={Languages}>
              {t("reply.original", { language })}
            </Badge>
          )}
          <LanguageTools translation={translation} language={language} />
        </div>
      )}
      <div lang={words.lang}>
        {words.title && <p className={styles.reviewTitle}>{words.title}</p>}
        {words.text && <p className={styles.text}>{words.text}</p>}
      </div>
      <TranslationNote translation={translation} />
      <p className={styles.verified}>
        <BadgeCheck size={15} aria-hidden /> {t(`reply.verification.${review.verification}`)}
      </p>
    </article>
  );
}

const languages = new Intl.DisplayNames(["fr"], { type: "language" });
