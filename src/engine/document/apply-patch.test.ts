import fc from "fast-check";
import { applyPatch, createPatch } from "rfc6902";
import { expect, it } from "vitest";

import type { PatchOperation } from "../../generated/types.ts";
import { applyOperation } from "./apply-patch.ts";

const after = (value: unknown, patches: readonly PatchOperation[]): unknown => patches.reduce(applyOperation, value);

it("does what the reference of RFC 6902 does, and leaves the value itself as it was", () => {
  const values = fc.dictionary(fc.constantFrom("a", "b/c", "d~e", "list"), fc.oneof(fc.array(fc.nat(3), { maxLength: 4 }), fc.jsonValue()));
  fc.assert(
    fc.property(values, values, (from, to) => {
      const plain: unknown = JSON.parse(JSON.stringify(from));
      const patches = createPatch(plain, JSON.parse(JSON.stringify(to))) as PatchOperation[];
      fc.pre(patches.every(({ op, path }) => ["add", "remove", "replace"].includes(op) && path !== "" && !path.includes("__proto__")));
      const reference: unknown = structuredClone(plain);
      applyPatch(reference, structuredClone(patches) as Parameters<typeof applyPatch>[1]);
      expect(after(plain, patches)).toEqual(reference);
      expect(plain).toEqual(JSON.parse(JSON.stringify(from)));
    }),
    { seed: 11, numRuns: 300 },
  );
});

it("moves a member to another name", () => {
  expect(after({ a: { b: 1 } }, [{ op: "move", from: "/a/b", path: "/c" }])).toEqual({ a: {}, c: 1 });
});

it("takes «constructor» and «__proto__» for members, and sets nothing on a prototype", () => {
  const added = after({}, [
    { op: "add", path: "/constructor", value: { a: 1 } },
    { op: "replace", path: "/constructor/a", value: 2 },
    { op: "add", path: "/__proto__", value: { polluted: true } },
  ]);
  expect(JSON.stringify(added)).toBe('{"constructor":{"a":2},"__proto__":{"polluted":true}}');
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  expect(Object.getPrototypeOf(added)).toBe(Object.prototype);
  expect(JSON.stringify(after(added, [{ op: "remove", path: "/__proto__" }]))).toBe('{"constructor":{"a":2}}');
});

it("throws where it leads through what is not there, inherited names included", () => {
  expect(() => after({}, [{ op: "replace", path: "/constructor/name", value: "x" }])).toThrow(RangeError);
  expect(() => after({ a: 1 }, [{ op: "add", path: "/a/b", value: 1 }])).toThrow(RangeError);
});
