import table from "./concepts.json" with { type: "json" };

/** Names the concepts of a lexicon entry's key in one language: «belle vue» and «sea view» both hold `view`. */
export type ConceptsOf = (key: string) => readonly string[];

interface Words {
  exact: Map<string, string[]>;
  prefixes: [prefix: string, concept: string][];
}

function wordsOf(lang: string): Words {
  const words: Words = { exact: new Map(), prefixes: [] };
  for (const [concept, byLang] of Object.entries(table)) {
    const own: [string, string[]][] = Object.entries(byLang);
    for (const word of own.find(([name]) => name === lang)?.[1] ?? []) {
      if (word.endsWith("*")) words.prefixes.push([word.slice(0, -1), concept]);
      else words.exact.set(word, [...(words.exact.get(word) ?? []), concept]);
    }
  }
  return words;
}

/** The concepts of lexicon entries in a language, found by the words of their keys; none for a language without table. */
export function conceptsIn(lang: string): ConceptsOf {
  const { exact, prefixes } = wordsOf(lang);
  const remembered = new Map<string, string[]>();
  return (key) => {
    let found = remembered.get(key);
    if (found === undefined) {
      const names = new Set<string>();
      for (const word of key.split(" ")) {
        for (const concept of exact.get(word) ?? []) names.add(concept);
        for (const [prefix, concept] of prefixes) if (word.startsWith(prefix)) names.add(concept);
      }
      remembered.set(key, (found = [...names]));
    }
    return found;
  };
}
