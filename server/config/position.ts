import { type Node, parseTree } from "jsonc-parser";

import { bracketsOf } from "../../src/engine/check/json/json-brackets.ts";
import { jsonFault, lineStarts, placeIn } from "../../src/engine/check/json/json-fault.ts";
import type { ConfigProblem } from "../../src/generated/types.ts";

/** Deeper texts are not parsed once more, each level takes a part of the stack: their problem is the depth. */
const deepest = 500;

/** Gives problems their file, and line and column (from 1) by parsing its text once more: done for files in error alone. */
export function located(problems: readonly ConfigProblem[], file: string, text: string): ConfigProblem[] {
  if (problems.length === 0) return [];
  const starts = lineStarts(text);
  const { deepAt } = bracketsOf(text, deepest);
  if (deepAt !== null) return problems.map((problem) => ({ ...problem, file, ...placeIn(deepAt, starts) }));
  const tree = parseTree(text, [], { disallowComments: true });
  return problems.map((problem) => ({ ...problem, file, ...placeIn(offsetOf(tree, problem), starts) }));
}

/** Why a text is not JSON, and where; null where it is. */
export function syntaxProblem(file: string, text: string): ConfigProblem | null {
  const fault = jsonFault(text);
  return fault && { file, ...fault, pointer: "", nearest: null, repair: null };
}

/**
 * The offset of the value at a problem's pointer, of its key where the key is what is wrong; of its nearest existing
 * ancestor where it does not exist.
 */
function offsetOf(tree: Node | undefined, { pointer, repair }: ConfigProblem): number {
  let node = tree;
  let key: Node | undefined;
  for (const raw of pointer.split("/").slice(1)) {
    const name = raw.replaceAll("~1", "/").replaceAll("~0", "~");
    const property = node?.type === "object" ? node.children?.find(({ children }) => children?.[0]?.value === name) : undefined;
    const child = node?.type === "array" ? node.children?.[Number(name)] : property?.children?.[1];
    if (!child) return node?.offset ?? 0;
    key = property?.children?.[0];
    node = child;
  }
  const isKey = repair?.some(({ op, from, path }) => (op === "move" && from === pointer) || (op === "remove" && path === pointer)) ?? false;
  return (isKey && key ? key : node)?.offset ?? 0;
}
