import type { ModuleAccess } from "../support/module-access.ts";
import { idInField, idInPath } from "../support/rows.ts";
import { reviewOf } from "../support/tenants.ts";

const anAnswer = { payload: { text: "Merci de votre avis." } };

export default {
  calls: {
    "GET /responses": "establishment",
    "GET /responses/stats": "figures",
    "GET /responses/:review": "establishment",
    "PUT /responses/:review": "establishment",
    "POST /responses/generate": "establishment",
    "POST /review/respond": "observation",
  },
  ids: [
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
  ],
  fieldsWithoutIds: "text publish published_on refused reason insee state page size context again",
  lists: ["/responses"],
} satisfies ModuleAccess;
