import { expect, it } from "vitest";

import type { Today } from "../../generated/types.ts";
import { todosOf } from "./todo.ts";

const today = (own: Partial<Today> = {}): Today => ({
  incidents: 0,
  unanswered: 0,
  urgent: 0,
  rule: { bad_below: 5, recent_days: 30 },
  fall: null,
  tested: 4,
  days: 90,
  ...own,
});
const sentences = (own: Partial<Today>): string[] => todosOf(today(own)).map(({ sentence }) => sentence);

it("puts bad and recent reviews before the others that wait, and says the others only where there are some", () => {
  expect(sentences({ unanswered: 9, urgent: 2 })).toEqual(["urgent", "unanswered", "steady"]);
  expect(sentences({ unanswered: 2, urgent: 2 })).toEqual(["urgent", "steady"]);
});

it("puts grave incidents before everything else, answered or not", () => {
  expect(sentences({ incidents: 1, unanswered: 3, urgent: 1 })).toEqual(["incidents", "urgent", "unanswered", "steady"]);
  expect(todosOf(today({ incidents: 2 }))[0]).toEqual({ sentence: "incidents", values: { count: 2 }, leads: "incidents" });
});

it("says that all is answered, and that themes hold, only where that was looked at", () => {
  expect(sentences({})).toEqual(["answered", "steady"]);
  expect(sentences({ tested: 0 })).toEqual(["answered", "untested"]);
});

it("names the theme that falls, with both figures signed", () => {
  const fall = { theme: "acces", label: "Accès", from: { value: 20, n: 60 }, to: { value: -12, n: 58 } };
  expect(todosOf(today({ fall })).at(-1)).toEqual({
    sentence: "fall",
    values: { theme: "Accès", from: "+20", to: "−12", days: 90 },
    leads: "opinions",
  });
});
