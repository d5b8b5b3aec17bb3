import { describe, expect, it } from "vitest";

import type { FeedItem } from "../../../src/generated/types.ts";
import { urgencyText } from "./sentence.ts";
import { shownOf } from "./shown.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";

const item = (id: string, text: string | null, title: string | null = null) => ({ id, text, title }) as FeedItem;
const latest = [item("a", null), item("b", "Très bien."), item("c", " "), item("d", null, "Parfait"), item("e", "Calme.")];
const ids = (options: Parameters<typeof shownOf>[1]): string[] => shownOf({ items: latest }, options).map(({ id }) => id);

describe("the reviews of a feed", () => {
  it("put words before a mark alone, each in their order", () => {
    expect(ids({})).toEqual(["b", "d", "e"]);
    expect(ids({ limit: 5 })).toEqual(["b", "d", "e", "a", "c"]);
  });
  it("are in the order of their urgency where they are asked for by it, and say the rule", () => {
    const urgency = { bad_below: 5, recent_days: 30 };
    expect(shownOf({ items: latest, urgency }, {}).map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(urgencyText(viewText(), urgency).replaceAll(/[\u00a0\u202f]/g, " ")).toMatch(
      /^D’abord les avis notés moins de 5 des 30 derniers jours de la période, puis les autres avis notés moins de 5/,
    );
  });
  it("are as they came where that is chosen", () => expect(ids({ written: false })).toEqual(["a", "b", "c"]));
});
