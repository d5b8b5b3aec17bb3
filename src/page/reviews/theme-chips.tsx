import { Pencil } from "lucide-react";
import type { ReactElement } from "react";

import { tonalityOfMention } from "../../domain/review/tonality.ts";
import type { ReviewMention } from "../../generated/types.ts";
import { TonalityGlyph } from "../../ui/tonality/tonality-glyph.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import type { Pointing } from "./marked-text.tsx";
import { polarityName } from "./polarity.ts";
import { useTexts } from "./texts.ts";
import styles from "./theme-chips.module.css";

interface ThemeChipsProps extends Pointing {
  mentions: readonly ReviewMention[];
  /** The id that the chip of a mention gets. */
  nameOf: (mention: string) => string;
}

/** The themes of a review, one chip a mention; pointing at one points at its words. */
export function ThemeChips({ mentions, nameOf, active, onPoint, onChoose }: ThemeChipsProps): ReactElement {
  const { t } = useTexts();
  return (
    <ul className={styles.chips} aria-label={t("themes.title")}>
      {mentions.map(({ id, theme_label: theme, polarity, strength, corrected }) => (
        <li key={id}>
          <button
            type="button"
            id={nameOf(id)}
            className={styles.chip}
            data-tonality={tonalityOfMention(polarity, strength)}
            data-active={id === active || undefined}
            onMouseEnter={() => onPoint(id)}
            onMouseLeave={() => onPoint(null)}
            onFocus={() => onPoint(id)}
            onBlur={() => onPoint(null)}
            onClick={() => onChoose(id)}
          >
            <TonalityGlyph tonality={tonalityOfMention(polarity, strength)} />
            <span>{theme}</span>
            <VisuallyHidden>, {t(`polarity.${polarityName(polarity)}`)}</VisuallyHidden>
            {corrected && (
              <>
                <Pencil aria-hidden className={styles.corrected} />
                <VisuallyHidden>, {t("themes.corrected")}</VisuallyHidden>
              </>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
