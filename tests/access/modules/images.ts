import type { ModuleAccess } from "../support/module-access.ts";

export default {
  calls: {
    "PUT /destination/logo": "administration",
    "DELETE /destination/logo": "administration",
  },
  checkedWithin: { "PUT /destination/logo": null },
} satisfies ModuleAccess;
