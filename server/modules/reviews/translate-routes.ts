import { createHash } from "node:crypto";

import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { rateLimited } from "../../kit/errors.ts";
import { openTranslator } from "../../ports/translation/translator.ts";
import { refused } from "../../reading/question.ts";

/** Longest text that is translated, in UTF-16 units: longer than almost every review. */
const LONGEST_TEXT = 5_000;
/** Translations that are not known yet, for one account: so many at once, and one more every so many milliseconds. */
const AT_ONCE = 30;
const EVERY_MS = 2_000;

/** Texts in another language. What was translated once is kept, whoever asked for it: the same text has the same translation. */
export function translateRoutes(
  app: FastifyInstance,
  { store, clock, environment }: Pick<Services, "store" | "clock" | "environment">,
): void {
  const translator = openTranslator(environment.translate);
  const limit = accountLimit(() => clock.now().getTime());

  route(
    app,
    "translateText",
    async ({ actor, query }) => {
      const { text = "", lang = "" } = query;
      if (text.trim() === "" || text.length > LONGEST_TEXT)
        throw refused("/text", `Le texte à traduire doit avoir de 1 à ${LONGEST_TEXT} caractères.`);
      if (!/^[a-z]{2}$/.test(lang)) throw refused("/lang", "Cette langue est inconnue.");
      const digest = createHash("sha256").update(text).digest("base64url");
      const known = await store.system("translation", (db) =>
        db.selectFrom("translations").select("text").where("digest", "=", digest).where("lang", "=", lang).executeTakeFirst(),
      );
      if (known) return { text: known.text, lang };
      if (environment.translate !== null) limit(actor.login);
      const translated = await translator.translate(text, lang);
      const row = { digest, lang, text: translated, at: clock.now().toISOString() };
      await store.system("translation", (db) =>
        db
          .insertInto("translations")
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
      return { text: translated, lang };
    },
    { config: { startsWork: true }, exposeHeadRoute: false },
  );
}

/** Throws (429) where an account asks more often than it may. Accounts that have all their calls back are forgotten. */
function accountLimit(now: () => number): (login: string) => void {
  const full = new Map<string, number>();
  return (login) => {
    const at = now();
    for (const [known, until] of full) if (until <= at) full.delete(known);
    // When the account would have all its calls back, were it to make this one.
    const until = Math.max(full.get(login) ?? at, at) + EVERY_MS;
    if (until - at > AT_ONCE * EVERY_MS) throw rateLimited(Math.ceil(EVERY_MS / 1000));
    full.set(login, until);
  };
}
