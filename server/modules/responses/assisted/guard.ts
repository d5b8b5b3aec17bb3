import { checkAnswer } from "../../../../src/domain/answers/check.ts";
import { fold } from "../../../../src/domain/text/fold.ts";
import { placedWords } from "../../../../src/domain/text/words.ts";
import type { AnswerCheckWords } from "../../../../src/generated/types.ts";

/** What a sentence of a model is held against. */
interface GuardedBy {
  lang: string;
  /** The words of the languages that the answer may be in. */
  checks: readonly AnswerCheckWords[];
  author: string | null;
  neverPromise: readonly string[];
  /** Title and text of the review. */
  words: string;
  /** The facts and the context on which the sentence says that it rests. */
  cited: readonly string[];
  /** Names that anybody may write: the establishment's. */
  names: string;
}

/** Why a sentence is kept back. */
type KeptBack = "markup" | "script" | "instructions" | "unsuitable" | "figure" | "name" | "claim" | "unrelated";

/** Marks of code, of a page or of a list, and words longer than any. */
const MARKUP = /[<>{}[\]|`\\^~=*#_]|\S{36,}|^\s*[-•\d]+[.)]?\s/u;
/** Letters outside those in which the six languages are written, and what does not show. */
const SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|[\p{Cc}\p{Cf}\p{Co}\p{Extended_Pictographic}]/u;
/** A model that speaks of itself or of its instructions. */
const INSTRUCTIONS =
  /\b(?:prompts?|instructions?|consignes?|anweisung(?:en)?|instructies|instrucci[oó]n(?:es)?|istruzion[ei]|system|syst[eè]me|sistema|json|language model|mod[eè]le de langage|sprachmodell|taalmodel|modelo de lenguaje|modello linguistico|chatgpt|openai|as an ai|en tant qu.ia|k[iü]nstliche intelligenz|intelligence artificielle|artificial intelligence|inteligencia artificial|intelligenza artificiale|jailbreak)\b/iu;

/** Pronouns that Italian, Spanish and Dutch write with a capital, as polite forms. */
const POLITE = ["sua", "suo", "suoi", "sue", "lei", "loro", "usted", "ustedes", "uw"];

/** The number of letters of a word that two forms of it share. */
const STEM = 5;

/**
 * Why a sentence that a model wrote is not let through; null where it is. What it may contain: words of thanks and regret,
 * and facts of which it names the source; figures only as they are in the review or in such a source, names and contacts only
 * as they are in such a source.
 */
export function keptBack(sentence: string, by: GuardedBy): KeptBack | null {
  if (MARKUP.test(sentence)) return "markup";
  if (SCRIPT.test(sentence)) return "script";
  if (INSTRUCTIONS.test(sentence)) return "instructions";
  const sources = by.cited.join("\n");
  const warnings = checkAnswer(sentence, { words: by.checks, author: by.author, neverPromise: by.neverPromise });
  if (warnings.some(({ start, end }) => !sources.includes(sentence.slice(start, end)))) return "unsuitable";
  const known = `${by.words}\n${sources}`;
  const figures = new Set(known.match(/\d+/g));
  if ((sentence.match(/\d+/g) ?? []).some((figure) => !figures.has(figure))) return "figure";
  if (by.lang !== "de" && strangeNames(sentence, `${sources}\n${by.names}\n${by.author ?? ""}`).length > 0) return "name";
  if (by.cited.length === 0) return claims(sentence, by.checks) ? "claim" : null;
  return rests(sentence, sources) ? null : "unrelated";
}

/** Words with a capital within the sentence that are neither in its sources nor of the establishment or of who signed the review. */
function strangeNames(sentence: string, known: string): string[] {
  const words = new Set([...POLITE, ...placedWords(known).map(({ word }) => word)]);
  return Array.from(sentence.matchAll(/(?<=\p{L}[,;:’' ]\s?)\p{Lu}[\p{L}'’-]+/gu), ([name]) => name).filter((name) =>
    placedWords(name).some(({ word }) => word.length > 2 && !words.has(word)),
  );
}

/** Whether it says that something was or will be done. */
function claims(sentence: string, checks: readonly AnswerCheckWords[]): boolean {
  const text = ` ${placedWords(sentence)
    .map(({ word }) => word)
    .join(" ")} `;
  return checks.some(({ claims: phrases }) =>
    phrases.some((phrase) =>
      text.includes(
        ` ${placedWords(phrase)
          .map(({ word }) => word)
          .join(" ")} `,
      ),
    ),
  );
}

/** Whether it shares a word that says something with its sources. */
function rests(sentence: string, sources: string): boolean {
  const stems = (text: string): Set<string> =>
    new Set(placedWords(text).flatMap(({ word }) => (word.length >= STEM ? [fold(word).slice(0, STEM)] : [])));
  const known = stems(sources);
  return [...stems(sentence)].some((stem) => known.has(stem)) || known.size === 0;
}
