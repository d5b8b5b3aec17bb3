import type { ModuleAccess } from "../support/module-access.ts";

export default {
  calls: {
    "GET /catalog": "signedIn",
  },
} satisfies ModuleAccess;
