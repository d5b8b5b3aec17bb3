import type { ModuleAccess } from "../support/module-access.ts";

export default {
  calls: {
    "GET /maintenance": "everybody",
  },
} satisfies ModuleAccess;
