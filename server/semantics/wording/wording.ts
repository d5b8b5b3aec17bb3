import { fold } from "../../../src/domain/text/fold.ts";
import type { Lexicon } from "../types.ts";

export type Gender = "masculine" | "feminine" | "neuter" | "plural";

/** How expressions are worded in a language: what the lexicon knows of the gender of things and of the stems of adjectives. */
export interface Wording {
  /** By folded name: the name as it is written, and its gender. */
  things: ReadonlyMap<string, { name: string; gender: Gender }>;
  /** By folded adjective: the stem its endings are put to; null where it takes none («super»). */
  adjectives: ReadonlyMap<string, string | null>;
  /** By folded name without marks: the one under which the same thing is counted. */
  names: ReadonlyMap<string, string>;
}

const GENDERS: readonly Gender[] = ["masculine", "feminine", "neuter", "plural"];

/** A lexicon's wording; empty where it has none. */
export function readWording({ wording = {} }: Lexicon): Wording {
  return {
    things: new Map(GENDERS.flatMap((gender) => (wording[gender] ?? []).map((name) => [fold(name), { name, gender }]))),
    adjectives: new Map((wording.adjectives ?? []).map(readAdjective)),
    names: new Map(
      (wording.names ?? []).map((entry): [string, string] => {
        const [other = "", name = ""] = entry.split("=");
        return [unmarked(other), name];
      }),
    ),
  };
}

/** The name under which a thing is counted: «petit déjeuner» for «petit-déj» too. */
export const nameOf = ({ names }: Wording, thing: string): string => names.get(unmarked(thing)) ?? thing;

/** «Qualité / prix» and «qualité-prix» are the same words. */
const unmarked = (name: string): string => fold(name).replaceAll(/[ /-]+/g, " ");

/** «sauber» keeps its letters, «teuer=teur» has another stem, «super=» takes no ending. */
function readAdjective(entry: string): [string, string | null] {
  const [word = "", stem] = entry.split("=");
  return [fold(word), stem === undefined ? word : stem || null];
}

/** Endings of an adjective before its noun, without article. Dutch has one gender for «de» words: feminine. */
const ENDINGS: Record<string, Record<Gender, string>> = {
  de: { masculine: "er", feminine: "e", neuter: "es", plural: "e" },
  nl: { masculine: "e", feminine: "e", neuter: "", plural: "e" },
};

/** «sauberes Zimmer», «schone kamer»; null where the grammar of either word is not known. */
export function attributive(lang: string, { things, adjectives }: Wording, thing: string, adjective: string): string | null {
  const noun = things.get(fold(thing));
  const stem = adjectives.get(fold(adjective));
  const endings = ENDINGS[lang];
  if (noun === undefined || stem === undefined || endings === undefined) return null;
  const ending = endings[noun.gender];
  return `${stem === null || ending === "" ? adjective : withEnding(stem, ending)} ${noun.name}`;
}

/** «leise» and «er» make «leiser». */
const withEnding = (stem: string, ending: string): string => (stem.endsWith("e") ? stem.slice(0, -1) : stem) + ending;
