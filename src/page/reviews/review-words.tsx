import { Languages } from "lucide-react";
import { type ReactElement, useState } from "react";

import type { FeedItem, ReviewMention } from "../../generated/types.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Switch } from "../../ui/checkbox/switch.tsx";
import type { MatchesOf } from "./browser/use-matches.ts";
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
}

/** What a review says, in its own language; its themes are marked unless the reader wants it plain. */
export function ReviewWords({ review, mentions, vocabulary, nameOf, matchesOf, ...pointing }: ReviewWordsProps): ReactElement {
  const { t } = useTexts();
  const [marked, setMarked] = useState(true);
  const { title, text, lang } = review;
  if (!title && !text) return <p className={styles.quiet}>{t("review.wordless")}</p>;
  const words = { lang, mentions: marked ? mentions : [], nameOf, ...pointing };
  return (
    <>
      <div className={styles.tools}>
        {lang && lang !== "fr" && (
          <Badge tone="info" icon={Languages}>
            {t("review.original", { language: nameIn(vocabulary.languages, lang).toLowerCase() })}
          </Badge>
        )}
        {mentions.length > 0 && <Switch label={t("themes.highlight")} checked={marked} onChange={setMarked} />}
      </div>
      {title && <MarkedText {...words} field="title" text={title} found={matchesOf?.(title, lang)} className={styles.title} />}
      {text && <MarkedText {...words} field="text" text={text} found={matchesOf?.(text, lang)} className={styles.text} />}
    </>
  );
}
