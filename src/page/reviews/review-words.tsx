import { Languages } from "lucide-react";
import { type ReactElement, useState } from "react";

import type { FeedItem, ReviewMention } from "../../generated/types.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Switch } from "../../ui/checkbox/switch.tsx";
import type { MatchesOf } from "./browser/use-matches.ts";
import { LanguageTools, TranslationNote } from "./translation/language-tools.tsx";
import type { ReviewTranslation } from "./translation/review-translation.ts";
import { MarkedText, type Pointing } from "./marked-text.tsx";
import { nameIn, type Vocabulary } from "./reviews-types.ts";
import styles from "./review-sheet.module.css";
import { useTexts } from "./texts.ts";

interface ReviewWordsProps extends Pointing {
  review: FeedItem;
  mentions: readonly ReviewMention[];
  vocabulary: Vocabulary;
  nameOf: (mention: string) => string;
  /** Finds what is searched in a text. */
  matchesOf?: MatchesOf | undefined;
  /** The review in the reader's language; in its own alone where absent. */
  translation?: ReviewTranslation | undefined;
}

/** What a review says, in its own language or the reader's; its themes are marked in its own unless the reader wants it plain. */
export function ReviewWords({ review, mentions, vocabulary, nameOf, matchesOf, translation, ...pointing }: ReviewWordsProps): ReactElement {
  const { t } = useTexts();
  const [marked, setMarked] = useState(true);
  const { title, text, lang } = review;
  if (!title && !text) return <p className={styles.quiet}>{t("review.wordless")}</p>;
  const words = { lang, mentions: marked ? mentions : [], nameOf, ...pointing };
  const isTranslated = translation?.state === "ready" && translation.shown === "translation";
  const language = lang ? nameIn(vocabulary.languages, lang).toLowerCase() : "";
  return (
    <>
      <div className={styles.tools}>
        {lang && lang !== "fr" && !isTranslated && (
          <Badge tone="info" icon={Languages}>
            {t("review.original", { language })}
          </Badge>
        )}
        {translation && <LanguageTools translation={translation} language={language} />}
        {mentions.length > 0 && !isTranslated && <Switch label={t("themes.highlight")} checked={marked} onChange={setMarked} />}
      </div>
      {isTranslated ? (
        <>
          {translation.title && (
            <p className={styles.title} lang="fr">
              {translation.title}
            </p>
          )}
          {translation.text && (
            <p className={styles.text} lang="fr">
              {translation.text}
            </p>
          )}
        </>
      ) : (
        <>
          {title && <MarkedText {...words} field="title" text={title} found={matchesOf?.(title, lang)} className={styles.title} />}
          {text && <MarkedText {...words} field="text" text={text} found={matchesOf?.(text, lang)} className={styles.text} />}
        </>
      )}
      {translation && <TranslationNote translation={translation} />}
    </>
  );
}
