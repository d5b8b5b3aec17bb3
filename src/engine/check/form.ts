import type { ConfigProblem } from "../../generated/types.ts";
import type { ValidationError, Validator } from "../../generated/validators.js";
import { tooDeepAt } from "../entry.ts";
import { problemOf } from "./messages.ts";
import { problem, step } from "./problems.ts";

/** Levels of the deepest legal document, a map's contours in a view's example included, and some more. */
const deepest = 20;
/** Problems reported at once: a document with more is not repaired one by one. */
const most = 100;
/** Errors up to which a key is tried under another name: each try checks the document again. */
const few = 10;

/** The problems of a value against one schema; none where it is valid. Never throws, never changes the value. */
export function check(validator: Validator<unknown>, value: unknown, at = ""): ConfigProblem[] {
  const deep = tooDeepAt(value, deepest);
  if (deep !== null) return [problem(at + deep, `Ce document a trop de niveaux imbriqués (plus de ${deepest}).`)];
  if (validator(value)) return [];
  const errors = reportable(validator.errors ?? []).slice(0, most);
  const found = errors.map((error) => ({
    error,
    problem: problemOf(errors.length > few ? error : renamed(error, errors, validator, value), value, at),
  }));
  const moved = new Set(
    found.flatMap(({ problem: { repair } }) => (repair ?? []).flatMap(({ op, path }) => (op === "move" ? [path] : []))),
  );
  return oneMoveEach(
    unique(
      found
        // A misspelt key is one mistake, not also the lack of the right one.
        .filter(
          ({ error: { keyword, params }, problem: { pointer } }) =>
            keyword !== "required" || !moved.has(pointer + step(String(params.missingProperty))),
        )
        .map((one) => one.problem),
    ),
  );
}

/** The errors that say something by themselves: what is wrong with a key is reported once, by «propertyNames», with the pattern that it breaks. */
function reportable(errors: readonly ValidationError[]): ValidationError[] {
  const patterns = new Map(
    errors.flatMap(({ keyword, instancePath, propertyName, params }) =>
      propertyName !== undefined && keyword === "pattern" ? [[`${instancePath} ${propertyName}`, params.pattern] as const] : [],
    ),
  );
  return errors
    .filter(({ keyword, propertyName }) => keyword !== "if" && propertyName === undefined)
    .map((error) =>
      error.keyword === "propertyNames"
        ? { ...error, params: { ...error.params, pattern: patterns.get(`${error.instancePath} ${String(error.params.propertyName)}`) } }
        : error,
    );
}

/**
 * The one unknown key of an object that lacks one: where its value is right for the lacking key, it is that one by another
 * name («onglets» for «tabs»), whatever the spelling.
 */
function renamed(
  error: ValidationError,
  errors: readonly ValidationError[],
  validator: Validator<unknown>,
  value: unknown,
): ValidationError {
  const beside = (keyword: string): ValidationError[] =>
    errors.filter((other) => other.keyword === keyword && other.instancePath === error.instancePath);
  const [lacking, ...others] = beside("required");
  if (error.keyword !== "additionalProperties" || !lacking || others.length > 0 || beside("additionalProperties").length > 1) return error;
  const key = String(lacking.params.missingProperty);
  const copy: unknown = JSON.parse(JSON.stringify(value));
  let holder = copy as Record<string, unknown>;
  for (const part of error.instancePath.split("/").slice(1))
    holder = holder[part.replaceAll("~1", "/").replaceAll("~0", "~")] as typeof holder;
  holder[key] = holder[String(error.params.additionalProperty)];
  delete holder[String(error.params.additionalProperty)];
  const within = error.instancePath + step(key);
  const isRight =
    validator(copy) ||
    !(validator.errors ?? []).some(({ instancePath }) => instancePath === within || instancePath.startsWith(`${within}/`));
  return isRight ? { ...error, params: { ...error.params, renamed: key } } : error;
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
