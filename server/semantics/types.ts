import type { IncidentKind } from "../../src/domain/review/incidents.ts";

/** The themes that something was learnt of, in the order learnt weights are stored; lexicons may feed others beside them. */
export const THEMES = [
  "accueil",
  "proprete",
  "chambre",
  "calme",
  "restauration",
  "petit_dejeuner",
  "emplacement",
  "equipements",
  "prix",
  "ambiance",
  "acces",
  "numerique",
  "attente",
  "pedagogie",
] as const;

export type Polarity = "positive" | "negative" | "neutral" | "mixed";

/** One theme spoken of in one sentence. Offsets are UTF-16 indices, end excluded. */
export interface Mention {
  theme: string;
  polarity: Polarity;
  /** Intensity in ]0,1]. */
  strength: number;
  start: number;
  end: number;
  sentence: [number, number];
}

/** An opinion-bearing n-gram, normalised («chambre propre»). */
export interface Expression {
  text: string;
  polarity: Polarity;
  start: number;
  end: number;
}

export interface Analysis {
  lang: string;
  /** Overall tonality in [-1,1]; above 0 means favourable. */
  tonality: number;
  mentions: Mention[];
  expressions?: Expression[];
  incidents?: Incident[];
}

/** Words that report something grave; offsets as those of mentions. */
export interface Incident {
  kind: IncidentKind;
  start: number;
  end: number;
}

export type Analyser = (text: string, lang?: string, domain?: string) => Analysis;

/** Cues of one theme. `praise` and `blame` name the theme by themselves; the soft ones only where no target claims them. */
export interface ThemeCues {
  targets?: string[];
  praise?: string[];
  blame?: string[];
  soft_praise?: string[];
  soft_blame?: string[];
}

export interface GradedWords {
  strong?: string[];
  normal?: string[];
  weak?: string[];
}

export interface Modifiers {
  negators?: string[];
  boosters?: string[];
  dampers?: string[];
  contrast?: string[];
  links?: string[];
  neutralisers?: string[];
  irony?: string[];
  forward?: string[];
  feelings?: string[];
  attributives?: string[];
  verdict_praise?: string[];
  verdict_blame?: string[];
  communal?: string[];
}

/** The figures of speech of a language: phrases by what they do to the judgements around them. */
export interface TurnPhrases {
  exceptions?: string[];
  without?: string[];
  seekers?: string[];
  wishes?: string[];
  wished?: string[];
  unexpected?: string[];
  outdone?: string[];
  levelling?: string[];
  doubts?: string[];
  disclaimers?: string[];
  expectations?: string[];
  refutations?: string[];
  besides?: string[];
  idle?: string[];
}

/** The phrases, and the words that must accompany some of them. */
export interface TurnWords extends TurnPhrases {
  conditionals?: string[];
  degrees?: string[];
  comparatives?: string[];
  subjunctives?: string[];
}

/** One language's lexicon, as kept in `templates/lexicons`. */
export interface Lexicon {
  $schema?: string;
  lang: string;
  themes: Record<string, ThemeCues>;
  polarity: { praise?: GradedWords; blame?: GradedWords; neutral?: string[] };
  modifiers: Modifiers;
  turns?: TurnWords;
  /** Words that indicate the kind of place: hotel, site, restaurant. */
  domains?: Record<string, string[]>;
  /** Signs of grave incidents, and words that exclude one from their sentence. */
  incidents?: Partial<Record<IncidentKind | "unless", string[]>>;
  /** Things by gender, and adjectives with their stems: how expressions are worded. */
  wording?: Partial<Record<"masculine" | "feminine" | "neuter" | "plural" | "adjectives" | "names", string[]>>;
  /** Frequent little words that give the language away. */
  function_words?: string[];
}
