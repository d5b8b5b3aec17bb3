import type { ModuleAccess } from "../support/module-access.ts";
import { idInPath } from "../support/rows.ts";
import { dashboardOf } from "../support/tenant-dashboards.ts";
import type { TestApp } from "../support/test-app.ts";

const request = { rhythm: "weekly", recipients: [{ address: "lectrice@example.org" }], message: "", attached: true, active: true };

async function reportOf(test: TestApp, group: string): Promise<string> {
  const dashboard_id = await dashboardOf(test, group as "aurelle" | "dunes");
  const login = group === "aurelle" ? "dmo@belvedere.example" : "dmo.voisin@belvedere.example";
  const now = test.services.clock.now().toISOString();
  const { recipients, ...rest } = request;
  const { id } = await test.services.store.system("test.report", (db) =>
    db
      .insertInto("report_schedules")
      .values({
        group_id: group,
        login,
        dashboard_id,
        ...rest,
        rhythm: "weekly",
        recipients: JSON.stringify(recipients),
        next_at: now,
        last_at: null,
        last_error: null,
        created_at: now,
        updated_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

export default {
  calls: {
    "GET /reports": "observation",
    "POST /dashboard/:id/reports": "observation",
    "PUT /reports/:id": "observation",
    "DELETE /reports/:id": "observation",
    "POST /reports/:id/send": "observation",
  },
  ids: [
    idInPath("POST /dashboard/:id/reports", dashboardOf, { payload: request }),
    { ...idInPath("PUT /reports/:id", reportOf, { payload: request }), personal: true },
    { ...idInPath("DELETE /reports/:id", reportOf), personal: true },
    { ...idInPath("POST /reports/:id/send", reportOf), personal: true },
  ],
  fieldsWithoutIds: "rhythm recipients message attached active address tabs widgets",
  // Kept until the report is drawn as the dashboard's export is, over what its owner reads then: `foreign-filters.test.ts` reads that file.
  triedElsewhere: ["POST /dashboard/:id/reports filters", "PUT /reports/:id filters"],
  checkedWithin: { "POST /reports/:id/send": null },
  lists: ["/reports"],
} satisfies ModuleAccess;
