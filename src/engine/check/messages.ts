import type { ConfigProblem } from "../../generated/types.ts";
import type { ValidationError } from "../../generated/validators.js";
import { formatOf } from "./formats.ts";
import { nearest } from "./nearest.ts";
import { meant, problem, step } from "./problems.ts";

const typeNames: Record<string, string> = {
  string: "un texte",
  number: "un nombre",
  integer: "un nombre entier",
  boolean: "vrai ou faux",
  object: "un objet",
  array: "une liste",
  null: "vide",
};

/** One French sentence, and where possible a repair, for one error of a validator. `at` is the place of the checked value. */
export function problemOf(error: ValidationError, document: unknown, at = ""): ConfigProblem {
  const pointer = at + error.instancePath;
  const params = error.params;
  const value = valueAt(document, error.instancePath);
  switch (error.keyword) {
    case "required": {
      const key = String(params.missingProperty);
      return problem(pointer, `« ${key} » est obligatoire.`);
    }
    case "additionalProperties":
      return unknownKey(error, document, pointer);
    case "enum": {
      const allowed = (params.allowedValues as unknown[]).map(String);
      const candidate = typeof value === "string" ? nearest(value, allowed) : null;
      const hint = candidate ? ` ${meant(candidate)}` : ` Valeurs possibles : ${allowed.join(", ")}.`;
      return problem(pointer, `La valeur ${typeof value === "string" ? `« ${value.slice(0, 60)} » ` : ""}n’est pas possible.${hint}`, {
        nearest: candidate,
        repair: candidate ? [{ op: "replace", path: pointer, value: candidate }] : null,
      });
    }
    case "const":
      return problem(pointer, `La valeur doit être « ${String(params.allowedValue)} ».`, {
        repair: [{ op: "replace", path: pointer, value: params.allowedValue }],
      });
    case "type":
      return wrongType([params.type].flat().map(String), value, pointer);
    case "minimum":
    case "maximum": {
      const word = error.keyword === "minimum" ? "supérieure" : "inférieure";
      return problem(pointer, `La valeur doit être ${word} ou égale à ${String(params.limit)}.`, {
        repair: [{ op: "replace", path: pointer, value: params.limit }],
      });
    }
    // The limit itself is refused: which value beyond it is meant is unknown.
    case "exclusiveMinimum":
      return problem(pointer, `La valeur doit être strictement supérieure à ${String(params.limit)}.`);
    case "exclusiveMaximum":
      return problem(pointer, `La valeur doit être strictement inférieure à ${String(params.limit)}.`);
    case "minLength":
      return problem(pointer, "Ce texte ne peut pas être vide.");
    case "maxLength": {
      const length = typeof value === "string" ? ` (il en a ${Array.from(value).length})` : "";
      return problem(pointer, `Ce texte dépasse ${String(params.limit)} caractères${length}.`);
    }
    case "minItems":
      return problem(pointer, `Il faut au moins ${String(params.limit)} ${Number(params.limit) > 1 ? "éléments" : "élément"}.`);
    case "maxItems":
    case "maxProperties": {
      const count = typeof value === "object" && value !== null ? ` (il y en a ${Object.keys(value).length})` : "";
      return problem(pointer, `Il y a plus de ${String(params.limit)} éléments${count}.`);
    }
    case "uniqueItems":
      return sameTwice(params, value, pointer);
    case "pattern":
      return wrongFormat(params, value, pointer);
    case "format":
      return problem(pointer, "Le format de cette valeur n’est pas accepté.");
    case "x-ascending":
      return problem(pointer, "Ces nombres se suivent du plus petit au plus grand, sans se répéter.", {
        repair: [{ op: "replace", path: pointer, value: [...new Set(value as number[])].toSorted((a, b) => a - b) }],
      });
    case "x-range":
      return emptyRange(params.range as [string, string], value as Record<string, number>, pointer);
    case "propertyNames":
      return wrongName(params, value, pointer);
    case "discriminator":
      return problem(pointer + step(String(params.tag)), `« ${String(params.tag)} » ne désigne aucune forme connue.`);
    default:
      return problem(pointer, "Cette valeur n’est pas acceptée.");
  }
}

/** A value of another type, and the value that it most likely means: «5» a number, a single value a list of one. */
function wrongType(types: readonly string[], value: unknown, pointer: string): ConfigProblem {
  const expected = types.map((name) => typeNames[name] ?? name).join(" ou ");
  const actual = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  const instead = value === undefined ? "" : `, et non ${typeNames[actual] ?? actual}`;
  const meantValue = types.map((type) => converted(value, type)).find((one) => one !== undefined);
  return problem(pointer, `La valeur doit être ${expected}${instead}.`, {
    repair: meantValue === undefined ? null : [{ op: "replace", path: pointer, value: meantValue }],
  });
}

function converted(value: unknown, type: string): unknown {
  if (type === "array" && typeof value === "string") return [value];
  if (type === "string") return typeof value === "number" ? String(value) : undefined;
  if (type === "boolean" && (value === "true" || value === "false")) return value === "true";
  if (type === "integer" && typeof value === "number") return Math.round(value);
  const isNumber = typeof value === "string" && (type === "integer" ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/).test(value);
  return isNumber && (type === "integer" || type === "number") ? Number(value) : undefined;
}

/** Of two equal items of a list, the later one is the mistake. */
function sameTwice({ i, j }: ValidationError["params"], value: unknown, pointer: string): ConfigProblem {
  if (!Array.isArray(value)) return problem(pointer, "Deux éléments sont identiques.");
  const path = `${pointer}/${Math.max(Number(i), Number(j))}`;
  const item: unknown = value[Number(i)];
  const name = typeof item === "string" ? `« ${item.slice(0, 60)} » figure` : "Cet élément figure";
  return problem(path, `${name} déjà dans cette liste.`, { repair: [{ op: "remove", path }] });
}

/** A text of another form than the pattern asks for. */
function wrongFormat({ pattern, explanation }: ValidationError["params"], value: unknown, pointer: string): ConfigProblem {
  const format = formatOf(pattern);
  const sentence = typeof explanation === "string" ? explanation : (format?.sentence ?? "Le format de cette valeur n’est pas accepté.");
  const repaired = typeof value === "string" ? (format?.repair?.(value) ?? null) : null;
  return problem(pointer, sentence, {
    nearest: repaired,
    repair: repaired === null ? null : [{ op: "replace", path: pointer, value: repaired }],
  });
}

/** A key of another form than names have there. `pattern` is that of the names, where it is what the key breaks. */
function wrongName({ propertyName, pattern }: ValidationError["params"], value: unknown, pointer: string): ConfigProblem {
  const name = String(propertyName);
  const format = formatOf(pattern);
  const path = pointer + step(name);
  const repaired = format?.repair?.(name) ?? null;
  const free = repaired !== null && typeof value === "object" && value !== null && !Object.hasOwn(value, repaired);
  return problem(path, `Le nom « ${name.slice(0, 60)} » n’est pas accepté.${format ? ` ${format.sentence}` : ""}`, {
    nearest: repaired,
    repair: free ? [{ op: "move", from: path, path: pointer + step(repaired) }] : null,
  });
}

/** A scale that ends where it begins, or before. */
function emptyRange([low, high]: [string, string], value: Record<string, number>, pointer: string): ConfigProblem {
  const [from = 0, to = 0] = [value[low], value[high]];
  return problem(pointer + step(high), `« ${high} » (${to}) doit être supérieur à « ${low} » (${from}).`, {
    repair:
      from === to
        ? null
        : [
            { op: "replace", path: pointer + step(low), value: to },
            { op: "replace", path: pointer + step(high), value: from },
          ],
  });
}

/** A key that an object may not have: the nearest one that it may, and the move that sets it right where that one is still free. */
function unknownKey({ instancePath, params }: ValidationError, document: unknown, pointer: string): ConfigProblem {
  const key = String(params.additionalProperty);
  const path = pointer + step(key);
  const candidate = nearestKey(params) ?? (typeof params.renamed === "string" ? params.renamed : null);
  const holder = valueAt(document, instancePath);
  const taken = candidate !== null && typeof holder === "object" && holder !== null && Object.hasOwn(holder, candidate);
  const hint = candidate === null ? "." : taken ? ` : « ${candidate} » s’y trouve déjà.` : `. ${meant(candidate)}`;
  return problem(path, `« ${key.slice(0, 60)} » n’est pas prévu ici${hint}`, {
    nearest: candidate,
    repair: [candidate === null || taken ? { op: "remove", path } : { op: "move", from: path, path: pointer + step(candidate) }],
  });
}

/** The key that a misspelt one most likely meant, of the parameters of an error about it; null where none is near. */
export function nearestKey({ additionalProperty, known }: ValidationError["params"]): string | null {
  return nearest(String(additionalProperty), Array.isArray(known) ? known.map(String) : []);
}

function valueAt(document: unknown, pointer: string): unknown {
  let value = document;
  for (const key of pointer.split("/").slice(1)) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<string, unknown>)[key.replaceAll("~1", "/").replaceAll("~0", "~")];
  }
  return value;
}
