import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { formatNumber, formatPercent } from "../../../domain/format/format.ts";
import type { QuestionResult } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import unseen from "../../../ui/visually-hidden/visually-hidden.module.css";
import { resultsQuery } from "../form-calls.ts";
import styles from "../forms.module.css";
import { useTexts } from "../texts.ts";

/** Below so many answers a mean is shown as a rough idea. */
const FEW = 10;

/** What the counted answers say, question by question. */
export function QuestionResults({ form, establishment }: { form: string; establishment: string | null }): ReactElement | null {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(resultsQuery(form, establishment));
  if (data?.answers === 0) return null;
  return (
    <Card title={t("results.title")} subtitle={data && t("results.subtitle", { count: data.answers, n: formatNumber(data.answers) })}>
      {isError && (
        <EmptyState tone="danger" title={t("results.failed")} actions={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>} />
      )}
      {!data && !isError && <Skeleton shape="lines" />}
      {data && (
        <ul className={styles.results}>
          {data.questions.map((question) => (
            <Result key={question.id} question={question} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Result({ question }: { question: QuestionResult }): ReactElement {
  const { t } = useTexts();
  const { label, n, values, asked, mean, interval, kind } = question;
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
            {n < FEW
              ? t("results.few")
              : low !== undefined && high !== undefined && t("list.interval", { low: formatNumber(low, 1), high: formatNumber(high, 1) })}
          </span>
        </p>
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
