import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { standingOf } from "../../../domain/forms/answer-words.ts";
import { formatDate } from "../../../domain/format/format-date.ts";
import { formatRating } from "../../../domain/format/format.ts";
import type { FormResponse, StoredForm } from "../../../generated/types.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Pagination } from "../../../ui/pagination/pagination.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { type Narrowing, responsesQuery } from "../form-calls.ts";
import styles from "../forms.module.css";
import { useTexts } from "../texts.ts";

interface ResponseTableProps {
  form: StoredForm;
  narrowing: Narrowing;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  /** Takes the filters away; undefined where there are none. */
  onShowAll: (() => void) | undefined;
}

/** Each answer: what of it is shown, and whether it counts. */
export function ResponseTable({ form, narrowing, page, onPage, onShowAll }: ResponseTableProps): ReactElement {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery({ ...responsesQuery(form.id, narrowing, page), placeholderData: keepPreviousData });
  if (isError && !data)
    return (
      <EmptyState tone="danger" title={t("responses.failed")} actions={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>} />
    );
  if (!data) return <Skeleton shape="lines" />;
  // Answers of an establishment that no longer asks stay.
  const hasPlaces = new Set([...form.establishments, ...data.items.map(({ establishment }) => establishment)].map(({ id }) => id)).size > 1;
  return (
    <>
      <DataTable
        caption={t("responses.caption")}
        rows={data.items}
        rowKey={({ id }) => id}
        empty={
          onShowAll ? (
            <EmptyState title={t("responses.noMatch")} actions={<Button onClick={onShowAll}>{t("responses.showAll")}</Button>} />
          ) : (
            <EmptyState title={t("responses.none")}>{t("responses.noneText")}</EmptyState>
          )
        }
        columns={[
          { id: "at", header: t("responses.at"), rowHeader: true, cell: ({ at }) => formatDate(at) },
          ...(hasPlaces
            ? [{ id: "place", header: t("responses.establishment"), cell: (answer: FormResponse) => answer.establishment.name }]
            : []),
          { id: "channel", header: t("responses.channel"), cell: ({ channel }) => t(`responses.channels.${channel}`) },
          { id: "state", header: t("responses.state"), cell: (answer) => <Standing answer={answer} /> },
          { id: "score", header: t("responses.score"), numeric: true, cell: ({ score }) => score ?? "–" },
          { id: "rating", header: t("responses.rating"), numeric: true, cell: ({ rating }) => formatRating(rating) },
          {
            id: "words",
            header: t("responses.words"),
            prose: true,
            cell: (answer) => (
              <>
                <Texts answer={answer} />
                <Themes themes={answer.themes} />
              </>
            ),
          },
        ]}
      />
      <Pagination page={page} pageSize={data.size} total={data.total} onChange={onPage} />
    </>
  );
}

/** What the guest wrote, under its question where there are several. */
function Texts({ answer: { texts, lang } }: { answer: FormResponse }): ReactElement | null {
  if (texts.length === 0) return null;
  const named = texts.length > 1;
  return (
    <div className={styles.texts}>
      {texts.map(({ question, label, text }) => (
        <div key={question}>
          {named && <span className={styles.muted}>{label}</span>}
          <p className={styles.words} lang={lang}>
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}

/** What the words speak of, well or ill. */
function Themes({ themes }: Pick<FormResponse, "themes">): ReactElement | null {
  const { t } = useTexts();
  if (themes.length === 0) return null;
  return (
    <ul className={styles.themes} aria-label={t("responses.themes")}>
      {themes.map(({ id, name, polarity }) => (
        <li key={id}>
          <Badge tone={polarity === "positive" ? "success" : polarity === "negative" ? "danger" : "neutral"}>
            {t(`responses.polarities.${polarity}`, { theme: name })}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** How far an answer is, and, where it does not count, that it does not. */
function Standing({ answer }: { answer: FormResponse }): ReactElement {
  const { t } = useTexts();
  const { set_aside: aside, state } = answer;
  const standing = standingOf(answer);
  if (standing === "counted") return <>{t("responses.states.complete")}</>;
  return (
    <span className={styles.standing}>
      {standing === "aside" && aside !== null ? (
        <Badge tone="warning">{t(`responses.aside.${aside}`)}</Badge>
      ) : (
        <Badge tone="neutral">{t(standing === "spot" ? "responses.standings.spot" : `responses.states.${state}`)}</Badge>
      )}
      <span className={styles.muted}>{t("responses.notCounted")}</span>
    </span>
  );
}
