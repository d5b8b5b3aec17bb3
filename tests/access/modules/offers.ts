import type { ModuleAccess } from "../support/module-access.ts";
import { idInField, idInPath } from "../support/rows.ts";
import { asProfessional, paymentOf, subscriptionOf } from "../support/subscribers.ts";

export default {
  calls: {
    "GET /store/options": "account",
    "GET /free-months-available": "account",
    "GET /payment/mandate": "account",
    "POST /payment/mandate": "billing",
    "POST /payment/validate": "account",
    "POST /payment/complete": "billing",
    "POST /payment/webhook": "everybody",
    "GET /subscription": "account",
    "PUT /subscription/:id": "billing",
    "GET /payment/sandbox/:token": "everybody",
    "POST /payment/sandbox/:token": "everybody",
  },
  ids: [
    asProfessional(idInPath("PUT /subscription/:id", subscriptionOf, { headers: { "if-match": "*" }, payload: { action: "keep" } })),
    asProfessional(
      idInField("POST /payment/complete", "payment", paymentOf, (id) => ({
        url: "/payment/complete",
        payload: { payment: id.slice(0, 80) },
      })),
    ),
  ],
  withoutIds: ["GET /payment/sandbox/:token", "POST /payment/sandbox/:token"],
  // Read as it came, and by nobody but the provider.
  checkedWithin: { "POST /payment/webhook": null },
  fieldsWithoutIds: "offer method cancelled action months course",
  lists: ["/store/options", "/free-months-available", "/payment/mandate", "/subscription"],
} satisfies ModuleAccess;
