import type { ModuleAccess } from "../support/module-access.ts";

export default {
  calls: {
    "GET /config/problems": "administration",
  },
} satisfies ModuleAccess;
