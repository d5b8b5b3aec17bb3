import type { PatchOperation } from "../../generated/types.ts";

/** An object or a list, whose members are reached by their own names alone. */
type Node = Readonly<Record<string, unknown>> | readonly unknown[];

/**
 * A value after one operation of a JSON Patch (RFC 6902). The value itself is not changed; what the operation does not
 * reach stays identical. Members called «constructor» or «__proto__» are members as any other: only own ones are read,
 * and none is set on a prototype. Throws a RangeError where the operation leads through nothing.
 */
export function applyOperation(value: unknown, { op, path, from = "", value: given }: PatchOperation): unknown {
  switch (op) {
    case "add":
      return changedAt(value, stepsOf(path), (parent, name) => withMember(parent, name, given, true));
    case "replace":
      return changedAt(value, stepsOf(path), (parent, name) => withMember(parent, name, given, false));
    case "remove":
      return changedAt(value, stepsOf(path), withoutMember);
    case "move": {
      const moved = stepsOf(from).reduce(memberOf, value);
      return applyOperation(applyOperation(value, { op: "remove", path: from }), { op: "add", path, value: moved });
    }
  }
}

/** The names that a JSON Pointer leads through. */
function stepsOf(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A copy of a value in which the parent of the pointer's last step is another. */
function changedAt(value: unknown, [name, ...rest]: readonly string[], change: (parent: Node, name: string) => Node): unknown {
  if (name === undefined) throw new RangeError("an operation of a patch needs a member");
  if (!isNode(value)) throw new RangeError(`nothing has the member ${name}`);
  return rest.length === 0 ? change(value, name) : withMember(value, name, changedAt(memberOf(value, name), rest, change), false);
}

function memberOf(value: unknown, name: string): unknown {
  if (!isNode(value) || !Object.hasOwn(value, name)) throw new RangeError(`no member ${name}`);
  return (value as Readonly<Record<string, unknown>>)[name];
}

function withMember(parent: Node, name: string, value: unknown, inserts: boolean): Node {
  if (isList(parent)) {
    const at = name === "-" ? parent.length : Number(name);
    return parent.toSpliced(at, inserts ? 0 : 1, value);
  }
  // A computed name defines an own member, whatever it is called.
  return { ...parent, [name]: value };
}

function withoutMember(parent: Node, name: string): Node {
  if (isList(parent)) return parent.toSpliced(Number(name), 1);
  return Object.fromEntries(Object.entries(parent).filter(([key]) => key !== name));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

/** `Array.isArray` leaves a read-only list among the objects. */
function isList(node: Node): node is readonly unknown[] {
  return Array.isArray(node);
}
