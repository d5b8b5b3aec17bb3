import type { IdRoute, ModuleAccess } from "../support/module-access.ts";
import { idInField, idInPath } from "../support/rows.ts";
import { establishmentOf, selectionOf } from "../support/tenants.ts";
import type { TestApp } from "../support/test-app.ts";

const ifMatch = { headers: { "if-match": "*" } };

/** The selection of the caller in which an id is tried; made with the id. */
let own = "";
async function member(test: TestApp, group: string): Promise<string> {
  own = await selectionOf(test, "aurelle");
  return establishmentOf(test, group);
}
async function another(test: TestApp, group: string): Promise<string> {
  own = await selectionOf(test, "aurelle");
  return selectionOf(test, group);
}

/** An establishment, or another selection, in the body of a call about selections. */
const within = (route: string, field: string, create: IdRoute["create"], body: (id: string) => object): IdRoute =>
  idInField(route, field, create, (id) => ({
    url: (route.split(" ")[1] ?? "").replace(":id", own),
    ...ifMatch,
    payload: { ...(/^P\w+ \/selection(\/:id)?$/.test(route) ? { title: "T" } : {}), ...body(id.slice(0, 80)) },
  }));

export default {
  calls: {
    "GET /selection": "observation",
    "POST /selection": "observation",
    "GET /selection/:id": "observation",
    "PUT /selection/:id": "observation",
    "DELETE /selection/:id": "observation",
    "POST /selection/:id/restore": "observation",
    "PUT /selection/:id/members": "observation",
    "GET /selection/:id/uses": "observation",
    "GET /selection/:id/expression-reviews": "observation",
    "GET /selection/figures": "observation",
    "GET /selection/candidates": "observation",
    "POST /selection/query": "observation",
    "POST /selection/resolve": "observation",
    "POST /selection/compare": "observation",
    "POST /selection/margin-of-error": "observation",
  },
  ids: [
    ...[
      "GET /selection/:id",
      "DELETE /selection/:id",
      "POST /selection/:id/restore",
      "GET /selection/:id/uses",
      "GET /selection/:id/expression-reviews",
    ].map((route) => idInPath(route, selectionOf)),
    idInPath("PUT /selection/:id", selectionOf, { ...ifMatch, payload: { title: "T" } }),
    idInPath("PUT /selection/:id/members", selectionOf, { payload: {} }),
    // Establishments and selections in the body of a call about selections, beside those in its path.
    ...["POST /selection", "PUT /selection/:id", "POST /selection/query"].flatMap((route) => [
      within(route, "establishments", member, (id) => ({ establishments: [id] })),
      within(route, "in", member, (id) => ({ rule: { all: [{ dimension: "establishment", in: [id] }] } })),
      within(route, "not_in", another, (id) => ({ rule: { any: [{ all: [{ dimension: "selection", not_in: [id] }] }] } })),
    ]),
    within("POST /selection/query", "selection", another, (id) => ({ establishments: [], selection: id })),
    within("POST /selection/compare", "selections", another, (id) => ({ selections: [id] })),
    within("PUT /selection/:id/members", "added", member, (id) => ({ added: [id] })),
  ],
  fieldsWithoutIds:
    "title removed sample population " +
    // What a rule is made of besides the values of its conditions, what a comparison adds, names that are looked for.
    "rule kind dimension all any at_least at_most within lat lng commune km rest lines",
  checkedWithin: { "POST /selection/:id/restore": null },
  lists: ["/selection"],
} satisfies ModuleAccess;
