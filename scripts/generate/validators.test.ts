import { expect, it } from "vitest";

import type { JsonObject } from "./schemas.ts";
import { validatorsOf } from "./validators.ts";

/** The generated validator of a schema titled «Thing», loaded as a page loads it. */
async function validatorOf(schema: JsonObject): Promise<(value: unknown) => boolean> {
  const id = "thing.schema.json";
  const [found] = await validatorsOf([{ id, schema: { $id: id, title: "Thing", type: "object", ...schema } }], [], process.cwd());
  const module = (await import(`data:text/javascript,${encodeURIComponent(found?.code ?? "")}`)) as {
    isThing: (value: unknown) => boolean;
  };
  return module.isThing;
}

it("keeps a rule about a property that bears the name of a keyword of words alone", async () => {
  const text = { type: "string" };
  const isThing = await validatorOf({
    description: "Never checked.",
    properties: { title: text, description: text, size: { type: "number", description: "Never checked." } },
    dependentRequired: { title: ["description"] },
  });
  expect(isThing({ title: "A", description: "B", size: 1 })).toBe(true);
  expect(isThing({ title: 1, description: "B" })).toBe(false);
  expect(isThing({ size: "1" })).toBe(false);
  expect(isThing({ title: "A" })).toBe(false);
});

it("refuses a list of unique items whose items do not say that they are scalars", async () => {
  const listOf = (items: JsonObject): JsonObject => ({ properties: { list: { type: "array", items, uniqueItems: true } } });
  for (const items of [{ enum: ["a", "b"] }, { $ref: "#/$defs/Name" }, { type: "object" }, { type: ["string", "array"] }, {}]) {
    await expect(validatorOf(listOf(items))).rejects.toThrow('thing.schema.json/properties/list: "uniqueItems" needs items with a scalar');
  }
  const isThing = await validatorOf(listOf({ type: ["integer", "string"] }));
  expect(isThing({ list: [1, "1", 2] })).toBe(true);
  expect(isThing({ list: ["a", "b", "a"] })).toBe(false);
});
