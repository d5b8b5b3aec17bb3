import { beforeAll, describe, expect, it } from "vitest";

import type { Texts } from "../../generated/texts.ts";
import { addTexts, translatorOf, useTranslation } from "./texts.ts";

/** Texts in the place of a namespace's own. */
const texts = {
  plain: "Les avis : {{which}} !",
  deep: { down: "Au fond" },
  count_one: "{{count, number}} avis",
  count_many: "{{count, number}} d’avis",
  count_other: "{{count, number}} avis en tout",
  open_zero: "Filtres",
  open_one: "{{count}} filtre",
  open_other: "{{count}} filtres",
  alone: "Avec {{count}}",
};

beforeAll(() => addTexts("soon", texts as unknown as Texts["soon"]));

function say(key: string, values?: Parameters<ReturnType<typeof translatorOf<"soon">>>[1]): string {
  return translatorOf("soon")(key as never, values);
}

describe("a text", () => {
  it("is typeset, and completed by values as they are", () =>
    expect(say("plain", { which: "$t(deep.down) {{n}} <b>" })).toBe("Les avis\u00a0: $t(deep.down) {{n}} <b>\u202f!"));
  it("lacks nothing but a value that is not given", () => expect(say("plain")).toBe("Les avis\u00a0: \u202f!"));
  it("is found by its path", () => expect(say("deep.down")).toBe("Au fond"));
  it.each(["absent", "deep", "deep.down.further", "absent.further", "constructor", "deep.toString"])(
    "is its key where %s leads to none",
    (key) => {
      expect(say(key)).toBe(key);
      expect(say(key, { defaultValue: "autre" })).toBe("autre");
    },
  );
  it("of another namespace is asked for by its name", () => {
    addTexts("code", { of: "Code de {{who}}" } as Texts["code"]);
    const { t } = useTranslation(["soon", "code"]);
    expect(t("code:of", { who: "la ferme" })).toBe("Code de la ferme");
  });
});

describe("a number", () => {
  it("has the form of its count, singular for none and for one", () => {
    expect([0, 1, 1.5, 2].map((count) => say("count", { count }))).toEqual(["0 avis", "1 avis", "1,5 avis", "2 avis en tout"]);
    expect(say("count", { count: 1_000_000 })).toBe("1\u202f000\u202f000 d’avis");
  });
  it("has the form for none where there is one, and the text without forms where there are none", () => {
    expect([0, 1, 3].map((count) => say("open", { count }))).toEqual(["Filtres", "1 filtre", "3 filtres"]);
    expect(say("alone", { count: 4 })).toBe("Avec 4");
  });
});

it("asks by the same function each time, so that effects can depend on it", () =>
  expect(useTranslation("soon").t).toBe(useTranslation("soon").t));
