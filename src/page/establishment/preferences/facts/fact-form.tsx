import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useMemo } from "react";

import { areBackwards, isCalendarDay } from "../../../../domain/time/calendar-day.ts";
import { Select } from "../../../../ui/select/select.tsx";
import { TextArea } from "../../../../ui/text-area/text-area.tsx";
import type { Rules } from "../../../form/entries.ts";
import { FormCard } from "../../../form/form-card.tsx";
import { FormField } from "../../../form/form-field.tsx";
import { useForm } from "../../../form/use-form.ts";
import { useFormSave } from "../../../form/use-form-save.ts";
import { useVocabulary } from "../../../reviews/use-vocabulary.ts";
import { useTexts } from "../texts.ts";
import styles from "./facts.module.css";
import { factPart, factsQuery, translated } from "./facts-queries.ts";

/** Characters of a line: those of the contract. */
const MOST = 300;
const dayOrNone = { clean: (text: string) => text, accepts: (text: string) => text === "" || isCalendarDay(text) };
const rules: Rules = {
  text: { clean: (text) => text.trim(), accepts: (text) => text !== "" && text.length <= MOST },
  from: dayOrNone,
  to: dayOrNone,
};

interface FactFormProps {
  establishment: string;
  /** The line that is changed; null for a new one. */
  id: string | null;
  onClose: () => void;
}

/** A line of the fact sheet: what it says, on which theme, between which days, and in which other languages. */
export function FactForm({ establishment, id, onClose }: FactFormProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const { themes = [] } = useVocabulary();
  const form = useForm(
    useMemo(() => factPart(establishment, id), [establishment, id]),
    rules,
  );
  const save = useFormSave(form, { saved: t("facts.saved"), failed: () => t("facts.notSaved") }, () => {
    void client.invalidateQueries({ queryKey: factsQuery(establishment).queryKey });
    onClose();
  });
  const [text, from, to] = [form.text("text"), form.text("from"), form.text("to")];
  const isBackwards = areBackwards(from, to);
  const isOver = text.trim().length > MOST;
  return (
    <FormCard
      title={t(id === null ? "facts.new" : "facts.change")}
      form={form}
      onSubmit={() => void save()}
      cancel={{ closes: onClose }}
      submit={{ label: t("facts.save"), enabled: form.changed && text.trim() !== "" && !isOver && !isBackwards }}
    >
      <TextArea
        label={t("facts.line")}
        hint={t("facts.lineHint")}
        required
        height={72}
        error={isOver ? t("facts.lineOver") : form.said("text")}
        value={text}
        onChange={(next) => form.set("text", next)}
      />
      <Select
        label={t("facts.theme")}
        emptyLabel={t("facts.noTheme")}
        opensOnFocus={false}
        options={themes.map(({ id: value, name: label }) => ({ value, label }))}
        value={form.text("theme") || null}
        onChange={(theme) => form.set("theme", theme ?? "")}
      />
      <div className={styles.days}>
        <FormField form={form} name="from" type="date" label={t("facts.from")} hint={t("facts.daysHint")} />
        <FormField
          form={form}
          name="to"
          type="date"
          label={t("facts.to")}
          hint={t("facts.daysHint")}
          problem={isBackwards ? t("facts.order") : undefined}
        />
      </div>
      <details className={styles.translations}>
        <summary>{t("facts.translations")}</summary>
        <p className={styles.muted}>{t("facts.translationsHint")}</p>
        {translated.map((lang) => (
          <FormField key={lang} form={form} name={lang} lang={lang} label={t(`facts.languages.${lang}`)} />
        ))}
      </details>
    </FormCard>
  );
}
