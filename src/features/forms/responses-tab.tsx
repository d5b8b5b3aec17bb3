import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";

import { wordsOf } from "../../domain/forms/questions.ts";
import { formatDate } from "../../domain/format/format-date.ts";
import { formatRating } from "../../domain/format/format.ts";
import type { FormResponse, StoredForm } from "../../generated/types.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { responsesQuery } from "./form-calls.ts";
import styles from "./forms.module.css";
import { Nps } from "./list-screen.tsx";
import { useTexts } from "./texts.ts";

/** What guests answered: which of it counts, and each answer. */
export function ResponsesTab({ form }: { form: StoredForm }): ReactElement {
  const { t } = useTexts();
  const [page, setPage] = useState(0);
  const { data, isError, refetch } = useQuery({ ...responsesQuery(form.id, page), placeholderData: keepPreviousData });
  const { figures, document } = form;
  const words = (answer: FormResponse): string =>
    wordsOf(document)
      .flatMap(({ id }) => (typeof answer.answers[id] === "string" ? [answer.answers[id]] : []))
      .join("\n");
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
      <Card flush>
        {isError && (
          <EmptyState tone="danger" title={t("list.failed")} actions={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>} />
        )}
        {!data && !isError && <Skeleton shape="lines" />}
        {data && (
          <DataTable
            caption={t("responses.caption")}
            rows={data.items}
            rowKey={({ id }) => id}
            empty={<EmptyState title={t("responses.none")}>{t("responses.noneText")}</EmptyState>}
            columns={[
              { id: "at", header: t("responses.at"), rowHeader: true, cell: ({ at }) => formatDate(at.slice(0, 10)) },
              { id: "place", header: t("responses.establishment"), cell: ({ establishment }) => establishment.name },
              { id: "channel", header: t("responses.channel"), cell: ({ channel }) => t(`responses.channels.${channel}`) },
              {
                id: "state",
                header: t("responses.state"),
                cell: ({ state, set_aside: aside }) =>
                  aside === null ? t(`responses.states.${state}`) : <Badge tone="warning">{t(`responses.aside.${aside}`)}</Badge>,
              },
              { id: "score", header: t("responses.score"), numeric: true, cell: ({ score }) => score ?? "–" },
              { id: "rating", header: t("responses.rating"), numeric: true, cell: ({ rating }) => formatRating(rating) },
              {
                id: "words",
                header: t("responses.words"),
                cell: (answer) => (
                  <span className={styles.words} lang={answer.lang}>
                    {words(answer)}
                  </span>
                ),
              },
            ]}
          />
        )}
        {data && data.total > data.size && (
          <div className={styles.pages}>
            <Button size="compact" disabled={page === 0} onClick={() => setPage(page - 1)}>
              {t("responses.less")}
            </Button>
            <Button size="compact" disabled={(page + 1) * data.size >= data.total} onClick={() => setPage(page + 1)}>
              {t("responses.more")}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}
