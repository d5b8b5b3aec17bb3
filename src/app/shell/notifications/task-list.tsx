import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "../../../domain/texts/texts.ts";

import type { DownloadTask } from "../../../generated/types.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { useAction } from "../../../page/action/use-action.ts";
import styles from "./popover-list.module.css";
import { downloadTask, removeTask, tasksQuery } from "../../../page/session/tasks.ts";

/** The download tasks: under way, ready to be fetched by a click, or failed. Each can be removed. */
export default function TaskList(): ReactElement {
  const { t } = useTranslation("app");
  const { data = [] } = useQuery(tasksQuery);
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{t("downloads.title")}</h2>
      {data.length === 0 && <p className={styles.empty}>{t("downloads.empty")}</p>}
      <ul className={styles.list}>
        {data.map((task) => (
          <TaskLine key={task.id} task={task} />
        ))}
      </ul>
    </div>
  );
}

function TaskLine({ task }: { task: DownloadTask }): ReactElement {
  const { t } = useTranslation("app");
  const queries = useQueryClient();
  const failure = ({ message }: Error): { title: string } => ({ title: message });
  const download = useAction({ act: () => downloadTask(task), failure });
  const remove = useAction({
    act: () => removeTask(task.id),
    onDone: () => void queries.setQueryData(tasksQuery.queryKey, (before) => before?.filter(({ id }) => id !== task.id)),
    failure,
  });
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>{task.filename}</span>
      <span className={styles.detail} id={`task-${task.id}`}>
        {t(`downloads.${task.state}`)}
      </span>
    </span>
  );
  return (
    <li className={styles.line} data-state={task.state}>
      {task.state === "pending" && <span className={styles.spinner} aria-hidden />}
      {task.state === "finished" && <CircleCheck className={styles.icon} aria-hidden />}
      {/* The specification's tooltip of a failed task. */}
      {task.state === "error" && (
        <span title={t("downloads.error")} className={styles.icon}>
          <CircleAlert aria-hidden />
        </span>
      )}
      {task.state === "finished" ? (
        <button
          type="button"
          className={styles.action}
          aria-label={task.filename}
          aria-describedby={`task-${task.id}`}
          onClick={() => download.run()}
        >
          {words}
        </button>
      ) : (
        words
      )}
      <IconButton size="compact" icon={X} label={t("downloads.remove", { name: task.filename })} onClick={() => remove.run()} />
    </li>
  );
}
