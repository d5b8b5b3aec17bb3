const NBSP = "\u00a0";
const NARROW = "\u202f";

/**
 * A French sentence written with ordinary spaces, as it is shown: no line ends before its punctuation or within its
 * quotation marks, and the space before «;», «!» and «?» is narrow. Applying it again changes nothing.
 *
 * Source: Lexique des règles typographiques en usage à l'Imprimerie nationale.
 */
export function typeset(sentence: string): string {
  return sentence.replace(/(?<=«) | (?=»|[%€]|:(?!\S))/g, NBSP).replace(/ (?=[;!?])/g, NARROW);
}

/** Each sentence of a tree of texts, such as a namespace. */
export function typesetAll<Tree>(texts: Tree): Tree {
  if (typeof texts === "string") return typeset(texts) as Tree;
  if (typeof texts !== "object" || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, typesetAll(value)])) as Tree;
}
