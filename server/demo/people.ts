import { forenames, surnames } from "./person-names.ts";
import type { Random } from "./random.ts";
import type { CategoryId, Lang, ProfileId, ProviderId } from "./types.ts";

/** Who writes: what the provider shows of them, and what their text must agree with. */
export interface Person {
  author: string;
  country: string;
  lang: Lang;
  /** Grammatical gender of an author who writes in the singular. */
  feminine: boolean;
  /** With whom they travel, even when the provider does not publish it. */
  company: Exclude<ProfileId, "non_renseigne">;
  profile: ProfileId;
}

const languages: Record<Lang, number> = { fr: 51, de: 15, en: 12, nl: 11, it: 6, es: 5 };

const countries: Record<Lang, Record<string, number>> = {
  fr: { FR: 84, BE: 7, CH: 6, LU: 1, CA: 2 },
  de: { DE: 80, CH: 11, AT: 8, LU: 1 },
  en: { GB: 52, US: 14, IE: 8, AU: 5, CA: 5, DK: 4, SE: 4, NO: 3, FI: 1, PL: 1, CZ: 1, JP: 1, CN: 1 },
  nl: { NL: 74, BE: 26 },
  es: { ES: 100 },
  it: { IT: 92, CH: 8 },
};

const companies: Partial<Record<CategoryId, Partial<Record<Person["company"], number>>>> = {
  hotel: { couple: 44, famille: 22, amis: 8, solo: 11, affaires: 13, groupe: 2 },
  camping: { couple: 28, famille: 57, amis: 11, solo: 4 },
  location: { couple: 36, famille: 44, amis: 15, solo: 4, affaires: 1 },
  collectif: { couple: 25, famille: 30, amis: 20, solo: 15, groupe: 10 },
  restaurant: { couple: 45, famille: 27, amis: 20, solo: 4, affaires: 3, groupe: 1 },
};
const otherwise: Partial<Record<Person["company"], number>> = { couple: 37, famille: 42, amis: 12, solo: 7, groupe: 2 };

/** Providers that are at home with one language. */
const localProviders: Partial<Record<ProviderId, [Lang, number]>> = {
  holidaycheck: ["de", 0.95],
  zoover: ["nl", 0.96],
  gites_de_france: ["fr", 0.82],
  clevacances: ["fr", 0.88],
  moderation: ["fr", 0.7],
  thefork: ["fr", 0.6],
};

/** How often a provider knows with whom its authors travelled. */
const profileKnown: Partial<Record<ProviderId, number>> = {
  booking: 0.97,
  tripadvisor: 0.85,
  holidaycheck: 0.97,
  zoover: 0.9,
  moderation: 0.92,
  expedia: 0.6,
  airbnb: 0.4,
  google: 0.3,
};

/** Draws an author that fits the provider and the kind of place. */
export function drawPerson(r: Random, provider: ProviderId, category: CategoryId): Person {
  const home = localProviders[provider];
  const lang = home && r.chance(home[1]) ? home[0] : r.weighted(languages);
  const country = r.weighted(countries[lang]);
  const company = r.weighted(companies[category] ?? otherwise);
  const feminine = r.chance(0.53);
  const hidden = (provider === "google" || provider === "facebook") && r.chance(0.12);
  return {
    author: displayName(r, { provider, lang, country, feminine, company }),
    country: hidden ? "ZZ" : country,
    lang,
    feminine,
    company,
    profile: r.chance(profileKnown[provider] ?? 0.5) ? company : "non_renseigne",
  };
}

interface Naming {
  provider: ProviderId;
  lang: Lang;
  country: string;
  feminine: boolean;
  company: Person["company"];
}

/** Each provider shows names in its own way: full, initials, first name alone or a nickname. */
function displayName(r: Random, { provider, lang, country, feminine, company }: Naming): string {
  const origin = forenames[country] ? country : lang;
  const sets = forenames[origin] ?? forenames[lang];
  const family = surnames[origin] ?? surnames[lang];
  if (!sets || !family) throw new Error(`No names for ${lang}.`);
  const first = r.pick(feminine ? sets.feminine : sets.masculine);
  const last = r.pick(family);
  const initial = `${last
    .replace(/^(van|de|den|der|von|di|del) +/i, "")
    .charAt(0)
    .toUpperCase()}.`;
  if (provider === "booking" || provider === "airbnb" || provider === "expedia" || provider === "hotels") return first;
  if (provider === "holidaycheck" || provider === "zoover") return r.chance(0.6) ? first : `${first} ${initial}`;
  if (provider === "tripadvisor") {
    return r.weighted({ nick: 5, full: 3, initial: 4 }) === "nick"
      ? `${first.replace(/[ '-]/g, "")}${r.pick(["", "_", ""])}${r.chance(0.5) ? last.replace(/[ '-]/g, "").slice(0, r.int(1, 5)) : r.int(1, 98)}`
      : `${first} ${initial}`;
  }
  if (provider === "google" || provider === "facebook") {
    if (r.chance(0.07)) return `${first.toLowerCase()} ${last.toLowerCase()}`;
    if (company === "famille" && lang === "fr" && r.chance(0.02)) return `Famille ${last}`;
    return r.chance(0.85) ? `${first} ${last}` : `${first} ${initial}`;
  }
  return `${first} ${initial}`;
}
