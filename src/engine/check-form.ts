import type { ConfigProblem } from "../generated/types.ts";
import type { Validator } from "../generated/validators.js";
import { isDeeperThan } from "./entry.ts";
import { problemOf } from "./messages.ts";
import { problem } from "./problems.ts";

/** Levels of the deepest legal document, a map's contours in a view's example included, and some more. */
const deepest = 20;
/** Problems told at once: a document with more is not mended one by one. */
const most = 100;

/** The problems of a value against one schema; none where it is valid. Never throws, never changes the value. */
export function check(validator: Validator<unknown>, value: unknown, at = ""): ConfigProblem[] {
  if (isDeeperThan(value, deepest)) return [problem(at, "Ce document a trop de niveaux imbriqués.")];
  if (validator(value)) return [];
  return oneMoveEach(
    unique(
      (validator.errors ?? [])
        // What is wrong with a key is told once, with the key: by «propertyNames».
        .filter(({ keyword, propertyName }) => keyword !== "if" && propertyName === undefined)
        .slice(0, most)
        .map((error) => problemOf(error, value, at)),
    ),
  );
}

/** Of several misspelt keys that would become the same one, the first alone is moved there: the next move would overwrite it. */
function oneMoveEach(problems: ConfigProblem[]): ConfigProblem[] {
  const taken = new Set<string>();
  return problems.map((found) => {
    const move = found.repair?.find(({ op }) => op === "move");
    if (!move) return found;
    if (taken.has(move.path)) return { ...found, repair: null };
    taken.add(move.path);
    return found;
  });
}

function unique(problems: ConfigProblem[]): ConfigProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ pointer, message }) => !seen.has(pointer + message) && seen.add(pointer + message));
}
