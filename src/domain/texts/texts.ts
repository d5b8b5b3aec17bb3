import type { TextKeys, Texts } from "../../generated/texts.ts";
import { typesetAll } from "../format/typeset.ts";

export type Namespace = keyof Texts;

/** The keys of one namespace, and those of others, which begin with their namespace («ui:close»). */
type KeyOf<First extends Namespace, Others extends Namespace> = TextKeys[First] | { [Name in Others]: `${Name}:${TextKeys[Name]}` }[Others];

/** What a text is completed with: `count` chooses its plural form as well, `defaultValue` replaces a text that is absent. */
export interface Values {
  readonly count?: number;
  readonly defaultValue?: string;
  readonly [name: string]: string | number | null | undefined;
}

/** Returns the text of a key, completed with these values; the key itself, or the default, where there is no such text. */
export type Translate<First extends Namespace, Others extends Namespace = never> = (key: KeyOf<First, Others>, values?: Values) => string;

/** A namespace, or several, of which the first is that of plain keys. */
type Asked<First extends Namespace, Others extends Namespace> = First | readonly [First, ...Others[]];

type Tree = Readonly<Record<string, unknown>>;

const known = new Map<string, Tree>();
const translators = new Map<string, (key: string, values?: Values) => string>();
const plurals = new Intl.PluralRules("fr");
const numbers = new Intl.NumberFormat("fr");

/** Makes the texts of a namespace known, typeset; they replace those of before. */
export function addTexts<Name extends Namespace>(namespace: Name, texts: Texts[Name]): void {
  known.set(namespace, typesetAll(texts) as Tree);
}

/** The same function each time for the same first namespace. */
export function translatorOf<First extends Namespace, Others extends Namespace = never>(
  asked: Asked<First, Others>,
): Translate<First, Others> {
  const first = typeof asked === "string" ? asked : asked[0];
  const translate = translators.get(first) ?? ((key: string, values: Values = {}): string => textOf(first, key, values));
  translators.set(first, translate);
  return translate;
}

/** The texts of these namespaces as components ask for them. */
export function useTranslation<First extends Namespace, Others extends Namespace = never>(
  asked: Asked<First, Others>,
): { readonly t: Translate<First, Others> } {
  return { t: translatorOf(asked) };
}

function textOf(first: string, key: string, values: Values): string {
  const colon = key.indexOf(":");
  const tree = known.get(colon < 0 ? first : key.slice(0, colon));
  const path = key.slice(colon + 1).split(".");
  const name = path.pop() ?? "";
  const holder = path.reduce<unknown>((place, part) => (place as Tree | undefined)?.[part], tree) as Tree | undefined;
  const text = formsOf(name, values.count)
    .map((form) => holder?.[form])
    .find((found) => typeof found === "string") as string | undefined;
  return text === undefined ? (values.defaultValue ?? key) : completed(text, values);
}

/** The names under which a text is looked for: its form for none, then that of its number, then the text without forms. */
function formsOf(name: string, count: number | undefined): string[] {
  if (count === undefined) return [name];
  return [...(count === 0 ? [`${name}_zero`] : []), `${name}_${plurals.select(count)}`, name];
}

/** Fills the places `{{name}}` of a text in, and `{{name, number}}` with a number as it is written in French. */
function completed(text: string, values: Values): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*(,\s*number\s*)?\}\}/g, (_, name: string, number: string | undefined) => {
    const value = values[name] ?? "";
    return number && typeof value === "number" ? numbers.format(value) : String(value);
  });
}
