import { savedSearchesOf } from "../../../server/modules/reviews/saved-searches-store.ts";
import { triageOf } from "../../../server/modules/reviews/triage-store.ts";
import type { IdRoute, ModuleAccess } from "../support/module-access.ts";
import { idInField, idInPath } from "../support/rows.ts";
import { canaryOf, observatoryOf, reviewOf } from "../support/tenants.ts";
import { addAccount, type TestApp } from "../support/test-app.ts";

const ifMatch = { headers: { "if-match": "*" } };

/** A search that an account of the group keeps, its title marked. */
const savedSearch =
  (shared: boolean): IdRoute["create"] =>
  async ({ services }, group) => {
    const searches = savedSearchesOf(services.store, { login: observatoryOf(group), group: { id: group } }, services.clock);
    return (await searches.create({ title: canaryOf(group), search: { text: canaryOf(group) }, shared })).id;
  };

const onSearch = (create: IdRoute["create"]): IdRoute[] => [
  idInPath("GET /observation/searches/:id", create),
  idInPath("PUT /observation/searches/:id", create, { ...ifMatch, payload: { title: "T", search: {}, shared: true } }),
  idInPath("POST /observation/searches/:id/look", create),
  idInPath("DELETE /observation/searches/:id", create, ifMatch),
];

/** A change of triage on a review of the group, its tag marked. */
async function triage(test: TestApp, group: string): Promise<string> {
  const change = { reviews: [await reviewOf(test, group)], tags_added: [canaryOf(group)] };
  const actor = { login: observatoryOf(group), group: { id: group } };
  const { undo } = await triageOf(test.services.store, actor, test.services.clock).change(change);
  await test.services.settled();
  return undo ?? "";
}

/** The review of the caller on which an account's login is tried; made with the login. */
let ownReview = "";
const colleague: IdRoute["create"] = async (test, group) => {
  ownReview = await reviewOf(test, "aurelle");
  return addAccount(test, { type: "DMO", group, roles: ["BELVEDERE_MEMBER_OBSERVATORY"] });
};

export default {
  calls: {
    "POST /observation/reviews/export": "figures",
    "GET /observation/translate": "figures",
    "GET /observation/reviews/:id/translation": "figures",
    "POST /observation/reviews/triage": "figures",
    "POST /observation/reviews/triage/:id/undo": "figures",
    "GET /observation/colleagues": "figures",
    "GET /observation/searches": "figures",
    "POST /observation/searches": "figures",
    "GET /observation/searches/:id": "figures",
    "PUT /observation/searches/:id": "figures",
    "DELETE /observation/searches/:id": "figures",
    "POST /observation/searches/:id/look": "figures",
  },
  ids: [
    idInPath("GET /observation/reviews/:id/translation", reviewOf, { url: (id) => `/observation/reviews/${id}/translation?lang=fr` }),
    idInField("POST /observation/reviews/triage", "reviews", reviewOf, (id) => ({
      url: "/observation/reviews/triage",
      payload: { reviews: [id.slice(0, 100)], tags_added: ["vu"] },
    })),
    idInField("POST /observation/reviews/triage", "assigned_to", colleague, (id) => ({
      url: "/observation/reviews/triage",
      payload: { reviews: [ownReview], assigned_to: id.slice(0, 200) },
    })),
    idInPath("POST /observation/reviews/triage/:id/undo", triage),
    ...onSearch(savedSearch(true)),
    ...onSearch(savedSearch(false)).map((row): IdRoute => ({ ...row, personal: true })),
  ],
  // What is said of reviews, and the criteria of a search that is kept: its filters are tried as the others are.
  fieldsWithoutIds: "read later_until tags_added tags_removed title search pinned shared period preset facets text lang",
  triedElsewhere: [
    "POST /observation/reviews/export filters",
    "POST /observation/searches filters",
    "PUT /observation/searches/:id filters",
    // Reviews that are chosen one by one: `foreign-filters.test.ts` reads the file.
    "POST /observation/reviews/export reviews",
  ],
  checkedWithin: { "POST /observation/reviews/triage/:id/undo": null, "POST /observation/searches/:id/look": null },
  lists: ["/observation/searches", "/observation/colleagues"],
} satisfies ModuleAccess;
