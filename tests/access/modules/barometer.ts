import type { ModuleAccess } from "../support/module-access.ts";
import type { FiguresApp } from "../support/real-analytics.ts";
import { alone, idInField, idInPath, question } from "../support/rows.ts";
import { childOf, establishmentOf } from "../support/tenants.ts";

const results = "/observation/barometer/:id/:month/:year/results";

/** The month before the present one, in which there are reviews, as an address has it. */
function lastMonth({ services }: FiguresApp): string {
  const now = services.clock.now();
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15)).toISOString();
  return `${before.slice(5, 7)}/${before.slice(0, 4)}`;
}

export default {
  calls: {
    "GET /observation/barometer/:id/:month/:year": "observation",
    "POST /observation/barometer/:id/:month/:year/results": "observation",
  },
  ids: [
    idInPath("GET /observation/barometer/:id/:month/:year", childOf, { url: (id) => `/observation/barometer/${id}/07/2025` }),
    idInPath(`POST ${results}`, childOf, { url: (id) => `/observation/barometer/${id}/07/2025/results`, payload: {} }),
    idInField(`POST ${results}`, "overrideSheetId", establishmentOf, (id) => ({
      url: "/observation/barometer/aurelle/07/2025/results",
      payload: { overrideSheetId: id.slice(0, 80) },
    })),
  ],
  questions: (test) => [question(results, { url: `/observation/barometer/aurelle/${lastMonth(test)}/results`, payload: alone })],
} satisfies ModuleAccess;
