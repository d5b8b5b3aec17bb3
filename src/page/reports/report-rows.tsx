import { useQueryClient } from "@tanstack/react-query";
import { Pause, Pencil, Play, Send, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import { formatDate } from "../../domain/format/format.ts";
import type { Report } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { useAction } from "../action/use-action.ts";
import styles from "./report-rows.module.css";
import { reportsQuery, requestOf } from "./reports-query.ts";
import { useTexts } from "./texts.ts";

interface ReportRowsProps {
  reports: readonly Report[];
  /** Names each by its dashboard, which it leads to. */
  named?: boolean;
  /** Opens one to be changed; where absent, none is changed here. */
  onEdit?: (report: Report) => void;
}

/** Reports with what can be done to each: send it now, pause, change, delete it. */
export function ReportRows({ reports, named = false, onEdit }: ReportRowsProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: reportsQuery.queryKey });
  const key = ({ id }: Report): string => id;
  const send = useAction({
    act: ({ id }: Report) => callApi("sendReport", { params: { id } }),
    key,
    success: () => ({ title: t("sent") }),
    failure: t("sendFailed"),
  });
  const change = useAction({
    act: (report: Report) => callApi("changeReport", { params: { id: report.id }, body: { ...requestOf(report), active: !report.active } }),
    key,
    onDone: refresh,
    success: () => ({ title: t("changed") }),
    failure: t("failed"),
  });
  const remove = useAction({
    act: ({ id }: Report) => callApi("deleteReport", { params: { id } }),
    key,
    onDone: refresh,
    success: () => ({ title: t("removed") }),
    failure: t("removeFailed"),
  });
  return (
    <ul className={styles.rows}>
      {reports.map((report) => {
        const { id, title, dashboard, rhythm, recipients, active, next_at, last_at, last_error } = report;
        return (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              {named && (
                <Link className={styles.title} to={`/dashboard/views/${dashboard}`}>
                  {title}
                </Link>
              )}
              <p>
                {t(`rhythms.${rhythm}`)}, {t("recipients", { count: recipients.length })}
              </p>
              <p className={styles.text}>{recipients.map(({ address }) => address).join(", ")}</p>
              <p className={styles.text}>
                {active ? t("next", { date: formatDate(next_at, "datetime") }) : <Badge tone="warning">{t("paused")}</Badge>}
              </p>
              {last_at !== null && <p className={styles.text}>{t("last", { date: formatDate(last_at, "datetime") })}</p>}
              {last_error !== null && <p className={styles.error}>{last_error}</p>}
            </div>
            <div className={styles.actions}>
              <IconButton icon={Send} label={t("sendOf", { title })} onClick={() => send.run(report)} />
              <IconButton
                icon={active ? Pause : Play}
                label={t(active ? "pauseOf" : "resumeOf", { title })}
                onClick={() => change.run(report)}
              />
              {onEdit && <IconButton icon={Pencil} label={t("editOf", { title })} onClick={() => onEdit(report)} />}
              <IconButton icon={Trash2} label={t("removeOf", { title })} onClick={() => remove.run(report)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
