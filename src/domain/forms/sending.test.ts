import { describe, expect, it } from "vitest";

import { guestLines } from "./guest-lines.ts";
import { mailLanguage } from "./mail-settings.ts";
import { awake, remindTime, sendTime } from "./send-time.ts";

const paris = "Europe/Paris";

describe("a pasted list of guests", () => {
  it("is read whatever the order and the separators, with its line numbers", () => {
    const text = 'e-mail;nom;séjour;langue\nana@exemple.fr;Ana Roy;28/02/2026;fr\n\n"de","Herr Vogt",vogt@example.de,2026-02-01\nrien';
    expect(guestLines(text)).toEqual([
      { line: 2, guest: { email: "ana@exemple.fr", name: "Ana Roy", stay_date: "2026-02-28", lang: "fr" } },
      { line: 4, guest: { email: "vogt@example.de", name: "Herr Vogt", stay_date: "2026-02-01", lang: "de" } },
      { line: 5, guest: { email: "", name: "rien" } },
    ]);
  });
});

describe("the lines of a spreadsheet", () => {
  it("keep the name that has a separator, a short name and a language with its country", () => {
    const text = '"Dupont, Jean";jean@exemple.fr;fr_FR\nLi;li@exemple.fr;De\n"Hôtel ""Le Port""";port@exemple.fr;pt';
    expect(guestLines(text).map(({ guest }) => guest)).toEqual([
      { email: "jean@exemple.fr", name: "Dupont, Jean", lang: "fr" },
      { email: "li@exemple.fr", name: "Li", lang: "de" },
      { email: "port@exemple.fr", name: 'Hôtel "Le Port"', lang: "pt" },
    ]);
  });
});

describe("an invitation", () => {
  it("goes the morning after the stay, and never in quiet hours", () => {
    const now = new Date("2026-06-10T14:00:00+02:00");
    expect(sendTime(now, "2026-06-11", paris).toISOString()).toBe("2026-06-12T07:00:00.000Z");
    expect(sendTime(now, "2026-06-01", paris)).toEqual(now);
    expect(sendTime(now, null, paris)).toEqual(now);
    expect(sendTime(now, "2026-06-11", paris, 18).toISOString()).toBe("2026-06-12T16:00:00.000Z");
    expect(remindTime(now, paris, 11).toISOString()).toBe("2026-06-15T09:00:00.000Z");
    expect(awake(new Date("2026-06-10T22:00:00+02:00"), paris).toISOString()).toBe("2026-06-11T07:00:00.000Z");
    expect(awake(new Date("2026-01-10T05:00:00+01:00"), paris).toISOString()).toBe("2026-01-10T08:00:00.000Z");
  });

  it("goes by the clock of its time zone on the days on which that is changed", () => {
    const autumn = new Date("2026-10-20T14:00:00+02:00");
    expect(sendTime(autumn, "2026-10-24", paris).toISOString()).toBe("2026-10-25T08:00:00.000Z");
    expect(remindTime(autumn, paris, 11).toISOString()).toBe("2026-10-25T10:00:00.000Z");
    expect(awake(new Date("2026-10-25T18:30:00+01:00"), paris).toISOString()).toBe("2026-10-25T17:30:00.000Z");
    expect(awake(new Date("2026-03-29T19:30:00+02:00"), paris).toISOString()).toBe("2026-03-30T07:00:00.000Z");
  });

  it("is in the guest's language where the form is sent in it, else in English, else in French", () => {
    expect(mailLanguage("de", ["fr", "de", "en"])).toBe("de");
    expect(mailLanguage("it", ["fr", "de", "en"])).toBe("en");
    expect(mailLanguage("it", ["de", "fr"])).toBe("fr");
    expect(mailLanguage("it", ["nl"])).toBe("nl");
  });
});
