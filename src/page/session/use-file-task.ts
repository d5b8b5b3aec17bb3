import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "../../domain/texts/texts.ts";

import type { StartedTask } from "../../generated/types.ts";
import { Problem, sentenceOf } from "../../lib/problem.ts";
import { type Action, useAction } from "../action/use-action.ts";
import { tasksQuery } from "./tasks.ts";

/**
 * Asks for a file that takes a while; it then waits among the downloads, and a notification says so. `failed` is the title of
 * what went wrong, the server's own where absent; the field that was refused is named beneath.
 */
export function useFileTask<Input = void>(start: (input: Input) => Promise<StartedTask>, failed?: string): Action<Input> {
  const { t } = useTranslation("app");
  const client = useQueryClient();
  return useAction<Input, StartedTask>({
    act: start,
    onDone: ({ task }) => {
      client.setQueryData(tasksQuery.queryKey, (before = []) => [task, ...before]);
      void client.invalidateQueries({ queryKey: tasksQuery.queryKey });
    },
    success: ({ task }) => ({ title: t("downloads.started", { name: task.filename }), msg: t("downloads.startedText") }),
    failure: (error) => ({
      title: failed ?? error.message,
      msg: error instanceof Problem ? sentenceOf(error) : undefined,
    }),
  });
}
