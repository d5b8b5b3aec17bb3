import { queryOptions } from "@tanstack/react-query";

import type { Report, ReportSettings } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";

/** The reports that the account sends. */
export const reportsQuery = queryOptions({ queryKey: ["reports"], queryFn: () => callApi("listReports") });

/** What of a report its owner chooses. */
export function requestOf({ rhythm, recipients, message, attached, active }: Report): ReportSettings {
  return { rhythm, recipients, message, attached, active };
}
