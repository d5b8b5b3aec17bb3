import { type Node, parseTree } from "jsonc-parser";

import { bracketsOf } from "../../src/engine/check/json/json-brackets.ts";
import { lineStarts, placeIn } from "../../src/engine/check/json/json-fault.ts";
import { problem, step } from "../../src/engine/check/problems.ts";
import type { ConfigProblem } from "../../src/generated/types.ts";

/** Deeper texts are refused for it: they are not followed level by level. */
const deepest = 500;

/**
 * The keys that occur twice in one object of a JSON text: of both, only the last would count. Reported at the second one.
 * `value` is what the text says; texts without such a key, nearly all, are not parsed once more.
 */
export function duplicateKeys(text: string, value: unknown, file: string): ConfigProblem[] {
  const keys = keysIn(value, deepest);
  // Each key is followed by a colon at once, nearly always: no more of them than keys, and no key occurs twice.
  if (!/"\s+:/.test(text) && countOf('":', text) === keys) return [];
  const { colons, deepAt } = bracketsOf(text, deepest);
  if (deepAt !== null || colons === keys) return [];
  const tree = parseTree(text);
  const starts = lineStarts(text);
  const found: ConfigProblem[] = [];
  const walk = (node: Node, at: string): void => {
    const seen = new Map<string, number>();
    node.children?.forEach((child, index) => {
      if (node.type === "array") return walk(child, at + step(index));
      const [key, own] = child.children ?? [];
      if (!key) return;
      const name = String(key.value);
      const { line, column } = placeIn(key.offset, starts);
      const first = seen.get(name);
      if (first === undefined) seen.set(name, line);
      else
        found.push({
          ...problem(
            at + step(name),
            `Le champ « ${name.slice(0, 60)} » figure deux fois (${first === line ? `ligne ${line}` : `lignes ${first} et ${line}`}) : seul le dernier compterait, gardez-en un.`,
          ),
          file,
          line,
          column,
        });
      if (own) walk(own, at + step(name));
    });
  };
  if (tree) walk(tree, "");
  return found;
}

function countOf(words: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) count += 1;
  return count;
}

/** The keys of a value and of all that it holds; no number beyond so many levels. */
function keysIn(value: unknown, levels: number): number {
  if (typeof value !== "object" || value === null) return 0;
  if (levels === 0) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += keysIn(item, levels - 1);
  else for (const key in value) count += 1 + keysIn((value as Record<string, unknown>)[key], levels - 1);
  return count;
}
