import { idInPath } from "../support/rows.ts";
import { canaryOf, establishmentOf } from "../support/tenants.ts";
import { addAccount } from "../support/test-app.ts";
import type { IdRoute, ModuleAccess } from "../support/module-access.ts";

const professional: IdRoute["create"] = (test, group) =>
  addAccount(test, { type: "TP", group: group === "aurelle" ? "bellerive" : "grand-pavois", roles: [canaryOf(group)] });

export default {
  calls: {
    "GET /observation/establishment/:id/professionals": "administration",
    "POST /pros-account/:id/autoconnect": "administration",
    "POST /user/restore": "signedIn",
  },
  ids: [
    idInPath("GET /observation/establishment/:id/professionals", establishmentOf),
    {
      ...idInPath("POST /pros-account/:id/autoconnect", professional, {
        url: (id) => `/pros-account/${encodeURIComponent(id)}/autoconnect`,
      }),
      endsSession: true,
    },
  ],
  checkedWithin: { "POST /pros-account/:id/autoconnect": null, "POST /user/restore": null },
} satisfies ModuleAccess;
