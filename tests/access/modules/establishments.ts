import { randomUUID } from "node:crypto";

import { proposedSettings } from "../../../server/modules/establishments/settings-store.ts";
import type { ModuleAccess } from "../support/module-access.ts";
import { idInField, idInPath, question } from "../support/rows.ts";
import { establishmentOf, selectionOf } from "../support/tenants.ts";
import type { TestApp } from "../support/test-app.ts";

const one = "/observation/establishment/:id";
const anAddress = (): string => `https://www.booking.com/hotel/fr/${randomUUID()}.html`;
const ifMatch = { headers: { "if-match": "*" } };

/** The establishment whose addresses and settings are tried, and an address of it; made with the id. */
let followed = "";
let followedUrl = "";

async function urlOf({ services }: TestApp, establishment: string): Promise<string> {
  const { id } = await services.store.system("test.url", (db) =>
    db
      .insertInto("review_urls")
      .values({ establishment_id: establishment, url: anAddress(), provider: "booking", updated_by: "test" })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** An address of an establishment of the group. */
async function reviewUrl(test: TestApp, group: string): Promise<string> {
  followed = await establishmentOf(test, "aurelle");
  return urlOf(test, group === "aurelle" ? followed : await establishmentOf(test, group));
}

/** The sheet of an establishment of the group: the one followed, where it is the caller's. */
async function sheetToFollow(test: TestApp, group: string): Promise<string> {
  followed = await establishmentOf(test, "aurelle");
  followedUrl = await urlOf(test, followed);
  return group === "aurelle" ? followed : establishmentOf(test, group);
}

async function selectionToCompare(test: TestApp, group: string): Promise<string> {
  followed = await establishmentOf(test, "aurelle");
  return selectionOf(test, group);
}

export default {
  calls: {
    "POST /observation/establishment": "figures",
    "POST /observation/establishment/map": "figures",
    "POST /observation/establishment/export": "figures",
    "GET /observation/establishment": "establishment",
    "GET /observation/establishment/:id": "establishment",
    "GET /observation/establishment/from-sheet/:id": "establishment",
    "GET /observation/establishment/:id/sheets": "establishment",
    "GET /observation/establishment/:id/urls": "preferences",
    "POST /observation/establishment/:id/urls": "preferences",
    "PUT /observation/establishment/:id/urls/:urlId": "preferences",
    "DELETE /observation/establishment/:id/urls/:urlId": "preferences",
    "GET /observation/establishment/:id/settings": "preferences",
    "PUT /observation/establishment/:id/settings": "preferences",
    "GET /observation/establishment/:id/dashboard/last-reviews": "figures",
    "GET /observation/establishment/:id/dashboard/providers-stats": "figures",
    "GET /observation/establishment/:id/dashboard/satisfaction": "figures",
    "GET /observation/establishment/:id/dashboard/semantic-analysis": "figures",
    "GET /observation/establishment/:id/dashboard/reviews-without-response": "figures",
    "GET /observation/establishment/:id/dashboard/stats": "figures",
    "GET /observation/establishment/:id/satisfaction": "figures",
    "GET /observation/establishment/:id/satisfaction/evolution": "figures",
    "GET /observation/establishment/:id/evolution": "figures",
  },
  ids: [
    ...[
      "",
      "/sheets",
      "/dashboard/last-reviews",
      "/dashboard/providers-stats",
      "/dashboard/satisfaction",
      "/dashboard/semantic-analysis",
      "/dashboard/reviews-without-response",
      "/dashboard/stats",
      "/satisfaction",
      "/satisfaction/evolution",
      "/evolution",
      "/urls",
      "/settings",
    ].map((path) => idInPath(`GET ${one}${path}`, establishmentOf)),
    idInPath("GET /observation/establishment/from-sheet/:id", establishmentOf),
    // One establishment has each address once: a request for another id has another address.
    {
      ...idInPath(`POST ${one}/urls`, establishmentOf),
      request: (id) => ({ url: `/observation/establishment/${id}/urls`, payload: { url: anAddress() } }),
    },
    idInPath(`PUT ${one}/settings`, establishmentOf, { ...ifMatch, payload: proposedSettings }),
    idInPath(`PUT ${one}/urls/:urlId`, reviewUrl, {
      url: (id) => `/observation/establishment/${followed}/urls/${id}`,
      payload: { is_inactive: true },
    }),
    idInPath(`DELETE ${one}/urls/:urlId`, reviewUrl, { url: (id) => `/observation/establishment/${followed}/urls/${id}` }),
    idInField(`POST ${one}/urls`, "sheet_id", sheetToFollow, (id) => ({
      url: `/observation/establishment/${followed}/urls`,
      payload: { url: anAddress(), sheet_id: id.slice(0, 80) },
    })),
    idInField(`PUT ${one}/urls/:urlId`, "sheet_id", sheetToFollow, (id) => ({
      url: `/observation/establishment/${followed}/urls/${followedUrl}`,
      payload: { is_inactive: false, sheet_id: id.slice(0, 80) },
    })),
    idInField(`PUT ${one}/settings`, "selection", selectionToCompare, (id) => ({
      url: `/observation/establishment/${followed}/settings`,
      ...ifMatch,
      payload: { ...proposedSettings, comparison: { kind: "selection", selection: id.slice(0, 80) } },
    })),
    ...["", "/map", "/export"].map((path) =>
      idInField(`POST /observation/establishment${path}`, "selection", selectionOf, (id) => ({
        url: `/observation/establishment${path}?selection=${encodeURIComponent(id)}`,
        payload: path === "/export" ? { format: "csv" } : {},
      })),
    ),
  ],
  fieldsWithoutIds:
    // Which establishments of a list, in which order, and what is returned of them.
    "category search sort within west south east north licenseInfo " +
    // Where reviews are published, and how an establishment is followed.
    "url provider is_inactive notifications new_review below incident weekly_summary " +
    "response signature tone language never_promise comparison kind",
  triedElsewhere: ["POST /observation/establishment/export filters"],
  lists: ["/observation/establishment"],
  questions: () => [question("/observation/establishment"), question("/observation/establishment/map")],
} satisfies ModuleAccess;
