import type { ConfigProblem } from "../generated/types.ts";
import { liveParts } from "./live-text.ts";
import { problem } from "./problems.ts";

/** The figures of a text whose forms are not the two that French has: the singular (0 and 1), then the plural. */
export function checkForms(text: string, pointer: string): ConfigProblem[] {
  return liveParts(text).flatMap((part) => {
    if ("text" in part || part.forms.length === 0) return [];
    if (part.forms.length === 2 && part.forms.every((form) => form !== "")) return [];
    const { source, measure } = part;
    return [
      problem(
        pointer,
        `«\u00a0${source}\u00a0» s’accorde en deux formes, au singulier puis au pluriel, où «\u00a0#\u00a0» tient la place du chiffre\u00a0: {{${measure} | # avis noté | # avis notés}}.`,
      ),
    ];
  });
}
