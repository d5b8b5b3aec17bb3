import { useState, type ReactElement } from "react";

import type { AnswerStanding, StoredForm } from "../../../generated/types.ts";
import { useListAddress } from "../../../page/list/use-list-address.ts";
import { Card } from "../../../ui/card/card.tsx";
import { Select } from "../../../ui/select/select.tsx";
import styles from "../forms.module.css";
import { Nps } from "../list-screen.tsx";
import { useTexts } from "../texts.ts";
import { QuestionResults } from "../../../page/forms/question-results.tsx";
import { ResponseExport } from "./response-export.tsx";
import { ResponseTable } from "./response-table.tsx";

const standings: readonly AnswerStanding[] = ["counted", "spot", "aside", "partial", "started"];

/** What guests answered: which of it counts, what each question was answered, and each answer. */
export function ResponsesTab({ form }: { form: StoredForm }): ReactElement {
  const { t } = useTexts();
  const { filters, setFilter, narrowed, showAll } = useListAddress(["latest"], ["etablissement", "etat"]);
  const [page, setPage] = useState(1);
  const { figures, establishments } = form;
  const standing = standings.find((one) => one === filters.etat) ?? null;
  const establishment = establishments.some(({ id }) => id === filters.etablissement) ? filters.etablissement : null;
  const narrowing = { establishment, standing };
  const narrow = (filter: keyof typeof filters, value: string | null): void => {
    setFilter(filter, value);
    setPage(1);
  };
  return (
    <div className={styles.fields}>
      <Card title={t("responses.figures")} subtitle={t("responses.counted")}>
        <div className={styles.counts}>
          <Nps {...figures} />
          <span>{t("responses.complete", { count: figures.complete })}</span>
          <span>{t("responses.partial", { count: figures.partial })}</span>
          <span>{t("responses.started", { count: figures.started })}</span>
          <span>{t("responses.onSpot", { count: figures.on_spot })}</span>
          <span>{t("responses.setAside", { count: figures.set_aside })}</span>
        </div>
      </Card>
      {establishments.length > 1 && (
        <Select
          label={t("responses.establishment")}
          emptyLabel={t("responses.everywhere")}
          opensOnFocus={false}
          className={styles.filter}
          options={establishments.map(({ id, name }) => ({ value: id, label: name }))}
          value={establishment}
          onChange={(chosen) => narrow("etablissement", chosen)}
        />
      )}
      <QuestionResults form={form.id} establishment={establishment} />
      <Card flush title={t("responses.list")} actions={<ResponseExport form={form.id} narrowing={narrowing} />}>
        <div className={styles.listFilters}>
          <Select
            label={t("responses.state")}
            emptyLabel={t("responses.all")}
            opensOnFocus={false}
            className={styles.filter}
            options={standings.map((value) => ({ value, label: t(`responses.standings.${value}`) }))}
            value={standing}
            onChange={(chosen) => narrow("etat", chosen)}
          />
        </div>
        <ResponseTable form={form} narrowing={narrowing} page={page} onPage={setPage} onShowAll={narrowed ? showAll : undefined} />
      </Card>
    </div>
  );
}
