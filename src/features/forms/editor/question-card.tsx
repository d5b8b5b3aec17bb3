import { ArrowDown, ArrowUp, Trash2, X } from "lucide-react";
import type { ReactElement } from "react";

import type { FormLanguage } from "../../../domain/forms/translations.ts";
import { wordsIn } from "../../../domain/forms/translations.ts";
import type { FormCondition, FormConfig, FormQuestion } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { SchemaControl } from "../../../ui/schema-form/schema-control.tsx";
import { fieldsOf, type PropertySchema } from "../../../ui/schema-form/schema-fields.ts";
import { Select } from "../../../ui/select/select.tsx";
import shape from "../../../../schemas/form.schema.json";
import styles from "../forms.module.css";
import { useTexts } from "../texts.ts";
import { newId } from "./new-id.ts";
import { WordsField } from "./words-field.tsx";

interface QuestionCardProps {
  question: FormQuestion;
  /** Its JSON pointer in the form. */
  at: string;
  /** Those that are asked before it: what its condition can rest on. */
  before: readonly FormQuestion[];
  lang: FormLanguage;
  config: FormConfig;
  error: (pointer: string) => string | undefined;
  onChange: (question: FormQuestion) => void;
  /** Moves it within its page; null where it is at that end. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  /** Null for the only question of a form. */
  onRemove: (() => void) | null;
}

const fields = fieldsOf(shape.$defs.FormQuestion as { properties: Readonly<Record<string, PropertySchema>> });
/** Marks up to this are low. */
const LOW = 6;

/** The settings of one question. */
export function QuestionCard({
  question,
  at,
  before,
  lang,
  config,
  error,
  onChange,
  onUp,
  onDown,
  onRemove,
}: QuestionCardProps): ReactElement {
  const { t } = useTexts();
  const name = wordsIn(question.label, lang);
  const set = (part: Partial<FormQuestion>): void => onChange(withoutAbsent({ ...question, ...part }));
  const isMarked = question.kind === "mark" || question.kind === "stars";
  return (
    <section className={styles.question} aria-label={name} data-at={at} tabIndex={-1}>
      <div className={styles.questionHead}>
        <strong>{name}</strong>
        <div className={styles.tools}>
          <IconButton icon={ArrowUp} label={t("editor.moveUp", { question: name })} disabled={!onUp} onClick={() => onUp?.()} />
          <IconButton icon={ArrowDown} label={t("editor.moveDown", { question: name })} disabled={!onDown} onClick={() => onDown?.()} />
          <IconButton
            icon={Trash2}
            label={t("editor.remove", { question: name })}
            disabledReason={onRemove ? undefined : t("editor.onlyQuestion")}
            onClick={() => onRemove?.()}
          />
        </div>
      </div>
      <WordsField
        label={t("editor.question")}
        lang={lang}
        words={question.label}
        at={`${at}/label`}
        error={error("/label")}
        onChange={(label) => label && set({ label })}
      />
      <WordsField
        label={t("editor.hint")}
        lang={lang}
        words={question.hint}
        at={`${at}/hint`}
        optional
        error={error("/hint")}
        onChange={(hint) => set({ hint })}
      />
      <div className={styles.two}>
        {fields.map((field) =>
          field.pick === "theme" ? (
            isMarked && (
              <Select
                key={field.name}
                label={field.label}
                hint={field.hint}
                opensOnFocus={false}
                emptyLabel={t("editor.noTheme")}
                options={config.themes.map(({ id, name: label }) => ({ value: id, label }))}
                value={question.theme ?? null}
                onChange={(theme) => set({ theme: theme ?? undefined })}
              />
            )
          ) : (
            <SchemaControl
              key={field.name}
              field={field}
              value={question[field.name as "kind" | "required"]}
              onChange={(value) =>
                set(
                  field.name === "kind"
                    ? kindChanged(question, value as FormQuestion["kind"], t("editor.newChoice", { n: 1 }), t("editor.newChoice", { n: 2 }))
                    : { [field.name]: value },
                )
              }
            />
          ),
        )}
        {question.kind !== "nps" && <ConditionField question={question} before={before} lang={lang} onChange={(when) => set({ when })} />}
      </div>
      {question.choices && (
        <Choices choices={question.choices} at={`${at}/choices`} lang={lang} error={error} onChange={(choices) => set({ choices })} />
      )}
    </section>
  );
}

type Choices = NonNullable<FormQuestion["choices"]>;

function Choices({
  choices,
  at,
  lang,
  error,
  onChange,
}: {
  choices: Choices;
  /** Their JSON pointer in the form. */
  at: string;
  lang: FormLanguage;
  error: (pointer: string) => string | undefined;
  onChange: (choices: Choices) => void;
}): ReactElement {
  const { t } = useTexts();
  return (
    <>
      {choices.map((choice, no) => (
        <div key={choice.id} className={styles.choice}>
          <WordsField
            label={t("editor.choice", { n: no + 1 })}
            lang={lang}
            words={choice.label}
            at={`${at}/${no}/label`}
            error={error(`/choices/${no}/label`)}
            onChange={(label) => label && onChange(choices.with(no, { ...choice, label }))}
          />
          {choices.length > 2 && (
            <IconButton
              icon={X}
              label={t("editor.removeChoice", { n: no + 1 })}
              onClick={() => onChange(choices.filter(({ id }) => id !== choice.id))}
            />
          )}
        </div>
      ))}
      <div>
        <Button
          size="compact"
          onClick={() =>
            onChange([...choices, { id: newId("choix", choices), label: { fr: t("editor.newChoice", { n: choices.length + 1 }) } }])
          }
        >
          {t("editor.addChoice")}
        </Button>
      </div>
    </>
  );
}

/** When a question is asked: always, or by an earlier mark or choice. */
function ConditionField({
  question: { when },
  before,
  lang,
  onChange,
}: {
  question: FormQuestion;
  before: readonly FormQuestion[];
  lang: FormLanguage;
  onChange: (when: FormCondition | undefined) => void;
}): ReactElement | null {
  const { t } = useTexts();
  const options = before.flatMap(({ id, kind, label, choices = [] }): { when: FormCondition; label: string }[] => {
    const question = wordsIn(label, lang);
    if (kind === "nps" || kind === "mark")
      return [
        { when: { question: id, at_most: LOW }, label: t("editor.ifLow", { question }) },
        { when: { question: id, at_least: LOW + 1 }, label: t("editor.ifHigh", { question }) },
      ];
    return choices.map((choice) => ({
      when: { question: id, in: [choice.id] },
      label: t("editor.ifChoice", { question, choice: wordsIn(choice.label, lang) }),
    }));
  });
  if (options.length === 0 && !when) return null;
  const valueOf = (condition: FormCondition): string => JSON.stringify(condition);
  const known = options.some((option) => when && valueOf(option.when) === valueOf(when));
  const shown = [...options, ...(when && !known ? [{ when, label: valueOf(when) }] : [])];
  return (
    <Select
      label={t("editor.condition")}
      opensOnFocus={false}
      emptyLabel={t("editor.always")}
      options={shown.map((option) => ({ value: valueOf(option.when), label: option.label }))}
      value={when ? valueOf(when) : null}
      onChange={(value) => onChange(shown.find((option) => valueOf(option.when) === value)?.when)}
    />
  );
}

/** What a question is once it takes another kind of answer: choices come and go with it, and the theme. */
function kindChanged(question: FormQuestion, kind: FormQuestion["kind"], first: string, second: string): Partial<FormQuestion> {
  const takesChoices = kind === "single" || kind === "multiple";
  return {
    kind,
    choices: takesChoices
      ? (question.choices ?? [
          { id: "choix-1", label: { fr: first } },
          { id: "choix-2", label: { fr: second } },
        ])
      : undefined,
    theme: kind === "mark" || kind === "stars" ? question.theme : undefined,
    when: kind === "nps" ? undefined : question.when,
  };
}

/** A document has no property without a value. */
function withoutAbsent<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, own]) => own !== undefined)) as T;
}
