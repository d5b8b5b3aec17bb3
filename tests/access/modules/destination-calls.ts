import type { ModuleAccess } from "../support/module-access.ts";
import { idInField } from "../support/rows.ts";
import { childOf, selectionOf } from "../support/tenants.ts";

const analytics = "GET /destination/analytics/:figure";

export default {
  calls: {
    "GET /destination/informations": "observation",
    "GET /destination/entities": "observation",
    "GET /destination/analytics/:figure": "observation",
    "GET /destination/establishments": "observation",
  },
  ids: [
    idInField(analytics, "entity", childOf, (id) => ({ url: `/destination/analytics/volume?entity=${encodeURIComponent(id)}` })),
    idInField("GET /destination/establishments", "entity", childOf, (id) => ({
      url: `/destination/establishments?entity=${encodeURIComponent(id)}`,
    })),
    idInField(analytics, "selection", selectionOf, (id) => ({
      url: `/destination/analytics/volume?selection=${encodeURIComponent(id)}`,
    })),
  ],
  withoutIds: [analytics],
} satisfies ModuleAccess;
