import type { ModuleAccess } from "../support/module-access.ts";

export default {
  calls: {
    "GET /app": "everybody",
  },
} satisfies ModuleAccess;
