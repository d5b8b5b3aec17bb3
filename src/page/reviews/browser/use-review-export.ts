import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { ReviewExportRequest, StartedTask } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { Problem } from "../../../lib/problem.ts";
import { type Action, useAction } from "../../action/use-action.ts";
import { tasksQuery } from "../../session/tasks.ts";
import { useTexts } from "./texts.ts";

/** Starts a file of reviews, which then waits among the downloads. */
export function useReviewExport(): Action<ReviewExportRequest> {
  const { t } = useTexts();
  const { t: app } = useTranslation("app");
  const client = useQueryClient();
  return useAction<ReviewExportRequest, StartedTask>({
    act: (request) => callApi("exportReviews", { body: request }),
    onDone: ({ task }) => {
      client.setQueryData(tasksQuery.queryKey, (before = []) => [task, ...before]);
      void client.invalidateQueries({ queryKey: tasksQuery.queryKey });
    },
    success: ({ task }) => ({ title: app("downloads.started", { name: task.filename }), msg: app("downloads.startedText") }),
    // A search that finds too many says how many, and what to do.
    failure: (error) => ({
      title: t("export.failed"),
      msg: error instanceof Problem ? (error.errors[0]?.detail ?? error.message) : undefined,
    }),
  });
}
