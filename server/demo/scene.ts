import { monthOf, weekdayOf } from "./calendar.ts";
import type { Person } from "./people.ts";
import { random, type Random } from "./random.ts";
import type { Tier } from "./plan.ts";
import { slotFiller } from "./texts/slots.ts";
import { language } from "./texts/languages.ts";
import type { Voice } from "./texts/markup.ts";
import type { Scene } from "./texts/writer.ts";
import type { DemoEstablishment } from "./types.ts";

const seasons = [
  "winter",
  "winter",
  "spring",
  "spring",
  "spring",
  "summer",
  "summer",
  "summer",
  "autumn",
  "autumn",
  "autumn",
  "winter",
] as const;

/** What the text of one visit must agree with: place, company, season, voice. */
export function sceneOf(
  r: Random,
  visit: { establishment: DemoEstablishment; person: Person; day: number; town: string; tier: Tier },
): Scene {
  const { establishment, person, day, town, tier } = visit;
  const { category, traits, destination, name } = establishment;
  const facts = new Set<string>([category, traits.kind, destination, person.company, seasons[monthOf(day)] ?? "summer"]);
  const weekday = weekdayOf(day);
  const add = (holds: boolean, fact: string): void => {
    if (holds) facts.add(fact);
  };
  facts.add(person.feminine ? "woman" : "man");
  // How strong the words may be: `top` delight, `good` with a reservation, `worst` anger.
  add(tier === 5, "top");
  add(tier === 4, "good");
  add(tier === 1, "worst");
  add(traits.waterside, "lake");
  add(traits.pool, "pool");
  add(traits.restaurant, "restaurant");
  add(traits.village, "village");
  add(traits.dogs, "dogs");
  add(weekday === 5 || weekday === 6 || weekday === 0, "weekend");
  add(monthOf(day) === 6 || monthOf(day) === 7, "holidays");
  add(["couple", "amis", "famille", "groupe"].includes(person.company), "together");
  add(person.company === "solo" || person.company === "affaires", "alone");
  const pitches = ["tent", "mobile-home", "caravan"] as const;
  if (category === "camping") facts.add(r.pick(pitches));
  else for (const pitch of pitches) facts.add(pitch);
  // Details that many guests would mention belong to the place, not to the review.
  const place = random("place", establishment.id);
  for (const fact of ["lift", "garden", "view", "old", "parking", "road", "breakfast-buffet"]) add(place.chance(0.5), fact);
  return {
    lang: person.lang,
    category,
    voice: voiceOf(r, person),
    feminine: person.feminine,
    facts,
    slot: slotFiller(r, language(person.lang).slots, {
      kind: traits.kind,
      destination,
      town,
      name,
    }),
  };
}

function voiceOf(r: Random, { company }: Person): Voice {
  if (company === "solo" || company === "affaires") return "i";
  return r.weighted({ we: 55, on: 27, i: 18 });
}
