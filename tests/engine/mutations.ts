import fc from "fast-check";

/** What somebody may put into a document by mistake or on purpose. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    "",
    0,
    -1,
    1e308,
    -0,
    2 ** 53,
    [],
    {},
    "__proto__",
    "constructor",
    "toString",
    "a".repeat(5000),
    "{{rating}}",
    "\u0000",
    "\ud800",
    "<img src=x onerror=alert(1)>",
  ),
  fc.integer(),
  fc.double(),
  fc.string({ maxLength: 30 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant(null).map(() => JSON.parse(`${"[".repeat(2000)}${"]".repeat(2000)}`) as unknown),
  fc.constant(null).map(() => JSON.parse('{"__proto__": {"type": "rating"}, "constructor": {"prototype": {}}}') as unknown),
);
const names = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "hasOwnProperty", "type", "query", "widgets", "", "a/b~c", "\u0000"),
  fc.string({ maxLength: 12 }),
);

/** One way in which a document goes wrong; the numbers choose where. */
type Mutation = { kind: "replace" | "remove" | "add" | "rename" | "double" | "move"; at: number; to: number; value: unknown; name: string };

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom("replace", "remove", "add", "rename", "double", "move"),
  at: fc.nat(),
  to: fc.nat(),
  value: junk,
  name: names,
});

/** Documents near one of the given ones: a few places changed, removed, renamed, doubled or moved elsewhere. */
export function mutated(documents: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.tuple(fc.constantFrom(...documents), fc.array(mutation, { minLength: 1, maxLength: 6 })).map(([document, mutations]) => {
    const holder = { root: JSON.parse(JSON.stringify(document)) as unknown };
    // A copy of each value: of one object in two places a later mutation could put the one into the other.
    for (const each of mutations) mutate(holder, { ...each, value: structuredClone(each.value) });
    return holder.root;
  });
}

/** Any JSON at all, often with a dashboard's keys. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 6 }),
  junk,
  fc.record(
    {
      version: fc.oneof(fc.constant(1), junk),
      title: fc.oneof(fc.constant("T"), junk),
      widgets: fc.oneof(fc.dictionary(names, junk, { maxKeys: 5 }), junk),
      layout: fc.oneof(fc.record({ tabs: fc.array(junk, { maxLength: 3 }) }), junk),
    },
    { requiredKeys: [] },
  ),
);

interface Spot {
  parent: Record<string, unknown>;
  key: string;
}

function mutate(holder: { root: unknown }, { kind, at, to, value, name }: Mutation): void {
  const spots = spotsOf(holder);
  const spot = spots[at % spots.length];
  const other = spots[to % spots.length];
  if (!spot || !other) return;
  const put = ({ parent, key }: Spot, item: unknown): void =>
    void Object.defineProperty(parent, key, { value: item, enumerable: true, configurable: true, writable: true });
  const held = spot.parent[spot.key];
  switch (kind) {
    case "replace":
      return put(spot, value);
    case "remove":
      if (Array.isArray(spot.parent)) spot.parent.splice(Number(spot.key), 1);
      else if (spot.key !== "root") delete spot.parent[spot.key];
      return;
    case "add":
      if (Array.isArray(held)) held.push(value);
      else if (typeof held === "object" && held !== null) put({ parent: held as Record<string, unknown>, key: name }, value);
      return;
    case "rename":
      if (spot.key === "root" || Array.isArray(spot.parent)) return;
      delete spot.parent[spot.key];
      return put({ parent: spot.parent, key: name }, held);
    case "double":
      if (Array.isArray(held)) held.push(...(held as unknown[]).slice(0, 50));
      return;
    case "move":
      // By value: a document read from JSON has no cycles.
      return put(other, JSON.parse(JSON.stringify(held ?? null)));
  }
}

/** Every place of a document that holds something, the deepest nests left out. */
function spotsOf(parent: Record<string, unknown>, depth = 0): Spot[] {
  if (depth > 12) return [];
  return Object.entries(parent)
    .slice(0, 200)
    .flatMap(([key, value]) => [
      { parent, key },
      ...(typeof value === "object" && value !== null ? spotsOf(value as Record<string, unknown>, depth + 1) : []),
    ]);
}
