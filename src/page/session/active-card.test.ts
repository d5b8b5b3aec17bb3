import { expect, it, vi } from "vitest";

import { activeOf, ALL_CARDS } from "./active-card.ts";

const card = (id: string) => ({ id, name: id, category: "hotel", city: null });
const cards = [card("a"), card("b")];

it("looks at the chosen establishment, at all of several, and at the first where none was chosen", () => {
  expect(activeOf(cards, "b")).toEqual({ card: cards[1], cards: [cards[1]] });
  expect(activeOf(cards, ALL_CARDS)).toEqual({ card: undefined, cards });
  expect(activeOf(cards, null)).toEqual({ card: cards[0], cards: [cards[0]] });
  expect(activeOf([card("a")], ALL_CARDS).card?.id).toBe("a");
});

it("looks at nothing where the account has no establishment", () => {
  expect(activeOf([], "a")).toEqual({ card: undefined, cards: [] });
});

it("shows the first one where the chosen one is no longer in the list, and reports it once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(activeOf(cards, "gone").card?.id).toBe("a");
  activeOf(cards, "gone");
  expect(warn).toHaveBeenCalledExactlyOnceWith("Current establishment not in the list: the first one is shown.");
  warn.mockRestore();
});
