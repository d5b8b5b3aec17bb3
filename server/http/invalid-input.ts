import { nearestKey, problemOf } from "../../src/engine/check/messages.ts";
import { meant, step } from "../../src/engine/check/problems.ts";
import type { ValidationError } from "../../src/generated/validators.js";
import type { FieldError } from "../kit/errors.ts";

/** What can be the name of a field. Any other key is a text of the sender, which no answer repeats. */
const fieldName = /^[A-Za-z_$][\w$-]{0,79}$/;

/** What is wrong field by field, in French, an unknown field by its name. Values are never repeated: they are the sender's text. */
export function fieldErrors(problems: readonly ValidationError[]): FieldError[] {
  return problems.slice(0, 20).map((problem) => {
    const { keyword: code, instancePath, params } = problem;
    if (code === "additionalProperties") {
      const candidate = nearestKey(params);
      const detail = `Ce champ n’est pas prévu ici.${candidate === null ? "" : ` ${meant(candidate)}`}`;
      return { pointer: instancePath + named(params.additionalProperty), code, detail };
    }
    if (code === "propertyNames") {
      return { pointer: instancePath + named(params.propertyName), code, detail: "Le nom de ce champ n’est pas accepté." };
    }
    // Without the document the sentence can not quote the refused value.
    const { pointer, message } = problemOf(problem, undefined);
    const missing = code === "required" ? `/${String(params.missingProperty)}` : "";
    return { pointer: pointer + missing, code, detail: message };
  });
}

const named = (key: unknown): string => (fieldName.test(String(key)) ? step(String(key)) : "");
