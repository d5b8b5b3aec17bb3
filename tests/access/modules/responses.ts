import type { TestApp } from "../support/test-app.ts";
import type { ModuleAccess } from "../support/module-access.ts";
import { idInField, idInPath } from "../support/rows.ts";
import { canaryOf, establishmentOf, reviewOf } from "../support/tenants.ts";

const anAnswer = { payload: { text: "Merci de votre avis." } };
const ifMatch = { headers: { "if-match": "*" } };
const sheet = "/observation/establishment/:id/facts";
const aSavedAnswer = { title: "Merci", text: "Merci de votre avis." };

/** The establishment whose fact sheet is tried; made with the id. */
let sheetOf = "";

/** A line of the fact sheet of an establishment of the group: the one tried, where it is the caller's. */
async function factOf(test: TestApp, group: "aurelle" | "dunes"): Promise<string> {
  sheetOf = await establishmentOf(test, "aurelle");
  const establishment_id = group === "aurelle" ? sheetOf : await establishmentOf(test, group);
  const { id } = await test.services.store.system("test.fact", (db) =>
    db
      .insertInto("establishment_facts")
      .values({ establishment_id, text: canaryOf(group), translations: "{}", updated_by: "test" })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

async function savedAnswerOf(test: TestApp, group: "aurelle" | "dunes"): Promise<string> {
  const { id } = await test.services.store.system("test.saved", (db) =>
    db
      .insertInto("saved_answers")
      .values({ group_id: group, title: canaryOf(group), text: canaryOf(group), updated_by: "test" })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

export default {
  calls: {
    "GET /responses": "establishment",
    "GET /responses/stats": "figures",
    "GET /responses/:review": "answering",
    "PUT /responses/:review": "answering",
    "POST /responses/generate": "answering",
    "POST /review/respond": "observation",
    "GET /responses/quota": "answering",
    "GET /observation/establishment/:id/facts": "preferences",
    "POST /observation/establishment/:id/facts": "preferences",
    "PUT /observation/establishment/:id/facts/:fact": "preferences",
    "DELETE /observation/establishment/:id/facts/:fact": "preferences",
    "POST /observation/establishment/:id/facts/:fact/restore": "preferences",
    "GET /saved-answers": "answering",
    "POST /saved-answers": "answering",
    "PUT /saved-answers/:id": "answering",
    "DELETE /saved-answers/:id": "answering",
    "POST /saved-answers/:id/restore": "answering",
  },
  ids: [
    idInField("GET /responses", "establishment", establishmentOf, (id) => ({ url: `/responses?establishment=${id}` })),
    idInPath("GET /responses/:review", reviewOf),
    idInPath("PUT /responses/:review", reviewOf, anAnswer),
    idInField("POST /responses/generate", "review", reviewOf, (id) => ({
      url: "/responses/generate",
      payload: { review: id.slice(0, 100) },
    })),
    idInField("POST /review/respond", "review", reviewOf, (id) => ({
      url: "/review/respond",
      payload: { insee: "00001", review: id.slice(0, 100), ...anAnswer.payload },
    })),
    idInPath(`GET ${sheet}`, establishmentOf),
    idInPath(`POST ${sheet}`, establishmentOf, { payload: { text: "Le parking est gratuit." } }),
    idInPath(`PUT ${sheet}/:fact`, factOf, {
      ...ifMatch,
      url: (id) => `/observation/establishment/${sheetOf}/facts/${id}`,
      payload: { text: "Le parking est gratuit." },
    }),
    idInPath(`DELETE ${sheet}/:fact`, factOf, { url: (id) => `/observation/establishment/${sheetOf}/facts/${id}` }),
    idInPath(`POST ${sheet}/:fact/restore`, factOf, { url: (id) => `/observation/establishment/${sheetOf}/facts/${id}/restore` }),
    idInPath("PUT /saved-answers/:id", savedAnswerOf, { ...ifMatch, payload: aSavedAnswer }),
    idInPath("DELETE /saved-answers/:id", savedAnswerOf),
    idInPath("POST /saved-answers/:id/restore", savedAnswerOf),
  ],
  fieldsWithoutIds:
    "title translations theme from to tone language en de nl es it address length text publish published_on refused reason insee state page size context again",
  checkedWithin: { "POST /observation/establishment/:id/facts/:fact/restore": null, "POST /saved-answers/:id/restore": null },
  lists: ["/responses", "/saved-answers"],
} satisfies ModuleAccess;
