import { Pencil } from "lucide-react";
import type { ReactElement } from "react";

import { tonalityOfMention } from "../../../domain/review/tonality.ts";
import { formatDate } from "../../../domain/format/format.ts";
import type { Verbatim } from "../../../generated/types.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { RatingBadge } from "../../../ui/rating-badge/rating-badge.tsx";
import { TonalityChip } from "../../../ui/tonality/tonality-chip.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden/visually-hidden.tsx";
import { polarityName } from "../polarity.ts";
import styles from "./lists.module.css";
import { useTexts } from "../texts.ts";

/** One passage in its sentence, its words in bold, and the way to its review. */
export function VerbatimCard({ verbatim, onOpen }: { verbatim: Verbatim; onOpen: () => void }): ReactElement {
  const { t } = useTexts();
  const { before, span, after, lang, polarity, theme_label: theme, establishment_name: name } = verbatim;
  return (
    <article className={styles.verbatim}>
      <RatingBadge value={verbatim.rating} />
      <div className={styles.body}>
        <p className={styles.quote} lang={lang ?? undefined}>
          {before}
          <strong>{span}</strong>
          {after}
        </p>
        <p className={styles.marks}>
          <TonalityChip tonality={tonalityOfMention(polarity)}>
            {theme}
            <VisuallyHidden>, {t(`polarity.${polarityName(polarity)}`)}</VisuallyHidden>
          </TonalityChip>
          {verbatim.corrected && (
            <Badge tone="info" icon={Pencil}>
              {t("verbatims.corrected")}
            </Badge>
          )}
          <button type="button" className={styles.open} aria-label={t("verbatims.openOf", { name })} onClick={onOpen}>
            {t("verbatims.open")}
          </button>
        </p>
        <p className={styles.source}>
          <span>{name}</span>
          <span>{verbatim.provider_name}</span>
          <time dateTime={verbatim.published_at}>{formatDate(verbatim.published_at)}</time>
        </p>
      </div>
    </article>
  );
}
