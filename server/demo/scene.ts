import { seasonOfMonth } from "../../src/domain/time/season-of-year.ts";
import { monthOf, weekdayOf } from "./calendar.ts";
import type { Person } from "./people.ts";
import { withArticle, withPreposition } from "./french-places.ts";
import { placeFacts, type PlaceFacts } from "./place.ts";
import type { Random } from "./random.ts";
import { isOpenIn } from "./seasonality.ts";
import type { Tier } from "./plan.ts";
import { slotFiller, type SlotTable } from "./texts/slots.ts";
import { language } from "./texts/languages.ts";
import type { Voice } from "./texts/markup.ts";
import type { Scene } from "./texts/writer.ts";
import type { DemoData, DemoEstablishment, Lang } from "./types.ts";

/** Sites that guests of a destination may have seen during their stay. */
export type Sights = readonly DemoEstablishment[];

/** The sites by child destination. */
export function sightsOf({ establishments }: Pick<DemoData, "establishments">): ReadonlyMap<string, Sights> {
  const byChild = new Map<string, DemoEstablishment[]>();
  for (const place of establishments) if (place.category === "site") byChild.set(place.child, [...(byChild.get(place.child) ?? []), place]);
  return byChild;
}

interface Visit {
  establishment: DemoEstablishment;
  person: Person;
  day: number;
  /** Name of the commune. */
  town: string;
  sights: Sights;
  tier: Tier;
}

/** What the text of one visit must agree with: place, company, season, voice. */
export function sceneOf(r: Random, visit: Visit): Scene {
  const { establishment, person, day, tier } = visit;
  const { category, traits, destination, child } = establishment;
  const month = monthOf(day);
  const facts = new Set<string>([category, traits.kind, destination, child, person.company, seasonOfMonth(month), `m${month + 1}`]);
  const weekday = weekdayOf(day);
  const place = placeFacts(establishment);
  const add = (holds: boolean, fact: string): void => {
    if (holds) facts.add(fact);
  };
  facts.add(person.feminine ? "woman" : "man");
  // How strong the words may be: `top` delight, `good` with a reservation, `worst` anger; `high` is either of the first, `low` any displeasure.
  add(tier === 5, "top");
  add(tier === 4, "good");
  add(tier >= 4, "high");
  add(tier === 3, "middling");
  add(tier <= 2, "low");
  add(tier === 1, "worst");
  add(traits.waterside, "lake");
  add(traits.pool, "pool");
  add(traits.restaurant, "restaurant");
  add(traits.village, "village");
  add(traits.dogs, "dogs");
  add(weekday === 5 || weekday === 6 || weekday === 0, "weekend");
  add(weekday === 0, "sunday");
  add(weekday === place.marketDay, "market");
  add(month === 6 || month === 7, "holidays");
  add(["couple", "amis", "famille", "groupe"].includes(person.company), "together");
  add(person.company === "solo" || person.company === "affaires", "alone");
  const pitches = ["tent", "mobile-home", "caravan"] as const;
  if (category === "camping") facts.add(r.pick(pitches));
  else for (const pitch of pitches) facts.add(pitch);
  for (const detail of place.details) facts.add(detail);
  const { slots } = language(person.lang);
  return {
    lang: person.lang,
    category,
    voice: voiceOf(r, person),
    feminine: person.feminine,
    facts,
    slot: slotFiller(r, slots, { kind: traits.kind, destination, known: knownSlots(r, visit, place, slots) }),
  };
}

/** The slots that place and day decide: looked up as they are met, which most are not. */
function knownSlots(
  r: Random,
  { establishment, person: { lang }, day, town, sights }: Visit,
  place: PlaceFacts,
  { woman = [""], man = [""] }: SlotTable,
): (name: string) => string | undefined {
  const month = (): string => calendarWords(lang).months[monthOf(day)] ?? "";
  const sight = (): string => {
    const open = sights.filter(({ id, traits }) => id !== establishment.id && isOpenIn(traits.kind, monthOf(day)));
    if (open.length === 0) return town;
    const { name } = r.pick(open);
    return lang === "fr" ? withArticle(name) : name;
  };
  const known: Readonly<Record<string, () => string | undefined>> = {
    town: () => town,
    name: () => establishment.name,
    atown: () => withPreposition("à", town),
    detown: () => withPreposition("de", town),
    sight,
    month,
    demonth: () => withPreposition("de", month()),
    weekday: () => calendarWords(lang).weekdays[weekdayOf(day)],
    marketday: () => calendarWords(lang).weekdays[place.marketDay],
    woman: () => woman[place.staff[0] % woman.length],
    man: () => man[place.staff[1] % man.length],
  };
  return (name) => place.figures[name] ?? known[name]?.();
}

const calendars = new Map<Lang, { months: string[]; weekdays: string[] }>();

function calendarWords(lang: Lang): { months: string[]; weekdays: string[] } {
  const before = calendars.get(lang);
  if (before) return before;
  const word = (date: Date, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(lang, { ...options, timeZone: "UTC" }).format(date);
  const words = {
    months: Array.from({ length: 12 }, (_, month) => word(new Date(Date.UTC(2024, month, 1)), { month: "long" })),
    // The first of September 2024 is a Sunday.
    weekdays: Array.from({ length: 7 }, (_, day) => word(new Date(Date.UTC(2024, 8, 1 + day)), { weekday: "long" })),
  };
  calendars.set(lang, words);
  return words;
}

function voiceOf(r: Random, { company }: Person): Voice {
  if (company === "solo" || company === "affaires") return "i";
  return r.weighted({ we: 55, on: 27, i: 18 });
}
