import type { ModuleAccess } from "../support/module-access.ts";

export default {
  calls: {
    "GET /menu": "signedIn",
    "GET /menu/counts": "signedIn",
  },
  lists: ["/menu"],
} satisfies ModuleAccess;
