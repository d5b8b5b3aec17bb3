import { termForms } from "../../../src/domain/text/text-matches.ts";
import type { TextQuery, TextTerm } from "../../../src/domain/text/text-query.ts";
import { inflectedLanguages } from "../../../src/domain/text/word-forms.ts";
import type { Dialect } from "../sql/dialect.ts";
import type { Parameters } from "../sql/parameters.ts";

/** The conditions of a search in the texts of reviews `f`; none where it asks for nothing. */
export function textConditions(query: TextQuery | undefined, dialect: Dialect, parameters: Parameters): string[] {
  if (!query) return [];
  const holds = (term: TextTerm): string => `(${termCondition(term, dialect, parameters)})`;
  return [
    ...query.all.map((group) => `(${group.map(holds).join(" OR ")})`),
    ...query.none.map((term) => `NOT coalesce(${holds(term)}, FALSE)`),
  ];
}

/**
 * A term is in the searched words as « word »: each form of it is one look, in the reviews of its languages alone.
 * Where there are several forms, what they begin with is looked for first: few reviews hold it.
 */
function termCondition(term: TextTerm, dialect: Dialect, parameters: Parameters): string {
  const needle = (phrase: readonly string[]): string => ` ${phrase.join(" ")}${term.prefix ? "" : " "}`;
  const languages = new Map<string, string[]>();
  const typed = needle(term.words);
  for (const language of inflectedLanguages)
    for (const form of termForms(term, language).map(needle))
      if (form !== typed) languages.set(form, [...(languages.get(form) ?? []), language]);
  const contains = (part: string): string => dialect.contains("f.search", parameters.bind(part));
  if (languages.size === 0) return contains(typed);
  const byLanguages = new Map<string, { own: readonly string[]; forms: string[] }>();
  for (const [form, own] of languages) {
    const key = own.join();
    const known = byLanguages.get(key) ?? { own, forms: [] };
    byLanguages.set(key, { own, forms: [...known.forms, form] });
  }
  const others = Array.from(
    byLanguages.values(),
    ({ own, forms }) => `${parameters.oneOf("f.lang", own)} AND (${forms.map(contains).join(" OR ")})`,
  );
  return `${contains(commonStart([typed, ...languages.keys()]))} AND (${[contains(typed), ...others].join(" OR ")})`;
}

function commonStart([first = "", ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}
