import type { ModuleAccess } from "../support/module-access.ts";

export default {
  calls: {
    "GET /idp/login": "everybody",
    "GET /idp/callback": "everybody",
    "GET /idp/logout": "everybody",
  },
  fieldsWithoutIds: "email redirect_uri state",
} satisfies ModuleAccess;
