import type { ReactElement } from "react";

import { formatBytes, formatDate } from "../../../domain/format/format.ts";
import type { HelpMessage } from "../../../generated/types.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { Card } from "../../../ui/card/card.tsx";
import styles from "./help.module.css";
import { useTexts } from "./texts.ts";

const tones = { queued: "info", sent: "success", failed: "danger" } as const;

/** What the account wrote to the support, latest first. */
export function SentMessages({ messages }: { messages: readonly HelpMessage[] }): ReactElement {
  const { t } = useTexts();
  return (
    <Card title={t("history")} flush>
      {messages.length === 0 && <p className={styles.none}>{t("none")}</p>}
      <ul className={styles.messages}>
        {messages.map(({ id, subject, text, recipient, files, state, created_at }) => (
          <li key={id}>
            <header>
              <h3>{subject}</h3>
              <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
            </header>
            <p className={styles.meta}>{t("sentTo", { recipient, date: formatDate(created_at, "datetime") })}</p>
            <p className={styles.text}>{text}</p>
            {files.length > 0 && (
              <p className={styles.meta}>{files.map(({ name, size }) => t("size", { name, size: formatBytes(size) })).join(", ")}</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
