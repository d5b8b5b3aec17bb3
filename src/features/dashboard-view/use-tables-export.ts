import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";

import { startOf } from "../../domain/time/day.ts";
import type { Dashboard } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { rangeOf, readState } from "../../page/state/page-state.ts";
import { tasksQuery } from "../../page/session/tasks.ts";

/** Starts the export of a dashboard's tables, for the period and filters on screen; the file then waits among the downloads. */
export function useTablesExport(id: string, document: Dashboard, format: "csv" | "xlsx"): { start: () => void; busy: boolean } {
  const { t } = useTranslation("app");
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const today = useToday();
  const { run, busy } = useAction({
    act: () => {
      const state = readState(search, document);
      const { from, to } = rangeOf(state, today);
      const query = {
        format,
        from: String(startOf(from)),
        to: String(startOf(to)),
        compare: state.compare,
        filters: JSON.stringify(state.filters),
      };
      return callApi("exportDashboard", { params: { id }, query });
    },
    onDone: ({ task }) => {
      queries.setQueryData(tasksQuery.queryKey, (before = []) => [task, ...before]);
      void queries.invalidateQueries({ queryKey: tasksQuery.queryKey });
    },
    success: ({ task }) => ({ title: t("downloads.started", { name: task.filename }), msg: t("downloads.startedText") }),
    failure: ({ message }) => ({ title: message }),
  });
  return { start: run, busy };
}
