import { Trash2, Undo2 } from "lucide-react";
import { type ReactElement, useEffect, useRef } from "react";

import { tonalityOfMention } from "../../../domain/review/tonality.ts";
import type { ReviewDetail, ReviewMention } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { TonalityGlyph } from "../../../ui/tonality/tonality-glyph.tsx";
import { correctionText, senseText } from "./correction-texts.ts";
import { PolarityChoice } from "../polarity-choice.tsx";
import { polarityName } from "../polarity.ts";
import type { Vocabulary } from "../reviews-types.ts";
import { wordsOf } from "../spans.ts";
import { useTexts } from "../texts.ts";
import type { Corrections } from "./use-corrections.ts";
import styles from "./corrections.module.css";

interface CorrectionListProps {
  detail: ReviewDetail;
  corrections: Corrections;
  vocabulary: Vocabulary;
  /** The mention to begin with. */
  chosen: string | null;
}

/** The mentions of a review, each with its theme and polarity to change, or to be taken away. */
export function CorrectionList({ detail, corrections, vocabulary, chosen }: CorrectionListProps): ReactElement {
  const { t } = useTexts();
  return (
    <ol className={styles.list} aria-label={t("correct.list")}>
      {detail.mentions.map((mention) => (
        <CorrectionRow
          key={mention.id}
          mention={mention}
          detail={detail}
          corrections={corrections}
          vocabulary={vocabulary}
          chosen={mention.id === chosen}
        />
      ))}
    </ol>
  );
}

interface CorrectionRowProps extends Omit<CorrectionListProps, "chosen"> {
  mention: ReviewMention;
  chosen: boolean;
}

function CorrectionRow({ mention, detail, corrections, vocabulary, chosen }: CorrectionRowProps): ReactElement {
  const { t } = useTexts();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) row.current?.focus();
  }, [chosen]);
  const span = wordsOf(mention, detail.review);
  const { id, theme, polarity, original } = mention;
  const entry = detail.corrections.find((one) => one.mention === id && one.undoable);
  return (
    <li ref={row} tabIndex={-1} className={styles.row} aria-label={t("correct.mention", { span, sense: senseText(t, mention) })}>
      <p className={styles.span} lang={detail.review.lang ?? undefined}>
        <TonalityGlyph tonality={tonalityOfMention(polarity, mention.strength)} />
        <q>{span}</q>
      </p>
      <div className={styles.controls}>
        <Select
          label={t("correct.theme", { span })}
          labelHidden
          opensOnFocus={false}
          clearable={false}
          options={themeOptions(vocabulary, mention)}
          value={theme}
          className={styles.theme ?? ""}
          onChange={(next) => next !== null && next !== theme && corrections.correct(id, { theme: next })}
        />
        <PolarityChoice
          label={t("correct.polarity", { span })}
          value={polarity}
          onChange={(next) => next !== polarity && corrections.correct(id, { polarity: next })}
        />
        <IconButton
          icon={Trash2}
          label={t("correct.remove", { theme: mention.theme_label, span })}
          disabled={corrections.busy}
          onClick={() => {
            keepFocus(row.current?.nextElementSibling ?? row.current?.previousElementSibling);
            corrections.correct(id, { removed: true });
          }}
        />
      </div>
      {entry && (
        <p className={styles.note}>
          <span>{correctionText(t, entry, vocabulary.login)}</span>
          {original && (
            <span>
              {t("correct.was", {
                theme: themeName(vocabulary, original.theme),
                polarity: t(`polarity.${polarityName(original.polarity)}`).toLowerCase(),
              })}
            </span>
          )}
          <Button
            size="compact"
            variant="ghost"
            icon={Undo2}
            disabled={corrections.busy}
            onClick={() => {
              keepFocus(row.current);
              corrections.undo(id);
            }}
          >
            {t("correct.undo")}
          </Button>
        </p>
      )}
    </li>
  );
}

/** Gives the focus to a row that stays, before the button that has it goes: the keyboard goes on from there. */
function keepFocus(row: Element | null | undefined): void {
  if (row instanceof HTMLElement) row.focus({ preventScroll: true });
}

/** The themes to choose from; one that the product no longer names keeps its place. */
function themeOptions({ themes = [] }: Vocabulary, { theme, theme_label: label }: ReviewMention): { value: string; label: string }[] {
  const known = themes.map(({ id, name }) => ({ value: id, label: name }));
  return known.some(({ value }) => value === theme) ? known : [{ value: theme, label }, ...known];
}

function themeName({ themes = [] }: Vocabulary, theme: string): string {
  return themes.find(({ id }) => id === theme)?.name ?? theme;
}
