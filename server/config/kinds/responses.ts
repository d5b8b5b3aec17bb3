import { checkResponses } from "../../../src/engine/check/config/responses.ts";
import type { ResponseDocument } from "../../../src/generated/types.ts";
import { isResponseDocument } from "../../../src/generated/validators.js";
import type { PlainKind } from "./kind.ts";

/** How answers to reviews are written and checked, by language. */
export const responses: PlainKind<ResponseDocument> = {
  valid: isResponseDocument,
  one: "les phrases des réponses",
  many: "les phrases des réponses",
  folder: "templates/responses",
  shapes: [["lang", "sentences"]],
  key: "lang",
  idOf: ({ lang }) => lang,
  check: (document, { product }) => checkResponses(document, product),
};
