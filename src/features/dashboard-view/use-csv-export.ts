import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";

import { startOf } from "../../domain/day.ts";
import type { DashboardAnswer, StartedTask } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { callJson } from "../../lib/http.ts";
import { useToasts } from "../../ui/toast/toasts.tsx";
import { rangeOf, readState } from "../../page/state/page-state.ts";
import { tasksQuery } from "../../page/session/tasks.ts";

/** Starts the export of a dashboard's tables, for the period and filters on screen; the file then waits among the downloads. */
export function useCsvExport({ id, document }: DashboardAnswer): { start: () => void; busy: boolean } {
  const { t } = useTranslation("app");
  const { notify } = useToasts();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const today = useToday();
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const state = readState(search, document);
      const { from, to } = rangeOf(state, today);
      const question = {
        format: "csv",
        from: String(startOf(from)),
        to: String(startOf(to)),
        compare: state.compare,
        filters: JSON.stringify(state.filters),
      };
      return callJson<StartedTask>("GET", `/dashboard/${id}/export?${new URLSearchParams(question).toString()}`);
    },
    onSuccess: ({ task }) => {
      queries.setQueryData(tasksQuery.queryKey, (before = []) => [task, ...before]);
      void queries.invalidateQueries({ queryKey: tasksQuery.queryKey });
      notify({ type: "success", title: t("downloads.started", { name: task.filename }), msg: t("downloads.startedText") });
    },
    onError: (error) => void notify({ type: "error", title: error.message }),
  });
  return { start: () => mutate(), busy: isPending };
}
