import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { StartedTask } from "../../generated/types.ts";
import { Problem } from "../../lib/problem.ts";
import { type Action, useAction } from "../action/use-action.ts";
import { tasksQuery } from "../session/tasks.ts";

/** Starts a file, which then waits among the downloads; `failed` is the title of what went wrong. */
export function useFileTask<Request>(act: (request: Request) => Promise<StartedTask>, failed: string): Action<Request> {
  const { t } = useTranslation("app");
  const client = useQueryClient();
  return useAction<Request, StartedTask>({
    act,
    onDone: ({ task }) => {
      client.setQueryData(tasksQuery.queryKey, (before = []) => [task, ...before]);
      void client.invalidateQueries({ queryKey: tasksQuery.queryKey });
    },
    success: ({ task }) => ({ title: t("downloads.started", { name: task.filename }), msg: t("downloads.startedText") }),
    failure: (error) => ({ title: failed, msg: error instanceof Problem ? (error.errors[0]?.detail ?? error.message) : undefined }),
  });
}
