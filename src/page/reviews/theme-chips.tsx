import { Pencil } from "lucide-react";
import { type ReactElement, useState } from "react";

import { tonalityOfMention } from "../../domain/review/tonality.ts";
import type { ReviewMention } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { TonalityGlyph } from "../../ui/tonality/tonality-glyph.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { useMedia } from "../layout/use-media.ts";
import type { Pointing } from "./marked-text.tsx";
import { polarityName } from "./polarity.ts";
import { useTexts } from "./texts.ts";
import styles from "./theme-chips.module.css";

interface ThemeChipsProps extends Pointing {
  mentions: readonly ReviewMention[];
  /** The id that the chip of a mention gets. */
  nameOf: (mention: string) => string;
}

const NARROW = "(max-width: 560px)";
/** Chips that are shown on a phone, where there are more than one beside them: the way to answer is not to lie screens below. */
const FEW = 4;

/** The themes of a review, one chip a mention; pointing at one points at its words. On a phone the first few, until all are asked for. */
export function ThemeChips({ mentions, nameOf, active, onPoint, onChoose }: ThemeChipsProps): ReactElement {
  const { t } = useTexts();
  const isNarrow = useMedia(NARROW);
  const [isUnfolded, setUnfolded] = useState(false);
  const isLong = isNarrow && mentions.length > FEW + 1;
  const shown = isLong && !isUnfolded ? FEW : mentions.length;
  return (
    <ul className={styles.chips} aria-label={t("themes.title")}>
      {mentions.map(({ id, theme_label: theme, polarity, strength, corrected }, at) => (
        // Hidden ones still name the passages of the text.
        <li key={id} hidden={at >= shown}>
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
      {isLong && (
        <li>
          <Button size="compact" variant="ghost" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? t("themes.fewer") : t("themes.more", { count: mentions.length - FEW })}
          </Button>
        </li>
      )}
    </ul>
  );
}
