import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import type { ReactElement } from "react";

import { questionsOf } from "../../../domain/forms/questions.ts";
import { type FormLanguage, formLanguages } from "../../../domain/forms/translations.ts";
import type { FormConfig, FormDocument, FormPage, FormQuestion, StoredForm } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { SchemaControl } from "../../../ui/schema-form/schema-control.tsx";
import { fieldsOf, type PropertySchema } from "../../../ui/schema-form/schema-fields.ts";
import { Select } from "../../../ui/select/select.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import shape from "../../../../schemas/form.schema.json";
import { configQuery } from "../form-calls.ts";
import styles from "../forms.module.css";
import { ProblemList } from "../problem-list.tsx";
import { useTexts } from "../texts.ts";
import type { FormDraft } from "../use-form-draft.ts";
import { useFormProblems } from "../use-form-problems.ts";
import { ImageCard } from "./image-card.tsx";
import { newId } from "./new-id.ts";
import { Preview } from "./preview.tsx";
import { QuestionCard } from "./question-card.tsx";
import { WordsField } from "./words-field.tsx";

const fields = fieldsOf(shape as { properties: Readonly<Record<string, PropertySchema>> });

interface ContentTabProps {
  draft: FormDraft;
  form: StoredForm;
  /** The language of the texts that are edited. */
  lang: FormLanguage;
  onLang: (lang: FormLanguage) => void;
  /** Leads to the part that a JSON pointer of the form names. */
  onShow: (pointer: string) => void;
}

/** The editor of a form beside what guests will see. */
export function ContentTab(props: ContentTabProps): ReactElement {
  const { t } = useTexts();
  const { data: config, isError, refetch } = useQuery(configQuery);
  if (config) return <Editor {...props} config={config} />;
  return isError ? (
    <EmptyState tone="danger" title={t("list.failed")} actions={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>} />
  ) : (
    <Skeleton shape="block" />
  );
}

interface EditorProps extends ContentTabProps {
  config: FormConfig;
}

function Editor({ draft: { document, change }, config, form, lang, onLang, onShow }: EditorProps): ReactElement {
  const { t } = useTexts();
  const problems = useFormProblems(document);
  const error = (at: string): string | undefined => problems.find(({ pointer }) => pointer.startsWith(at))?.message;
  const set = (part: Partial<FormDocument>): void =>
    change(
      Object.fromEntries(Object.entries({ ...document, ...part }).filter(([, value]) => value !== undefined)) as unknown as FormDocument,
    );
  const setPage = (no: number, page: FormPage): void => set({ pages: document.pages.with(no, page) });
  const all = questionsOf(document);
  return (
    <div className={styles.editor}>
      <div className={styles.outline}>
        <ProblemList problems={problems} onShow={onShow} />
        <div className={styles.bar}>
          <Select
            label={t("editor.language")}
            clearable={false}
            opensOnFocus={false}
            options={formLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            value={lang}
            onChange={(value) => onLang(formLanguages.find((one) => one === value) ?? "fr")}
          />
          {fields.map((field) => (
            <SchemaControl
              key={field.name}
              field={field}
              value={document[field.name as "layout"]}
              onChange={(value) => set({ [field.name]: value })}
            />
          ))}
        </div>
        <Card title={t("editor.opening")}>
          <div className={styles.fields}>
            <WordsField
              label={t("editor.title")}
              lang={lang}
              words={document.title}
              at="/title"
              error={error("/title")}
              onChange={(title) => title && set({ title })}
            />
            <WordsField
              label={t("editor.intro")}
              lang={lang}
              words={document.intro}
              at="/intro"
              optional
              long
              error={error("/intro")}
              onChange={(intro) => set({ intro })}
            />
          </div>
        </Card>
        <ImageCard form={form} />
        {document.pages.map((page, no) => (
          <PageCard
            key={page.id}
            page={page}
            no={no}
            all={all}
            lang={lang}
            config={config}
            error={(at) => error(`/pages/${no}${at}`)}
            onChange={(next) => setPage(no, next)}
            {...(document.pages.length > 1 ? { onRemove: () => set({ pages: document.pages.filter(({ id }) => id !== page.id) }) } : {})}
          />
        ))}
        <div>
          <Button
            icon={Plus}
            onClick={() =>
              set({
                pages: [...document.pages, { id: newId("page", document.pages), questions: [blankQuestion(all, t("editor.newQuestion"))] }],
              })
            }
          >
            {t("editor.addPage")}
          </Button>
        </div>
        <Ending document={document} lang={lang} error={error} set={set} />
      </div>
      <Preview
        key={lang}
        document={document}
        lang={lang}
        config={config}
        establishment={form.establishments[0]?.name}
        image={form.image ?? null}
      />
    </div>
  );
}

function blankQuestion(all: readonly FormQuestion[], label: string): FormQuestion {
  return { id: newId("question", all), kind: "text", label: { fr: label } };
}

interface PageCardProps {
  page: FormPage;
  no: number;
  all: readonly FormQuestion[];
  lang: FormLanguage;
  config: FormConfig;
  error: (at: string) => string | undefined;
  onChange: (page: FormPage) => void;
  onRemove?: () => void;
}

function PageCard({ page, no, all, lang, config, error, onChange, onRemove }: PageCardProps): ReactElement {
  const { t } = useTexts();
  const { questions } = page;
  const put = (next: FormQuestion[]): void => onChange({ ...page, questions: next });
  const move = (from: number, by: -1 | 1): void => {
    const [moved, other] = [questions[from], questions[from + by]];
    if (moved && other) put(questions.with(from, other).with(from + by, moved));
  };
  return (
    <Card
      title={t("editor.page", { n: no + 1 })}
      actions={onRemove && <IconButton icon={Trash2} label={t("editor.removePage", { n: no + 1 })} onClick={onRemove} />}
    >
      <div className={styles.fields}>
        <WordsField
          label={t("editor.pageTitle")}
          lang={lang}
          words={page.title}
          at={`/pages/${no}/title`}
          optional
          error={error("/title")}
          onChange={(title) => {
            const { title: _, ...rest } = page;
            onChange(title ? { ...rest, title } : rest);
          }}
        />
        {questions.map((question, at) => (
          <QuestionCard
            key={question.id}
            question={question}
            at={`/pages/${no}/questions/${at}`}
            before={all.slice(
              0,
              all.findIndex(({ id }) => id === question.id),
            )}
            lang={lang}
            config={config}
            error={(pointer) => error(`/questions/${at}${pointer}`)}
            onChange={(next) => put(questions.with(at, next))}
            onUp={at > 0 ? () => move(at, -1) : null}
            onDown={at < questions.length - 1 ? () => move(at, 1) : null}
            onRemove={questions.length > 1 ? () => put(questions.filter(({ id }) => id !== question.id)) : (onRemove ?? null)}
          />
        ))}
        <div>
          <Button size="compact" icon={Plus} onClick={() => put([...questions, blankQuestion(all, t("editor.newQuestion"))])}>
            {t("editor.addQuestion")}
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface EndingProps {
  document: FormDocument;
  lang: FormLanguage;
  error: (at: string) => string | undefined;
  set: (part: Partial<FormDocument>) => void;
}

/** Consents, ending and buttons: the same for every guest. */
function Ending({ document: { consent, ending, buttons }, lang, error, set }: EndingProps): ReactElement {
  const { t } = useTexts();
  const kept = <T extends object>(value: T): T | undefined => {
    const entries = Object.entries(value).filter(([, own]) => own !== undefined);
    return entries.length > 0 ? (Object.fromEntries(entries) as T) : undefined;
  };
  return (
    <>
      <Card title={t("editor.consents")} subtitle={t("editor.consentsText")}>
        <div className={styles.fields}>
          {(["publish", "prospecting"] as const).map((name) => (
            <WordsField
              key={name}
              label={t(`editor.${name}`)}
              lang={lang}
              words={consent?.[name]}
              at={`/consent/${name}`}
              optional
              long
              error={error(`/consent/${name}`)}
              onChange={(words) => set({ consent: kept({ ...consent, [name]: words }) })}
            />
          ))}
        </div>
      </Card>
      <Card title={t("editor.ending")}>
        <div className={styles.fields}>
          <WordsField
            label={t("editor.endingTitle")}
            lang={lang}
            words={ending.title}
            at="/ending/title"
            error={error("/ending/title")}
            onChange={(title) => title && set({ ending: { ...ending, title } })}
          />
          <WordsField
            label={t("editor.endingText")}
            lang={lang}
            words={ending.text}
            at="/ending/text"
            optional
            long
            error={error("/ending/text")}
            onChange={(text) => {
              const { text: _, ...rest } = ending;
              set({ ending: text ? { ...rest, text } : rest });
            }}
          />
        </div>
      </Card>
      <Card title={t("editor.buttons")} subtitle={t("editor.buttonsText")}>
        <div className={styles.two}>
          {(["start", "next", "back", "send"] as const).map((name) => (
            <WordsField
              key={name}
              label={t(`editor.button.${name}`)}
              lang={lang}
              words={buttons?.[name]}
              at={`/buttons/${name}`}
              optional
              error={error(`/buttons/${name}`)}
              onChange={(words) => set({ buttons: kept({ ...buttons, [name]: words }) })}
            />
          ))}
        </div>
      </Card>
    </>
  );
}
