import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";

import type { AuthorLanguage } from "../../domain/moderation/policy.ts";
import { filled } from "../../domain/texts/filled.ts";
import type { ControlStatement } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import NotFoundScreen from "../../page/messages/not-found.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import { type ControlWords, controlWords } from "./control-words.ts";
import styles from "./own-review.module.css";
import { PublicFrame } from "./public-frame.tsx";
import { dayIn, numberIn, spanIn, useLoaded, useWords } from "./words.ts";

/** «Comment ces avis sont contrôlés»: what the law requires to be disclosed, from the policy in force and from the journal. */
export default function ControlScreen(): ReactElement {
  const { destination = "" } = useParams();
  const spoken = useWords();
  const words = useLoaded(controlWords, spoken.lang);
  const { data, error, refetch } = useQuery({
    queryKey: ["control", destination],
    queryFn: () => callApi("readControlStatement", { params: { destination } }),
  });
  if (error instanceof Problem && error.status === 404) return <NotFoundScreen />;
  return (
    <PublicFrame
      spoken={spoken}
      query={{ data, error, refetch }}
      owner={data?.destination.name}
      product={data?.product}
      title={words?.title}
    >
      {() => (data && words ? <Statement statement={data} words={words} lang={spoken.lang} /> : <Loader />)}
    </PublicFrame>
  );
}

interface StatementProps {
  statement: ControlStatement;
  words: ControlWords;
  lang: AuthorLanguage;
}

function Statement({ statement, words, lang }: StatementProps): ReactElement {
  const { destination, version, delays, retention, reasons, counterpart } = statement;
  return (
    <>
      <p>{filled(words.intro, { destination: destination.name, version })}</p>
      <h2>{words.how}</h2>
      <ul className={styles.points}>
        {(["all", "verified", "edited", "contact", "order", "reply"] as const).map((key) => (
          <li key={key}>{words[key]}</li>
        ))}
        <li>{filled(words.oldest, { months: statement.oldest_months })}</li>
      </ul>
      <h3>{words.ways}</h3>
      <ul className={styles.points}>
        {(["invited", "proof", "email"] as const).map((way) => (
          <li key={way}>{filled(words.way[way], { days: retention.proof_days })}</li>
        ))}
      </ul>
      <h2>{words.counterpart}</h2>
      <p>{counterpart[lang]}</p>
      <h2>{words.delays}</h2>
      <p>
        {filled(words.delay, {
          target: delays.review_target_days,
          max: delays.review_max_days,
          reply: delays.reply_target_days,
          report: delays.report_days,
        })}
      </p>
      <p>
        {filled(words.retention, {
          review: retention.review_months,
          unconfirmed: retention.unconfirmed_days,
          identity: retention.identity_months,
          letters: retention.letter_months,
          journal: retention.journal_months,
        })}
      </p>
      <h2>{words.reasons}</h2>
      <ul className={styles.points}>
        {reasons.map(({ code, label, proof }) => (
          <li key={code}>
            {label[lang]}
            {proof && <span className={styles.muted}> ({words.proof})</span>}
          </li>
        ))}
      </ul>
      <h2>{words.appeal}</h2>
      <p>
        {filled(statement.appeal === "delayed" ? words.appealDelayed : words.appealOther, {
          months: delays.appeal_months,
          days: delays.lone_appeal_days,
        })}
      </p>
      <p>{words.report}</p>
      <Figures statement={statement} words={words} lang={lang} />
    </>
  );
}

function Figures({ statement: { figures, reasons }, words, lang }: StatementProps): ReactElement {
  const median = figures.median_hours;
  const refused = Object.entries(figures.refused_by_reason).toSorted((a, b) => b[1] - a[1]);
  return (
    <>
      <h2>{words.figures}</h2>
      <p className={styles.muted}>{filled(words.period, { from: dayIn(lang, figures.from), to: dayIn(lang, figures.to) })}</p>
      <table className={styles.table}>
        <tbody>
          {(["received", "published", "refused", "withdrawn", "reported", "upheld", "appeals"] as const).map((key) => (
            <tr key={key}>
              <th scope="row">{words[key]}</th>
              <td>{numberIn(lang, figures[key])}</td>
            </tr>
          ))}
          {median !== null && (
            <tr>
              <th scope="row">{words.median}</th>
              <td>{spanIn(lang, median)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {refused.length > 0 && (
        <table className={styles.table}>
          <caption>{words.byReason}</caption>
          <tbody>
            {refused.map(([code, n]) => (
              <tr key={code}>
                <th scope="row">{reasons.find((reason) => reason.code === code)?.label[lang] ?? code}</th>
                <td>{numberIn(lang, n)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
