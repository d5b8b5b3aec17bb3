import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";

import { FEW_ANSWERS } from "../../domain/forms/form-results.ts";
import { formatNumber, formatPercent } from "../../domain/format/format.ts";
import type { DayRange } from "../../domain/time/period.ts";
import type { QuestionResult } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import unseen from "../../ui/visually-hidden/visually-hidden.module.css";
import { resultsQuery } from "./form-queries.ts";
import styles from "./question-results.module.css";
import { useTexts } from "./texts.ts";

interface QuestionResultsProps {
  form: string;
  establishment: string | null;
  /** The days whose answers are read; all where absent. */
  range?: DayRange;
  /** Above the questions. With it, that nobody has answered is said rather than left out. */
  children?: ReactNode;
}

/** What the counted answers say, question by question. */
export function QuestionResults({ form, establishment, range, children }: QuestionResultsProps): ReactElement | null {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(resultsQuery(form, establishment, range));
  if (data?.answers === 0 && !children) return null;
  return (
    <Card
      title={t("results.title")}
      subtitle={data && data.answers > 0 && t("results.subtitle", { count: data.answers, n: formatNumber(data.answers) })}
    >
      {children}
      {data?.answers === 0 && <p className={styles.muted}>{t("results.noAnswer")}</p>}
      {isError && (
        <EmptyState
          tone="danger"
          title={t("results.failed")}
          actions={<Button onClick={() => void refetch()}>{t("results.retry")}</Button>}
        />
      )}
      {!data && !isError && <Skeleton shape="lines" />}
      {data && data.answers > 0 && (
        <ul className={styles.results}>
          {data.questions.map((question) => (
            <Result key={question.id} question={question} isOfPeriod={range !== undefined} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Result({ question, isOfPeriod }: { question: QuestionResult; isOfPeriod: boolean }): ReactElement {
  const { t } = useTexts();
  const { label, n, asked, mean, interval, kind, words } = question;
  // Of many countries, those that somebody has chosen.
  const values = kind === "country" ? question.values.filter((value) => value.n > 0).toSorted((a, b) => b.n - a.n) : question.values;
  const most = Math.max(1, ...values.map((value) => value.n));
  const scale = kind === "stars" ? 5 : 10;
  const [low, high] = interval ?? [];
  return (
    <li className={styles.result}>
      <h3 className={styles.resultTitle}>{label}</h3>
      <p className={styles.muted}>
        {t("results.n", { count: n, n: formatNumber(n) })}
        {!asked && ` · ${t("results.past")}`}
      </p>
      {mean !== null && (
        <p className={styles.mean}>
          <strong>{formatNumber(mean, 1)}</strong> / {scale}{" "}
          <span className={styles.muted}>
            {n < FEW_ANSWERS
              ? t("results.few")
              : low !== undefined &&
                high !== undefined &&
                t("results.interval", { low: formatNumber(low, 1), high: formatNumber(high, 1) })}
          </span>
        </p>
      )}
      {kind === "text" && words.length === 0 && <p className={styles.muted}>{t(isOfPeriod ? "results.noWords" : "results.noWordsYet")}</p>}
      {words.length > 0 && (
        <>
          <p className={styles.muted}>{t("results.words")}</p>
          {words.map((text, place) => (
            // Two guests may have written the same.
            <blockquote key={`${place} ${text}`} className={styles.words}>
              {text}
            </blockquote>
          ))}
        </>
      )}
      {values.length > 0 && n > 0 && (
        <table className={styles.bars}>
          <caption className={unseen.hidden}>{t("results.spread", { question: label })}</caption>
          <thead className={unseen.hidden}>
            <tr>
              <th scope="col">{t("results.answer")}</th>
              <th scope="col">{t("results.share")}</th>
            </tr>
          </thead>
          <tbody>
            {values.map((value) => (
              <tr key={value.value}>
                <th scope="row">{value.label}</th>
                <td>
                  <span className={styles.bar100} style={{ inlineSize: `${(100 * value.n) / most}%` }} aria-hidden />
                  {t("results.value", { n: formatNumber(value.n), share: formatPercent((100 * value.n) / n) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  );
}
