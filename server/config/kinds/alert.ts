import { checkAlert } from "../../../src/engine/check/alert.ts";
import type { AlertRule } from "../../../src/generated/types.ts";
import { isAlertRule } from "../../../src/generated/validators.js";
import type { PlainKind } from "./kind.ts";

/** When somebody is alerted to reviews. */
export const alert: PlainKind<AlertRule> = {
  valid: isAlertRule,
  one: "une règle d’alerte",
  many: "les alertes",
  folder: "templates/alerts",
  shapes: [["alert", "when"]],
  key: "alert",
  idOf: (rule) => rule.alert,
  check: (rule, { product }) => checkAlert(rule, product),
};
