import i18next, { type TFunction } from "i18next";

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

/** The language of every text; documents and guests' forms have their translations in themselves. */
const LANGUAGE = "fr";

const instance = i18next.createInstance();
void instance.init({
  lng: LANGUAGE,
  fallbackLng: LANGUAGE,
  resources: { [LANGUAGE]: {} },
  // What shows a text escapes it; a value that holds `$t(…)` or `{{…}}` is text.
  interpolation: { escapeValue: false, skipOnVariables: true },
  missingInterpolationHandler: () => "",
  returnedObjectHandler: () => undefined,
  initAsync: false,
});

const translators = new Map<string, (key: string, values?: Values) => string>();

/** Makes the texts of a namespace known, typeset; they replace those of before. */
export function addTexts<Name extends Namespace>(namespace: Name, texts: Texts[Name]): void {
  instance.addResourceBundle(LANGUAGE, namespace, typesetAll(texts), false, true);
}

/** The same function each time for the same first namespace. */
export function translatorOf<First extends Namespace, Others extends Namespace = never>(
  asked: Asked<First, Others>,
): Translate<First, Others> {
  const first = typeof asked === "string" ? asked : asked[0];
  const translate = translators.get(first) ?? asStrings(instance.getFixedT(LANGUAGE, first));
  translators.set(first, translate);
  return translate;
}

/** The texts of these namespaces as components ask for them. */
export function useTranslation<First extends Namespace, Others extends Namespace = never>(
  asked: Asked<First, Others>,
): { readonly t: Translate<First, Others> } {
  return { t: translatorOf(asked) };
}

/** A key that leads to a group of texts, not to one, is shown like one that leads to none. */
function asStrings(translate: TFunction): (key: string, values?: Values) => string {
  return (key, values = {}) => {
    const text: unknown = translate(key, values);
    return typeof text === "string" ? text : (values.defaultValue ?? key);
  };
}
