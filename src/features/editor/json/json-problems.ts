import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

import type { ConfigProblem } from "../../../generated/types.ts";

/** A written text read: its value where it is JSON, its tree, and where it is none. */
export interface ReadJson {
  value: unknown;
  ok: boolean;
  tree: Node | undefined;
  faults: { from: number; to: number; code: string }[];
}

/** Reads a text as JSON, without comments or trailing commas. */
export function readJson(text: string): ReadJson {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const faults = errors.map(({ error, offset, length }) => ({
    from: Math.min(offset, text.length),
    to: Math.min(offset + Math.max(length, 1), text.length),
    code: printParseErrorCode(error),
  }));
  try {
    return { value: JSON.parse(text) as unknown, ok: true, tree, faults };
  } catch {
    return { value: undefined, ok: false, tree, faults };
  }
}

/** Where in the text the pointer of a problem leads: its own value, else the nearest thing around it. */
export function rangeOf(tree: Node | undefined, pointer: string, at: string): { from: number; to: number } {
  const steps = pointer
    .slice(at.length)
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  for (let length = steps.length; length >= 0; length -= 1) {
    const node = tree && findNodeAtLocation(tree, pathIn(tree, steps.slice(0, length)));
    if (!node) continue;
    // Of an object that lacks something the brace says it; underlining all of it would say nothing.
    const whole = node.type !== "object" && node.type !== "array";
    return { from: node.offset, to: whole ? node.offset + node.length : node.offset + 1 };
  }
  return { from: 0, to: 1 };
}

/** The steps of a pointer as a path: numbers where the text has a list. */
function pathIn(tree: Node, steps: readonly string[]): (string | number)[] {
  const path: (string | number)[] = [];
  for (const part of steps) {
    const holder = findNodeAtLocation(tree, path);
    path.push(holder?.type === "array" && /^\d+$/.test(part) ? Number(part) : part);
  }
  return path;
}

/** Whether a problem is within what is written. */
export function isWithin({ pointer }: ConfigProblem, at: string): boolean {
  return at === "" || pointer === at || pointer.startsWith(`${at}/`);
}
