import type { ConfigProblem, PatchOperation } from "../generated/types.ts";
import { nearest } from "./nearest.ts";

/** A problem before its file is known: the caller adds file, line and column. */
export function problem(
  pointer: string,
  message: string,
  mend: { nearest?: string | null; repair?: PatchOperation[] | null } = {},
): ConfigProblem {
  return { file: null, line: null, column: null, pointer, message, nearest: mend.nearest ?? null, repair: mend.repair ?? null };
}

/** «X inconnu», with the nearest known value and the patch that takes it. */
export function unknownValue(pointer: string, what: string, value: string, known: readonly string[]): ConfigProblem {
  const candidate = nearest(value, known);
  const hint = candidate ? ` ${meant(candidate)}` : "";
  return problem(pointer, `${what} «\u00a0${value}\u00a0» est ${what.startsWith("La ") ? "inconnue" : "inconnu"}.${hint}`, {
    nearest: candidate,
    repair: candidate ? [{ op: "replace", path: pointer, value: candidate }] : null,
  });
}

/** «Vouliez-vous dire … ?» */
export function meant(candidate: string): string {
  return `Vouliez-vous dire «\u00a0${candidate}\u00a0»\u202f?`;
}

/** Escapes one step of a JSON pointer. */
export function step(key: string | number): string {
  return `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
