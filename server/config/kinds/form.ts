import { checkForm, gatesIn } from "../../../src/engine/check/form-document.ts";
import type { FormDocument } from "../../../src/generated/types.ts";
import { isFormDocument } from "../../../src/generated/validators.js";
import type { PlainKind } from "./kind.ts";

/** The models of satisfaction forms. */
export const form: PlainKind<FormDocument> = {
  valid: isFormDocument,
  one: "un questionnaire de satisfaction",
  many: "les questionnaires de satisfaction",
  folder: "templates/forms",
  shapes: [["form", "pages"]],
  key: "form",
  // A condition where a form may have none is more than an unknown key: it breaks a rule that has a name.
  formFirst: gatesIn,
  idOf: (document) => document.form,
  check: (document, { product }) => checkForm(document, product),
};
