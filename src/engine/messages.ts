import type { ConfigProblem } from "../generated/types.ts";
import type { ValidationError } from "../generated/validators.js";
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

/** One French sentence, and where possible a repair, for one error of a validator. `at` is where the checked value stands. */
export function problemOf(error: ValidationError, document: unknown, at = ""): ConfigProblem {
  const pointer = at + error.instancePath;
  const params = error.params;
  switch (error.keyword) {
    case "required": {
      const key = String(params.missingProperty);
      return problem(pointer, `«\u00a0${key}\u00a0» est obligatoire.`);
    }
    case "additionalProperties":
      return unknownKey(error, document, pointer);
    case "enum": {
      const allowed = (params.allowedValues as unknown[]).map(String);
      const value = valueAt(document, error.instancePath);
      const candidate = typeof value === "string" ? nearest(value, allowed) : null;
      const hint = candidate ? ` ${meant(candidate)}` : ` Valeurs possibles : ${allowed.join(", ")}.`;
      return problem(
        pointer,
        `La valeur ${typeof value === "string" ? `«\u00a0${value.slice(0, 60)}\u00a0» ` : ""}n’est pas possible.${hint}`,
        {
          nearest: candidate,
          repair: candidate ? [{ op: "replace", path: pointer, value: candidate }] : null,
        },
      );
    }
    case "const":
      return problem(pointer, `La valeur doit être ${JSON.stringify(params.allowedValue)}.`, {
        repair: [{ op: "replace", path: pointer, value: params.allowedValue }],
      });
    case "type":
      return problem(
        pointer,
        `La valeur doit être ${[params.type]
          .flat()
          .map((name) => typeNames[String(name)] ?? String(name))
          .join(" ou ")}.`,
      );
    case "minimum":
    case "exclusiveMinimum":
      return problem(pointer, `La valeur doit être supérieure ou égale à ${String(params.limit)}.`, {
        repair: [{ op: "replace", path: pointer, value: params.limit }],
      });
    case "maximum":
    case "exclusiveMaximum":
      return problem(pointer, `La valeur doit être inférieure ou égale à ${String(params.limit)}.`, {
        repair: [{ op: "replace", path: pointer, value: params.limit }],
      });
    case "minLength":
      return problem(pointer, "Ce texte ne peut pas être vide.");
    case "maxLength":
      return problem(pointer, `Ce texte dépasse ${String(params.limit)} caractères.`);
    case "minItems":
      return problem(pointer, `Il faut au moins ${String(params.limit)} ${Number(params.limit) > 1 ? "éléments" : "élément"}.`);
    case "maxItems":
    case "maxProperties":
      return problem(pointer, `Il y a plus de ${String(params.limit)} éléments.`);
    case "uniqueItems":
      return problem(pointer, "Deux éléments sont identiques.");
    case "pattern":
      if (params.pattern === "\\S") return problem(pointer, "Ce texte ne peut pas être vide.");
      return problem(pointer, typeof params.explanation === "string" ? params.explanation : "Le format de cette valeur n’est pas accepté.");
    case "format":
      return problem(pointer, "Le format de cette valeur n’est pas accepté.");
    case "propertyNames":
      return problem(
        pointer + step(String(params.propertyName)),
        `Le nom «\u00a0${String(params.propertyName).slice(0, 60)}\u00a0» n’est pas accepté.`,
      );
    case "discriminator":
      return problem(pointer + step(String(params.tag)), `«\u00a0${String(params.tag)}\u00a0» ne désigne aucune forme connue.`);
    default:
      return problem(pointer, "Cette valeur n’est pas acceptée.");
  }
}

/** A key that an object may not have: the nearest one that it may, and the move that sets it right where that one is still free. */
function unknownKey({ instancePath, params }: ValidationError, document: unknown, pointer: string): ConfigProblem {
  const key = String(params.additionalProperty);
  const path = pointer + step(key);
  const candidate = nearestKey(params);
  const holder = valueAt(document, instancePath);
  const taken = candidate !== null && typeof holder === "object" && holder !== null && Object.hasOwn(holder, candidate);
  const hint = candidate === null ? "." : taken ? `\u00a0: «\u00a0${candidate}\u00a0» s’y trouve déjà.` : `. ${meant(candidate)}`;
  return problem(path, `«\u00a0${key.slice(0, 60)}\u00a0» n’est pas prévu ici${hint}`, {
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
