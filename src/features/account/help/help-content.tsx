import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import { callApi } from "../../../lib/api.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import styles from "./help.module.css";
import { HelpForm } from "./help-form.tsx";
import { SentMessages } from "./sent-messages.tsx";
import { useTexts } from "./texts.ts";

const helpQuery = queryOptions({ queryKey: ["account", "help"], queryFn: () => callApi("readHelp") });

/** Frequent questions, a message to who answers, and what was written before. */
export function HelpContent(): ReactElement {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(helpQuery);
  return (
    <>
      {isError && (
        <EmptyState tone="danger" title={t("unreadable")} actions={<Button onClick={() => void refetch()}>{t("again")}</Button>} />
      )}
      {!data && !isError && <Skeleton shape="lines" />}
      {data && (
        <>
          {data.questions.length > 0 && (
            <Card title={t("questions")}>
              {data.questions.map(({ question, answer, path, label }) => (
                <details key={question} className={styles.question}>
                  <summary>{question}</summary>
                  <p>
                    {answer} {path !== null && label !== null && <Link to={path}>{label}</Link>}
                  </p>
                </details>
              ))}
            </Card>
          )}
          {data.recipients.length > 0 ? (
            <HelpForm recipients={data.recipients} onSent={() => void refetch()} />
          ) : (
            <EmptyState title={t("noRecipient")} />
          )}
          <SentMessages messages={data.messages} />
        </>
      )}
    </>
  );
}
