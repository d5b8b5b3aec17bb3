import { applyEdits, type Edit, findNodeAtLocation, getNodeValue, type Node, parseTree } from "jsonc-parser";

import type { ConfigProblem, PatchOperation } from "../../../src/generated/types.ts";

/** What became of a text: the problems whose repair was made, and the text after them. */
export interface Mended {
  text: string;
  done: ConfigProblem[];
}

/** Longest line that a written value makes of itself. */
const LONGEST_LINE = 140;

/**
 * Makes the repairs of the problems of one text that do not touch each other, the last in the text first; what else the
 * text says and how it is laid out stays as it is. A problem without a repair, or whose place a repair before it has
 * changed, is left for the next look.
 */
export function mendText(whole: string, problems: readonly ConfigProblem[]): Mended {
  const mark = whole.startsWith("\ufeff") ? "\ufeff" : "";
  let text = whole.slice(mark.length);
  const touched: string[] = [];
  const done: ConfigProblem[] = [];
  const lastFirst = problems.toSorted((a, b) => (b.line ?? 0) - (a.line ?? 0) || (b.column ?? 0) - (a.column ?? 0));
  for (const problem of lastFirst) {
    const { repair } = problem;
    if (!repair || repair.length === 0) continue;
    const places = repair.flatMap(({ path, from }) => [path, ...(from === undefined ? [] : [from])]);
    if (places.some((place) => touched.some((other) => isWithin(place, other) || isWithin(other, place)))) continue;
    const next = repair.reduce<string | null>((current, operation) => (current === null ? null : applied(current, operation)), text);
    if (next === null) continue;
    text = next;
    touched.push(...places.map(changedBy(repair)));
    done.push(problem);
  }
  return { text: mark + text, done };
}

/** The value at a place of a text; undefined where the text has no such place. */
export function valueAt(text: string, pointer: string): unknown {
  const tree = parseTree(text.replace(/^\ufeff/, ""));
  const node = tree && nodeAt(tree, pointer);
  return node && getNodeValue(node);
}

/** What a repair may shift: an addition or a removal moves the members after it, so all of its holder counts as touched. */
function changedBy(repair: readonly PatchOperation[]): (place: string) => string {
  const shifts = repair.some(({ op, path, from }) => op !== "replace" && /\/(\d+|-)$/.test(op === "move" ? (from ?? path) : path));
  return (place) => (shifts ? place.slice(0, place.lastIndexOf("/")) : place);
}

function isWithin(place: string, holder: string): boolean {
  return place === holder || place.startsWith(`${holder}/`);
}

/** The text after one operation; null where it has no place for it. */
function applied(text: string, { op, path, from = "", value }: PatchOperation): string | null {
  const tree = parseTree(text);
  if (!tree) return null;
  switch (op) {
    case "replace": {
      const node = nodeAt(tree, path);
      return node ? applyEdits(text, replacements(text, node, value)) : null;
    }
    case "remove":
      return nodeAt(tree, path) ? removed(text, path) : null;
    case "add":
      return added(text, tree, path, inline(value));
    case "move": {
      const node = nodeAt(tree, from);
      if (!node) return null;
      if (holderOf(from) === holderOf(path) && node.parent?.type === "property") {
        const key = node.parent.children?.[0];
        return key ? applyEdits(text, [{ offset: key.offset, length: key.length, content: JSON.stringify(lastStep(path)) }]) : null;
      }
      const moved = text.slice(node.offset, node.offset + node.length);
      const without = removed(text, from);
      const rest = parseTree(without);
      return rest ? added(without, rest, path, moved) : null;
    }
  }
}

/** Takes a member away with the comma and the spaces that were its own. */
function removed(text: string, pointer: string): string {
  const tree = parseTree(text);
  const node = tree && nodeAt(tree, pointer);
  const member = node?.parent?.type === "property" ? node.parent : node;
  const siblings = member?.parent?.children ?? [];
  if (!member?.parent) return text;
  const at = siblings.indexOf(member);
  const [before, behind] = [siblings[at - 1], siblings[at + 1]];
  const end = member.offset + member.length;
  if (behind) return applyEdits(text, [{ offset: member.offset, length: behind.offset - member.offset, content: "" }]);
  if (before) return applyEdits(text, [{ offset: endOf(before), length: end - endOf(before), content: "" }]);
  const inside = member.parent.offset + 1;
  return applyEdits(text, [{ offset: inside, length: endOf(member.parent) - 1 - inside, content: "" }]);
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

/** The smallest replacements that make a value of a node: of lists and objects of the same members, those of the members that differ. */
function replacements(text: string, node: Node, value: unknown): Edit[] {
  const children = node.children ?? [];
  if (node.type === "array" && Array.isArray(value) && value.length === children.length)
    return children.flatMap((child, index) => replacements(text, child, value[index])).toReversed();
  if (node.type === "object" && typeof value === "object" && value !== null && !Array.isArray(value)) {
    const keys = children.map(({ children: pair }) => String(pair?.[0]?.value));
    const own = value as Record<string, unknown>;
    if (Object.keys(own).toSorted().join("\n") === keys.toSorted().join("\n"))
      return children
        .flatMap(({ children: pair }) => (pair?.[0] && pair[1] ? replacements(text, pair[1], own[String(pair[0].value)]) : []))
        .toReversed();
  }
  const content = inline(value);
  const same = JSON.stringify(value) === JSON.stringify(JSON.parse(text.slice(node.offset, node.offset + node.length)));
  return same ? [] : [{ offset: node.offset, length: node.length, content }];
}

/** Adds a member at the end of an object or at its index in a list, spaced like the other members; an existing key gets the new value. */
function added(text: string, tree: Node, pointer: string, content: string): string | null {
  const holder = nodeAt(tree, holderOf(pointer));
  if (!holder || (holder.type !== "object" && holder.type !== "array")) return null;
  const key = lastStep(pointer);
  const existing = holder.type === "object" ? nodeAt(tree, pointer) : undefined;
  if (existing) return applyEdits(text, [{ offset: existing.offset, length: existing.length, content }]);
  const children = holder.children ?? [];
  const member = holder.type === "object" ? `${JSON.stringify(key)}: ${content}` : content;
  const at = holder.type === "array" && key !== "-" ? Number(key) : children.length;
  const [first] = children;
  if (!first) return applyEdits(text, [{ offset: holder.offset + 1, length: 0, content: ` ${member} ` }]);
  const spaces = text.slice(holder.offset + 1, first.offset);
  const before = children[Math.min(at, children.length) - 1];
  if (!before) return applyEdits(text, [{ offset: first.offset, length: 0, content: `${member},${spaces || " "}` }]);
  return applyEdits(text, [{ offset: before.offset + before.length, length: 0, content: `,${spaces === "" ? " " : spaces}${member}` }]);
}

function nodeAt(tree: Node, pointer: string): Node | undefined {
  return findNodeAtLocation(tree, segmentsOf(pointer, tree));
}

/** The steps of a pointer; those into a list are numbers, as jsonc-parser wants them. */
function segmentsOf(pointer: string, tree?: Node): (string | number)[] {
  const steps = pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  if (!tree) return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  let node: Node | undefined = tree;
  return steps.map((step) => {
    const segment = node?.type === "array" && /^\d+$/.test(step) ? Number(step) : step;
    node = node && findNodeAtLocation(node, [segment]);
    return segment;
  });
}

function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

function lastStep(pointer: string): string {
  return pointer
    .slice(pointer.lastIndexOf("/") + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
}

/** A value on one line as the shipped files have it, or over several where it is long. */
function inline(value: unknown): string {
  const line = oneLine(value);
  return line.length > LONGEST_LINE ? JSON.stringify(value, null, 2) : line;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
