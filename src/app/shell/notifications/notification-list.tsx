import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import { useTranslation } from "../../../domain/texts/texts.ts";
import { Link } from "react-router-dom";

import { formatRelative } from "../../../domain/format/format.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useToasts } from "../../../ui/toast/toasts.tsx";
import styles from "./popover-list.module.css";

const icons = { error: CircleAlert, warning: TriangleAlert, success: CircleCheck };

export interface NotificationListProps {
  /** Called with the number of the newest entry that has been shown. */
  onSeen: (id: number) => void;
  onLeave: () => void;
}

/** Every notification since the page was loaded, newest first, with its link. */
export default function NotificationList({ onSeen, onLeave }: NotificationListProps): ReactElement {
  const { t } = useTranslation("app");
  const { log, clearLog } = useToasts();
  const newest = log[0]?.id;
  // Ages are those of the moment when the list was opened.
  const [opened] = useState(() => Date.now());
  useEffect(() => {
    if (newest !== undefined) onSeen(newest);
  }, [newest, onSeen]);
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{t("notifications.title")}</h2>
      {log.length === 0 && <p className={styles.empty}>{t("notifications.empty")}</p>}
      <ul className={styles.list}>
        {log.map((entry) => {
          const Icon = entry.icon ?? icons[entry.type];
          return (
            <li key={entry.id} className={styles.line} data-state={entry.type}>
              <Icon className={styles.icon} aria-hidden />
              <span className={styles.words}>
                <span className={styles.name}>{entry.title}</span>
                {(entry.msg || entry.link) && (
                  <span className={styles.detail}>
                    {entry.msg}{" "}
                    {entry.link && (
                      <Link to={entry.link.route} className={styles.link} onClick={onLeave}>
                        {entry.link.name}
                      </Link>
                    )}
                  </span>
                )}
              </span>
              <time className={styles.detail} dateTime={new Date(entry.at).toISOString()}>
                {formatRelative(entry.at, opened)}
              </time>
            </li>
          );
        })}
      </ul>
      {log.length > 0 && (
        <div className={styles.foot}>
          <Button variant="ghost" size="compact" onClick={clearLog}>
            {t("notifications.clear")}
          </Button>
        </div>
      )}
    </div>
  );
}
