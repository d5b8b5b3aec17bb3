import { createHash } from "node:crypto";

import type { TranslatedReview } from "../../src/generated/types.ts";
import type { Clock } from "../kit/clock.ts";
import { rateLimited } from "../kit/errors.ts";
import { openTranslator } from "../ports/translation/translator.ts";
import type { Store } from "../store/store.ts";

/** Translations that are not known yet, for one reader: so many at once, and one more every so many milliseconds. */
const AT_ONCE = 30;
const EVERY_MS = 2_000;

interface TranslatingServices {
  store: Store;
  clock: Clock;
  environment: { translate: Parameters<typeof openTranslator>[0] };
}

/**
 * Translates texts into a language (ISO 639-1) for a reader, an account or a link by a name of its own. What was translated
 * once is kept, whoever asked for it: the same text has the same translation. Throws what the translator throws, and 429
 * where the reader asks for new texts more often than one may.
 */
export function openTranslations({
  store,
  clock,
  environment,
}: TranslatingServices): (text: string, lang: string, reader: string) => Promise<string> {
  const translator = openTranslator(environment.translate);
  const limit = readerLimit(() => clock.now().getTime());
  return async (text, lang, reader) => {
    const digest = createHash("sha256").update(text).digest("base64url");
    const known = await store.system("translation", (db) =>
      db.selectFrom("translations").select("text").where("digest", "=", digest).where("lang", "=", lang).executeTakeFirst(),
    );
    if (known) return known.text;
    if (environment.translate !== null) limit(reader);
    const translated = await translator.translate(text, lang);
    const row = { digest, lang, text: translated, at: clock.now().toISOString() };
    await store.system("translation", (db) =>
      db
        .insertInto("translations")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    return translated;
  };
}

/** The words of a review in a language. What is in that language already, and what says nothing, is not translated. */
export async function reviewIn(
  language: string,
  { title, text, lang }: { title: string | null; text: string | null; lang: string | null },
  translate: (words: string) => Promise<string>,
): Promise<TranslatedReview> {
  const translated = async (words: string | null): Promise<string | null> =>
    lang === language || words === null || words.trim() === "" ? words : translate(words);
  const [ofTitle, ofText] = await Promise.all([translated(title), translated(text)]);
  return { title: ofTitle, text: ofText, lang: language };
}

/** Throws (429) where a reader asks more often than one may. Readers that have all their calls back are forgotten. */
function readerLimit(now: () => number): (reader: string) => void {
  const full = new Map<string, number>();
  return (reader) => {
    const at = now();
    for (const [known, until] of full) if (until <= at) full.delete(known);
    // When the reader would have all its calls back, were it to make this one.
    const until = Math.max(full.get(reader) ?? at, at) + EVERY_MS;
    if (until - at > AT_ONCE * EVERY_MS) throw rateLimited(Math.ceil(EVERY_MS / 1000));
    full.set(reader, until);
  };
}
