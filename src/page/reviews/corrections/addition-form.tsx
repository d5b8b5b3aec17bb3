import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";

import type { Polarity } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { PolarityChoice } from "../polarity-choice.tsx";
import type { Vocabulary } from "../reviews-types.ts";
import { findPassage, type Passage, type Words, wordsOf } from "../spans.ts";
import { useTexts } from "../texts.ts";
import type { Corrections } from "./use-corrections.ts";
import styles from "./corrections.module.css";

interface AdditionFormProps {
  words: Words;
  /** What is selected in the review, where something is. */
  selected: Passage | null;
  corrections: Corrections;
  vocabulary: Vocabulary;
  onClose: () => void;
}

/** Gives a theme to words of the review: those selected in it, or those typed here where selecting is not possible. */
export function AdditionForm({ words, selected, corrections, vocabulary, onClose }: AdditionFormProps): ReactElement {
  const { t } = useTexts();
  // What was typed stays until something else is selected.
  const [typed, setTyped] = useState<{ text: string; over: Passage | null }>();
  const [theme, setTheme] = useState<string | null>(null);
  const [polarity, setPolarity] = useState<Polarity>(1);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // It opens under a list that may fill the panel.
  useEffect(() => {
    form.current?.scrollIntoView({ block: "nearest" });
    form.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  const isTyped = typed !== undefined && typed.over === selected;
  const text = isTyped ? typed.text : selected ? wordsOf(selected, words) : "";
  const passage = isTyped ? findPassage(text, words) : selected;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (passage && theme !== null && !corrections.busy) corrections.add({ ...passage, theme, polarity }, onClose);
  };
  return (
    <form ref={form} className={styles.addition} aria-label={t("correct.add")} onSubmit={submit}>
      <TextField
        label={t("correct.addPassage")}
        hint={t("correct.addPassageHint")}
        error={tried && !passage ? t("correct.notFound") : undefined}
        value={text}
        onChange={(next) => setTyped({ text: next, over: selected })}
      />
      <div className={styles.controls}>
        <Select
          label={t("correct.addTheme")}
          opensOnFocus={false}
          clearable={false}
          emptyLabel={t("correct.choose")}
          error={tried && theme === null ? t("correct.missingTheme") : undefined}
          options={(vocabulary.themes ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={theme}
          className={styles.theme ?? ""}
          onChange={setTheme}
        />
        <div className={styles.labelled}>
          <span aria-hidden>{t("correct.addPolarity")}</span>
          <PolarityChoice label={t("correct.addPolarity")} value={polarity} onChange={setPolarity} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t("correct.cancel")}</Button>
        <Button type="submit" variant="primary" busy={corrections.busy}>
          {t("correct.submit")}
        </Button>
      </div>
    </form>
  );
}
