import { expect, it } from "vitest";
import { initials } from "./avatar.tsx";

it.each([
  ["c.morel", "CM"],
  ["Camille Morel", "CM"],
  ["bellerive", "B"],
  ["dmo.api@belvedere.example", "DA"],
  ["élodie", "É"],
  ["", ""],
])("shortens «%s» to %s", (name, short) => {
  expect(initials(name)).toBe(short);
});
