import { problemOf } from "../../src/engine/messages.ts";
import type { ValidationError } from "../../src/generated/validators.js";
import type { FieldError } from "../errors.ts";

const unknownKeys = ["additionalProperties", "unevaluatedProperties", "propertyNames"];

/** What is wrong field by field, in French. Neither values nor unknown keys are repeated: they are the sender's text. */
export function fieldErrors(problems: readonly ValidationError[]): FieldError[] {
  return problems.slice(0, 20).map((problem) => {
    if (unknownKeys.includes(problem.keyword)) {
      return { pointer: problem.instancePath, code: problem.keyword, detail: "Un champ n’est pas prévu ici." };
    }
    // Without the document the sentence can not quote the refused value.
    const { pointer, message } = problemOf(problem, undefined);
    const missing = problem.keyword === "required" ? `/${String(problem.params.missingProperty)}` : "";
    return { pointer: pointer + missing, code: problem.keyword, detail: message };
  });
}
