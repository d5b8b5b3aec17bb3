import { visitsOf } from "../../../server/modules/visits/visits-store.ts";
import type { ModuleAccess } from "../support/module-access.ts";
import { idInPath } from "../support/rows.ts";
import { canaryOf, establishmentOf } from "../support/tenants.ts";
import type { TestApp } from "../support/test-app.ts";

const aVisit = { visited_on: "2026-01-12", visitor: "V", seen: "S" };

/** A visit of the group to its own establishment, its texts marked. */
async function visit(test: TestApp, group: string): Promise<string> {
  const visits = visitsOf(test.services.store, { login: "test", group: { id: group } }, test.services.clock);
  const made = await visits.create(await establishmentOf(test, group), { ...aVisit, seen: canaryOf(group), next_step: canaryOf(group) });
  if (!made) throw new Error("the group has no such establishment");
  return made.id;
}

export default {
  calls: {
    "GET /observation/establishment/:id/visits": "observation",
    "POST /observation/establishment/:id/visits": "observation",
    "GET /observation/visits/next-steps": "observation",
    "PUT /observation/visits/:id": "observation",
    "DELETE /observation/visits/:id": "observation",
    "POST /observation/visits/:id/restore": "observation",
    "GET /observation/visits/:id/follow-up": "observation",
  },
  ids: [
    ...["DELETE /observation/visits/:id", "POST /observation/visits/:id/restore", "GET /observation/visits/:id/follow-up"].map((route) =>
      idInPath(route, visit),
    ),
    idInPath("PUT /observation/visits/:id", visit, { headers: { "if-match": "*" }, payload: aVisit }),
    idInPath("GET /observation/establishment/:id/visits", establishmentOf),
    idInPath("POST /observation/establishment/:id/visits", establishmentOf, { payload: aVisit }),
  ],
  fieldsWithoutIds: "visited_on visitor seen next_step next_on done",
  checkedWithin: { "POST /observation/visits/:id/restore": null },
  lists: ["/observation/visits/next-steps"],
} satisfies ModuleAccess;
