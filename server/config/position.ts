import { type Node, parseTree } from "jsonc-parser";

import { jsonFault, lineStarts, placeIn } from "../../src/engine/json-fault.ts";
import type { ConfigProblem } from "../../src/generated/types.ts";

/** Gives problems their file, and line and column (from 1) by parsing its text once more: done for files in error alone. */
export function located(problems: readonly ConfigProblem[], file: string, text: string): ConfigProblem[] {
  if (problems.length === 0) return [];
  const tree = parseTree(text, [], { disallowComments: true });
  const starts = lineStarts(text);
  return problems.map((problem) => ({ ...problem, file, ...placeIn(offsetOf(tree, problem.pointer), starts) }));
}

/** Why a text is not JSON, and where; null where it is. */
export function syntaxProblem(file: string, text: string): ConfigProblem | null {
  const fault = jsonFault(text);
  return fault && { file, ...fault, pointer: "", nearest: null, repair: null };
}

/** The offset of the value at a pointer; of its nearest existing ancestor where it does not exist. */
function offsetOf(tree: Node | undefined, pointer: string): number {
  let node = tree;
  for (const raw of pointer.split("/").slice(1)) {
    const key = raw.replaceAll("~1", "/").replaceAll("~0", "~");
    const child: Node | undefined =
      node?.type === "array"
        ? node.children?.[Number(key)]
        : node?.children?.find((property) => property.children?.[0]?.value === key)?.children?.[1];
    if (!child) break;
    node = child;
  }
  return node?.offset ?? 0;
}
