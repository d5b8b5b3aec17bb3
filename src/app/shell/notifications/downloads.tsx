import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "../../../domain/texts/texts.ts";

import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Popover } from "../../../ui/popover/popover.tsx";
import styles from "../header.module.css";
import { lazyPart } from "../lazy-part.tsx";
import { tasksQuery } from "../../../page/session/tasks.ts";

const TaskList = lazyPart(() => import("./task-list.tsx"));

/** The download tasks, behind their button; a dot says that one is under way. */
export function Downloads(): ReactElement {
  const { t } = useTranslation("app");
  const { data = [] } = useQuery(tasksQuery);
  const pending = data.filter(({ state }) => state === "pending").length;
  return (
    <span className={styles.downloads} data-empty={data.length === 0 || undefined}>
      <Popover
        label={t("downloads.title")}
        align="end"
        trigger={(trigger) => (
          <IconButton
            {...trigger}
            icon={Download}
            dot={pending > 0}
            label={pending > 0 ? t("downloads.waiting", { count: pending }) : t("downloads.title")}
          />
        )}
      >
        <TaskList />
      </Popover>
    </span>
  );
}
