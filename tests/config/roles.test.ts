import { expect, it } from "vitest";

import { knownRoles } from "../../src/domain/access/access.ts";
import texts from "../../src/app/app.fr.json" with { type: "json" };

it("every role has a French name, and no name is without its role", () => {
  expect(Object.keys(texts.role).toSorted()).toEqual(knownRoles.toSorted());
});
