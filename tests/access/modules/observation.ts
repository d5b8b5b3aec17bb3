import { correctionsOf } from "../../../server/modules/observation/corrections-store.ts";
import type { ModuleAccess } from "../support/module-access.ts";
import { idInPath, question } from "../support/rows.ts";
import { canaryOf, establishmentOf, reviewOf } from "../support/tenants.ts";
import type { TestApp } from "../support/test-app.ts";

/** A review with a mention that somebody added: `accueil-0-6`. */
async function correctedReview(test: TestApp, group: string): Promise<string> {
  const id = await reviewOf(test, group);
  await correctionsOf(test.services.store, { login: canaryOf(group), group: { id: group } }, test.services.clock).add(id, {
    field: "title",
    start: 0,
    end: 6,
    theme: "accueil",
    polarity: 1,
  });
  return id;
}

const offered = ["establishment", "child", "selection", "provider"];

export default {
  calls: {
    "POST /observation/reviews/search": "figures",
    "POST /observation/reviews/facets": "figures",
    "POST /observation/reviews/days": "figures",
    "GET /observation/reviews/:id": "figures",
    "POST /observation/reviews/:id/mentions": "observation",
    "PUT /observation/reviews/:id/mentions/:mention": "observation",
    "DELETE /observation/reviews/:id/mentions/:mention/correction": "observation",
    "POST /observation/verbatims/search": "figures",
    "POST /observation/expressions/search": "figures",
    "GET /observation/establishment/:id/satisfaction/ngrams": "figures",
    "GET /observation/establishment/:id/satisfaction/reviews": "figures",
    "GET /observation/establishment/:id/opinion": "figures",
    "GET /observation/establishment/:id/opinion/reviews": "figures",
    "GET /facets": "figures",
    "POST /facets": "figures",
  },
  ids: [
    idInPath("GET /observation/reviews/:id", reviewOf),
    idInPath("POST /observation/reviews/:id/mentions", reviewOf, {
      payload: { field: "text", start: 0, end: 4, theme: "accueil", polarity: 1 },
    }),
    idInPath("PUT /observation/reviews/:id/mentions/:mention", correctedReview, {
      url: (id) => `/observation/reviews/${id}/mentions/accueil-0-6`,
      payload: { polarity: -1 },
    }),
    idInPath("DELETE /observation/reviews/:id/mentions/:mention/correction", correctedReview, {
      url: (id) => `/observation/reviews/${id}/mentions/accueil-0-6/correction`,
    }),
    ...["/satisfaction/ngrams", "/satisfaction/reviews", "/opinion", "/opinion/reviews"].map((path) =>
      idInPath(`GET /observation/establishment/:id${path}`, establishmentOf),
    ),
  ],
  fieldsWithoutIds:
    // Names of the configuration.
    "theme polarity nps facets dimensions " +
    // What is searched for in texts, and what is said of a passage.
    "text lang find facet_token rated expressed expression expressions field start end",
  questions: () => [
    question("/observation/reviews/search"),
    question("/observation/reviews/facets", { payload: (filters) => ({ filters, facets: offered }) }),
    question("/observation/reviews/days"),
    question("/observation/verbatims/search"),
    question("/observation/expressions/search"),
    question("/facets", { payload: (filters) => ({ filters, dimensions: offered }) }),
  ],
} satisfies ModuleAccess;
