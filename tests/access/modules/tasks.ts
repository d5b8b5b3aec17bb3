import { tasksOf } from "../../../server/modules/tasks/tasks-store.ts";
import type { ModuleAccess } from "../support/module-access.ts";
import { idInField, idInPath } from "../support/rows.ts";
import { dashboardOf } from "../support/tenant-dashboards.ts";
import { canaryOf, childOf, establishmentOf, observatoryOf } from "../support/tenants.ts";
import type { TestApp } from "../support/test-app.ts";

/** A finished file of an account of the group. */
async function task({ services }: TestApp, group: string): Promise<string> {
  const login = observatoryOf(group);
  const tasks = tasksOf(
    services.store,
    { login, group: { id: group, name: "", kind: "destination", logo_url: null, destination: group, barometer: true } },
    services.clock,
  );
  const started = await tasks.start(`${canaryOf(group)}.zip`, "application/zip");
  if (!started) throw new Error(`${login} has too many tasks under way`);
  await tasks.end(started.id, new TextEncoder().encode(canaryOf(group)));
  return started.id;
}

/** The dashboard of the caller in which an establishment's id is tried; made with the id. */
let own = "";
async function sheet(test: TestApp, group: string): Promise<string> {
  own = await dashboardOf(test, "aurelle");
  return establishmentOf(test, group);
}

export default {
  calls: {
    "GET /tasks": "signedIn",
    "GET /tasks/:id/content": "signedIn",
    "DELETE /tasks/:id": "signedIn",
    "GET /dashboard/:id/export": "observation",
    "GET /destination/pages/:page/export": "observation",
    "GET /observation/barometer/:id/:month/:year/export": "observation",
  },
  ids: [
    { ...idInPath("GET /tasks/:id/content", task), personal: true },
    { ...idInPath("DELETE /tasks/:id", task), personal: true },
    idInPath("GET /dashboard/:id/export", dashboardOf, { url: (id) => `/dashboard/${id}/export?format=csv` }),
    idInPath("GET /observation/barometer/:id/:month/:year/export", childOf, {
      url: (id) => `/observation/barometer/${id}/07/2025/export?format=pdf`,
    }),
    idInField("GET /destination/pages/:page/export", "overrideSheetId", establishmentOf, (id) => ({
      url: `/destination/pages/home/export?format=csv&overrideSheetId=${encodeURIComponent(id.slice(0, 80))}`,
    })),
    idInField("GET /dashboard/:id/export", "overrideSheetId", sheet, (id) => ({
      url: `/dashboard/${own}/export?format=csv&overrideSheetId=${encodeURIComponent(id.slice(0, 80))}`,
    })),
  ],
  withoutIds: ["GET /destination/pages/:page/export"],
  fieldsWithoutIds: "orientation text tabs state",
  triedElsewhere: ["GET /dashboard/:id/export filters", "GET /destination/pages/:page/export filters"],
  lists: ["/tasks"],
} satisfies ModuleAccess;
