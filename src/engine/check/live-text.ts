import type { ConfigProblem } from "../../generated/types.ts";
import { liveParts } from "../plan/live-text.ts";
import { nearest } from "./nearest.ts";
import { problem, unknownValue } from "./problems.ts";

/**
 * The problems of a text's figures: braces that enclose none, measures that there are not, and forms that are not the
 * two that French has, the singular (0 and 1), then the plural. A repair replaces the whole text.
 */
export function checkLiveText(text: string, pointer: string, measures: readonly string[]): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  let at = 0;
  for (const part of liveParts(text)) {
    const source = "text" in part ? part.text : part.source;
    const repaired = (by: string): string => text.slice(0, at) + by + text.slice(at + source.length);
    if ("text" in part) problems.push(...checkBraces(source, pointer, measures, repaired));
    else if (!measures.includes(part.measure)) {
      const candidate = nearest(part.measure, measures);
      problems.push({
        ...unknownValue(pointer, "L’indicateur", part.measure, measures, { candidate }),
        repair: candidate === null ? null : [{ op: "replace", path: pointer, value: repaired(source.replace(part.measure, candidate)) }],
      });
    } else if (part.forms.length > 0 && !(part.forms.length === 2 && part.forms.every((form) => form !== "")))
      problems.push(
        problem(
          pointer,
          `« ${source} » s’accorde en deux formes, au singulier puis au pluriel, où « # » tient la place du chiffre : {{${part.measure} | # avis noté | # avis notés}}.`,
        ),
      );
    at += source.length;
  }
  return problems;
}

/** The first pair of braces among plain words: it is left open, closes nothing, or encloses no name of a measure. */
function checkBraces(text: string, pointer: string, measures: readonly string[], repaired: (by: string) => string): ConfigProblem[] {
  const found = /\{\{|\}\}/.exec(text);
  if (!found) return [];
  const rest = text.slice(found.index);
  if (found[0] === "}}") return [problem(pointer, "« }} » ne ferme rien : un chiffre s’écrit {{nom-de-l’indicateur}}.")];
  const inside = /^\{\{([^{}]*)\}\}/.exec(rest);
  if (inside) {
    const name = (inside[1] ?? "").split("|")[0]?.trim() ?? "";
    if (name === "") return [problem(pointer, `« ${inside[0]} » ne nomme aucun indicateur.`)];
    const candidate = nearest(name, measures);
    return [
      {
        ...unknownValue(pointer, "L’indicateur", name, measures, { candidate }),
        repair:
          candidate === null
            ? null
            : [{ op: "replace", path: pointer, value: repaired(text.replace(inside[0], inside[0].replace(name, candidate))) }],
      },
    ];
  }
  const [opened = "{{", name = ""] = /^\{\{\s*([a-z0-9-]*)/.exec(rest) ?? [];
  const isMeasure = measures.includes(name);
  const closed = isMeasure && !/^\s*\|/.test(rest.slice(opened.length));
  return [
    problem(pointer, `« ${opened.trim()} » n’est pas refermé : écrivez {{${isMeasure ? name : "nom-de-l’indicateur"}}}.`, {
      repair: closed
        ? [{ op: "replace", path: pointer, value: repaired(text.replace(/\{\{\s*[a-z0-9-]+\}?/, () => `{{${name}}}`)) }]
        : null,
    }),
  ];
}

/** The words in single braces of a text in which {product} alone has a meaning. */
export function checkPlaceholders(text: string, pointer: string): ConfigProblem[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([source, name = ""]) => {
    if (name === placeholder) return [];
    const candidate = nearest(name, [placeholder]);
    return [
      problem(pointer, `« ${source} » ne sera pas remplacé : seul « {${placeholder}} » l’est ici.`, {
        nearest: candidate,
        repair: candidate === null ? null : [{ op: "replace", path: pointer, value: text.replaceAll(source, `{${candidate}}`) }],
      }),
    ];
  });
}

/** Replaced by the product's name. */
const placeholder = "product";
