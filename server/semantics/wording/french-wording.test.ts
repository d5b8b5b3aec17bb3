import { expect, it } from "vitest";

import { joined } from "./french-wording.ts";
import { readWording } from "./wording.ts";

const wording = readWording({
  lang: "fr",
  themes: {},
  polarity: {},
  modifiers: {},
  wording: { masculine: ["petit déjeuner", "endroit"], feminine: ["literie", "vue", "chambre"] },
});

it.each([
  ["petit déjeuner", "bonne", "bon petit déjeuner"],
  ["literie", "bon", "bonne literie"],
  ["endroit", "belle", "bel endroit"],
  ["vue", "bel", "belle vue"],
  ["trattoria", "bonne", "bonne trattoria"],
  ["chambre", "propre", "chambre propre"],
])("says of «%s» that it is «%s»: «%s»", (thing, opinion, said) => expect(joined(thing, opinion, wording)).toBe(said));
