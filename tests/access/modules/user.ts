import type { ModuleAccess } from "../support/module-access.ts";

export default {
  calls: {
    "GET /user": "signedIn",
    "GET /user/verification": "signedIn",
    "GET /destinations": "signedIn",
    "GET /informations": "signedIn",
    "GET /entity": "signedIn",
  },
  lists: ["/user", "/destinations", "/entity", "/informations"],
} satisfies ModuleAccess;
