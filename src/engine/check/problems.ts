import type { ConfigProblem, PatchOperation } from "../../generated/types.ts";
import { typeset } from "../../domain/format/typeset.ts";
import { nearest } from "./nearest.ts";

/** A problem before its file is known: the caller adds file, line and column. */
export function problem(
  pointer: string,
  message: string,
  hints: { nearest?: string | null; repair?: PatchOperation[] | null } = {},
): ConfigProblem {
  return {
    file: null,
    line: null,
    column: null,
    pointer,
    message: typeset(message),
    nearest: hints.nearest ?? null,
    repair: hints.repair ?? null,
  };
}

/** Known values that a sentence can still list. */
const listed = 12;
/** Characters of a value that a sentence repeats. */
const quoted = 60;

/**
 * «X inconnu», with the nearest known value and the patch that takes it; without a near one, with the known values where
 * they are few. `others` are the values beside it in its list: one that is there already is not taken twice.
 */
export function unknownValue(
  pointer: string,
  what: string,
  value: string,
  known: readonly string[],
  { candidate = nearest(value, known), others = [] }: { candidate?: string | null; others?: readonly string[] } = {},
): ConfigProblem {
  const few = known.length > 0 && known.length <= listed ? ` Valeurs possibles : ${known.join(", ")}.` : "";
  const hint = candidate === null ? few : ` ${meant(candidate)}`;
  const word = what.startsWith("La ") || feminine.has(what) ? "inconnue" : "inconnu";
  return problem(pointer, `${what} « ${value.slice(0, quoted)} » est ${word}.${hint}`, {
    nearest: candidate,
    repair:
      candidate === null
        ? null
        : [others.includes(candidate) ? { op: "remove", path: pointer } : { op: "replace", path: pointer, value: candidate }],
  });
}

/** Feminine names whose article does not say so. */
const feminine: ReadonlySet<string> = new Set(["L’adresse", "L’année", "L’heure", "L’icône", "L’offre", "L’option"]);

/** Each value of a list that the known ones lack. */
export function unknownValues(values: readonly string[], at: string, what: string, known: readonly string[]): ConfigProblem[] {
  return values.flatMap((value, index) =>
    known.includes(value) ? [] : [unknownValue(`${at}/${index}`, what, value, known, { others: values })],
  );
}

/** The same for a name that is a key: its value moves to the nearest known name where that one is free. */
export function unknownName(pointer: string, what: string, name: string, known: readonly string[], holder: object): ConfigProblem {
  const found = unknownValue(pointer, what, name, known);
  const free = found.nearest !== null && !Object.hasOwn(holder, found.nearest);
  const path = pointer.slice(0, pointer.lastIndexOf("/")) + step(found.nearest ?? "");
  return { ...found, repair: free ? [{ op: "move", from: pointer, path }] : null };
}

/** «Vouliez-vous dire … ?» */
export function meant(candidate: string): string {
  return `Vouliez-vous dire « ${candidate} » ?`;
}

/** Escapes one step of a JSON pointer. */
export function step(key: string | number): string {
  return `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
