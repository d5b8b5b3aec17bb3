import type { ModuleAccess } from "../support/module-access.ts";

export default {
  calls: {
    "GET /personal-details": "account",
    "PUT /personal-details": "account",
    "GET /billing": "account",
    "PUT /billing": "billing",
    "GET /siret/:siret": "account",
  },
  // The public directory's number, the same for everybody.
  withoutIds: ["GET /siret/:siret"],
  fieldsWithoutIds: "first_name last_name phone name street zip city siret",
} satisfies ModuleAccess;
