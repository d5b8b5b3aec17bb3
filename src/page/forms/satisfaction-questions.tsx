import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { Link } from "react-router-dom";

import type { DayRange } from "../../domain/time/period.ts";
import { Select } from "../../ui/select/select.tsx";
import { formsQuery } from "./form-queries.ts";
import { formsPath } from "./forms-card.tsx";
import { QuestionResults } from "./question-results.tsx";
import styles from "./question-results.module.css";
import { useTexts } from "./texts.ts";

interface SatisfactionQuestionsProps {
  /** Whose answers are read; null for all that ask with the form. */
  establishment: string | null;
  range: DayRange;
}

/** What each question of the reader's own forms was answered in a period: the form with most answers first. Nothing for whoever has none. */
export function SatisfactionQuestions({ establishment, range }: SatisfactionQuestionsProps): ReactElement | null {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data = [] } = useQuery(formsQuery(establishment ?? undefined));
  const answered = data.filter(({ figures }) => figures.complete > 0).toSorted((a, b) => b.figures.complete - a.figures.complete);
  const form = answered.find(({ id }) => id === chosen) ?? answered[0];
  if (!form) return null;
  return (
    <div className={styles.panel}>
      <QuestionResults form={form.id} establishment={establishment} range={range}>
        <div className={styles.bar}>
          {answered.length > 1 ? (
            <Select
              label={t("results.form")}
              clearable={false}
              opensOnFocus={false}
              className={styles.filter}
              options={answered.map(({ id, title }) => ({ value: id, label: title }))}
              value={form.id}
              onChange={setChosen}
            />
          ) : (
            <strong>{form.title}</strong>
          )}
          <p className={styles.muted}>{t("results.period")}</p>
          <Link to={`${formsPath}/${form.id}?onglet=reponses`}>{t("results.responses")}</Link>
        </div>
      </QuestionResults>
    </div>
  );
}
