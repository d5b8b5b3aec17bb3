import type { ModuleAccess } from "../support/module-access.ts";

export default {
  calls: {
    "GET /release-notes": "signedIn",
  },
} satisfies ModuleAccess;
