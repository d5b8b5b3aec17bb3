import type { ModuleAccess } from "../support/module-access.ts";
import { idInField, question } from "../support/rows.ts";
import { establishmentOf } from "../support/tenants.ts";

export default {
  calls: {
    "POST /observation/support": "observation",
  },
  ids: [
    idInField("POST /observation/support", "establishment", establishmentOf, (id) => ({
      url: "/observation/support",
      payload: { establishment: id.slice(0, 80) },
    })),
  ],
  questions: () => [question("/observation/support")],
} satisfies ModuleAccess;
