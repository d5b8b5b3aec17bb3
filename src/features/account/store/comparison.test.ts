import { expect, it } from "vitest";

import type { StoreOption } from "../../../generated/types.ts";
import { advantagesOf } from "./comparison.ts";

const offer = (id: string, compared_with: string | null, ...gives: string[]) => ({ id, compared_with, gives }) as unknown as StoreOption;

it("an offer has the advantages of the one that it is compared with, and of that one's", () => {
  const found = advantagesOf([offer("a", null, "avis"), offer("b", "a", "widgets"), offer("c", "b", "annuel")]);
  expect(found.map(({ text, offers }) => [text, [...offers].join()])).toEqual([
    ["avis", "a,b,c"],
    ["widgets", "b,c"],
    ["annuel", "c"],
  ]);
});

it("two offers that are compared with each other end nowhere but where they are", () => {
  expect(advantagesOf([offer("a", "b", "x"), offer("b", "a", "y")]).map(({ offers }) => offers.size)).toEqual([2, 2]);
});
