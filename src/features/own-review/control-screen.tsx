import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";

import { formatDate, formatNumber } from "../../domain/format/format.ts";
import type { ControlStatement } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import NotFoundScreen from "../../page/messages/not-found.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import { GuestPage } from "./guest-page.tsx";
import styles from "./own-review.module.css";
import { useTexts } from "./texts.ts";

/** «Comment ces avis sont contrôlés»: what the law asks to be told, from the policy in force and from the journal. */
export default function ControlScreen(): ReactElement {
  const { t } = useTexts();
  const { destination = "" } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ["control", destination],
    queryFn: () => callApi("readControlStatement", { params: { destination } }),
  });
  if (error instanceof Problem && error.status === 404) return <NotFoundScreen />;
  if (error && !data)
    return (
      <EmptyState
        tone="danger"
        heading="h1"
        title={t("control.failed")}
        actions={<Button onClick={() => void refetch()}>{t("control.retry")}</Button>}
      />
    );
  return data ? <Statement statement={data} /> : <Loader />;
}

function Statement({ statement }: { statement: ControlStatement }): ReactElement {
  const { t } = useTexts();
  const { destination, product, version, delays, retention, reasons, figures, counterpart } = statement;
  const median = figures.median_hours;
  return (
    <GuestPage owner={destination.name} product={product}>
      <h1>{t("control.title")}</h1>
      <p>{t("control.intro", { destination: destination.name, version })}</p>
      <h2>{t("control.how")}</h2>
      <ul className={styles.points}>
        {(["all", "verified", "edited", "contact", "order", "reply"] as const).map((key) => (
          <li key={key}>{t(`control.${key}`)}</li>
        ))}
        <li>{t("control.oldest", { months: statement.oldest_months })}</li>
      </ul>
      <h3>{t("control.ways")}</h3>
      <ul className={styles.points}>
        {(["invited", "proof", "email"] as const).map((way) => (
          <li key={way}>{t(`control.way.${way}`, { days: retention.proof_days })}</li>
        ))}
      </ul>
      <h2>{t("control.counterpart")}</h2>
      <p>{counterpart.fr}</p>
      <h2>{t("control.delays")}</h2>
      <p>
        {t("control.delay", {
          target: delays.review_target_days,
          max: delays.review_max_days,
          reply: delays.reply_target_days,
          report: delays.report_days,
        })}
      </p>
      <p>
        {t("control.retention", {
          review: retention.review_months,
          unconfirmed: retention.unconfirmed_days,
          identity: retention.identity_months,
          letters: retention.letter_months,
          journal: retention.journal_months,
        })}
      </p>
      <h2>{t("control.reasons")}</h2>
      <ul className={styles.points}>
        {reasons.map(({ code, label, proof }) => (
          <li key={code}>
            {label.fr}
            {proof && <span className={styles.muted}> ({t("control.proof")})</span>}
          </li>
        ))}
      </ul>
      <h2>{t("control.appeal")}</h2>
      <p>
        {statement.appeal === "delayed"
          ? t("control.appealDelayed", { months: delays.appeal_months, days: delays.lone_appeal_days })
          : t("control.appealOther", { months: delays.appeal_months })}
      </p>
      <p>{t("control.report")}</p>
      <h2>{t("control.figures")}</h2>
      <p className={styles.muted}>{t("control.period", { from: formatDate(figures.from, "long"), to: formatDate(figures.to, "long") })}</p>
      <table className={styles.table}>
        <tbody>
          {(["received", "published", "refused", "withdrawn", "reported", "upheld", "appeals"] as const).map((key) => (
            <tr key={key}>
              <th scope="row">{t(`control.${key}`)}</th>
              <td>{formatNumber(figures[key])}</td>
            </tr>
          ))}
          {median !== null && (
            <tr>
              <th scope="row">{t("control.median")}</th>
              <td>
                {median < 24
                  ? t("control.hours", { n: formatNumber(Math.round(median)) })
                  : t("control.days", { n: formatNumber(Math.round(median / 2.4) / 10) })}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {Object.keys(figures.refused_by_reason).length > 0 && (
        <table className={styles.table}>
          <caption>{t("control.byReason")}</caption>
          <tbody>
            {Object.entries(figures.refused_by_reason)
              .toSorted((a, b) => b[1] - a[1])
              .map(([code, n]) => (
                <tr key={code}>
                  <th scope="row">{reasons.find((reason) => reason.code === code)?.label.fr ?? code}</th>
                  <td>{formatNumber(n)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </GuestPage>
  );
}
