import { checkHelp } from "../../../src/engine/check/config/help.ts";
import type { HelpDocument } from "../../../src/generated/types.ts";
import { isHelpDocument } from "../../../src/generated/validators.js";
import { destinationOf, type PlainKind } from "./kind.ts";

/** Frequent questions, and where messages to the support go: the product's own, and those of destinations. */
export const help: PlainKind<HelpDocument> = {
  valid: isHelpDocument,
  one: "des questions fréquentes",
  many: "les questions fréquentes",
  folder: "templates/help",
  shapes: [["help", "questions"]],
  key: "help",
  idOf: destinationOf,
  check: (document, { routes }) => checkHelp(document, routes),
};
