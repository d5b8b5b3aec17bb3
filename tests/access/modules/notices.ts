import type { ModuleAccess } from "../support/module-access.ts";
import { idInPath } from "../support/rows.ts";
import { establishmentOf } from "../support/tenants.ts";

export default {
  calls: {
    "GET /notices": "signedIn",
    "PUT /notices/:notice": "signedIn",
    "PUT /notices/alerts/:rule": "signedIn",
    "GET /observation/establishment/:id/readers": "preferences",
    "GET /notices/set": "administration",
    "PUT /notices/set/:reader/:notice": "administration",
  },
  ids: [idInPath("GET /observation/establishment/:id/readers", establishmentOf)],
  // Their paths name notices and rules of the configuration.
  withoutIds: ["PUT /notices/:notice", "PUT /notices/alerts/:rule", "PUT /notices/set/:reader/:notice"],
  fieldsWithoutIds: "frequency silenced locked",
} satisfies ModuleAccess;
