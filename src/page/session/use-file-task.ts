import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { StartedTask } from "../../generated/types.ts";
import { type Action, useAction } from "../action/use-action.ts";
import { tasksQuery } from "./tasks.ts";

/** Asks for a file that takes a while; it then waits among the downloads, and a notification says so. */
export function useFileTask<Input = void>(start: (input: Input) => Promise<StartedTask>): Action<Input> {
  const { t } = useTranslation("app");
  const queries = useQueryClient();
  return useAction({
    act: start,
    onDone: ({ task }) => {
      queries.setQueryData(tasksQuery.queryKey, (before = []) => [task, ...before]);
      void queries.invalidateQueries({ queryKey: tasksQuery.queryKey });
    },
    success: ({ task }) => ({ title: t("downloads.started", { name: task.filename }), msg: t("downloads.startedText") }),
    failure: ({ message }) => ({ title: message }),
  });
}
