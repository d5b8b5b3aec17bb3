import { nearest } from "../../../../src/engine/check/nearest.ts";
import type { Product, Provider } from "../../../../src/generated/types.ts";
import { fold } from "../../../../src/domain/text/fold.ts";
import { countryCode } from "./countries.ts";
import { Refusal } from "./fields.ts";
import { quoted } from "./shown.ts";
import { noCountry, noProfile } from "../../../../src/domain/review/unsaid.ts";

/** Outside words → ours, as the product's configuration has them. */
export interface Vocabulary {
  /** Throws a `Refusal` for a source that the product does not know. */
  provider(name: string): Provider;
  /** Null where no category has this name or alias. */
  category(name: string): string | null;
  /** ISO code; `ZZ` for what is no country. */
  country(name: string | null): string;
  /** By id, with a region or without, or by name; null where it is none of ours. */
  language(said: string | null): string | null;
  /** {@link noProfile} where no word names a profile. */
  profile(words: readonly string[]): string;
  /** Whether the word says that there is none, by id or name. */
  isNoProfile(word: string): boolean;
}

/** In the order in which they win: «Family» and «Business trip» on one review make a family. */
const profiles: readonly [id: string, words: RegExp][] = [
  ["famille", /famil|enfant|kinder|gezin|ninos|bambini/],
  ["couple", /couple|partner|paar|pareja|coppia/],
  ["amis", /friend|amis|vrienden|freunde|amigos|amici/],
  ["groupe", /\bgroup|groep|gruppe|grupo|gruppo/],
  ["solo", /solo|single|alone|alleen|allein|\bseul/],
  ["affaires", /business|affaires|zaken|geschaft|negocios|lavoro/],
];

export function vocabularyOf(product: Product): Vocabulary {
  const key = (word: string): string => fold(word).replace(/[^a-z0-9]+/g, "_");
  const providers = new Map(
    product.providers.flatMap((provider) => [[key(provider.id), provider] as const, [key(provider.name), provider] as const]),
  );
  const categories = new Map(
    product.categories.flatMap(({ id, name, aliases, bordereaux, apidae }) =>
      [id, name, ...aliases, ...bordereaux, ...(apidae ?? [])].map((word) => [key(word), id] as const),
    ),
  );
  const languages = new Map(product.languages.flatMap(({ id, name }) => [[key(id), id] as const, [key(name), id] as const]));
  const known = new Set(product.profiles.map(({ id }) => id));
  const unsaid = new Set(product.profiles.flatMap(({ id, name }) => (id === noProfile ? [key(id), key(name)] : [])));
  return {
    provider: (name) => {
      const provider = providers.get(key(name));
      if (provider) return provider;
      const ids = product.providers.map(({ id }) => id);
      const near = nearest(name, ids);
      throw new Refusal(
        `la source ${quoted(name)} est inconnue${near ? ` (la plus proche : ${near})` : ""}`,
        `Sources connues : ${ids.join(", ")}.`,
      );
    },
    category: (name) => categories.get(key(name)) ?? null,
    country: (name) => (name === null ? noCountry : countryCode(name)),
    language: (said) => {
      if (said === null) return null;
      const [code = ""] = said.split(/[-_]/, 1);
      return languages.get(key(code)) ?? languages.get(key(said)) ?? null;
    },
    profile: (words) => {
      const own = words.find((word) => known.has(word));
      if (own) return own;
      const said = words.map(fold).join(" ");
      return profiles.find(([, pattern]) => pattern.test(said))?.[0] ?? noProfile;
    },
    isNoProfile: (word) => unsaid.has(key(word)),
  };
}
