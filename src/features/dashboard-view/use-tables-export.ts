import { useSearchParams } from "react-router-dom";

import { startOf } from "../../domain/time/day.ts";
import type { Dashboard } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { callApi } from "../../lib/api.ts";
import { useFileTask } from "../../page/session/use-file-task.ts";
import { rangeOf, readState } from "../../page/state/page-state.ts";

/** Starts the export of a dashboard's tables, for the period and filters on screen; the file then waits among the downloads. */
export function useTablesExport(id: string, document: Dashboard, format: "csv" | "xlsx"): { start: () => void; busy: boolean } {
  const [search] = useSearchParams();
  const today = useToday();
  const { run, busy } = useFileTask(() => {
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
  });
  return { start: run, busy };
}
