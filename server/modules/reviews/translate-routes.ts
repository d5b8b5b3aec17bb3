import type { FastifyInstance } from "fastify";

import { countedStates } from "../../analytics/projection-rows.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import { refused } from "../../reading/question.ts";
import { openTranslations, reviewIn } from "../../reading/translations.ts";

/** Longest text of an address that is translated, in UTF-16 units. */
const LONGEST_TEXT = 5_000;

/** Reviews and texts in another language, for accounts. */
export function translateRoutes(app: FastifyInstance, services: Pick<Services, "store" | "clock" | "environment">): void {
  const { store } = services;
  const translate = openTranslations(services);
  const options = { config: { startsWork: true }, exposeHeadRoute: false } as const;

  // A review of any length and script: an address that holds its words may be longer than a server reads.
  route(
    app,
    "translateReview",
    async ({ actor, params: { id }, query }) => {
      const lang = languageOf(query);
      const words = isUuid(id)
        ? await store.forActor(actor).transaction((db) =>
            db
              .selectFrom("reviews")
              .select(["title", "text", "lang"])
              .where("id", "=", id)
              .where("state", "in", [...countedStates])
              .executeTakeFirst(),
          )
        : undefined;
      if (!words) throw new ApiError("object.not-found");
      return reviewIn(lang, words, (text) => translate(text, lang, actor.login));
    },
    options,
  );

  route(
    app,
    "translateText",
    async ({ actor, query }) => {
      const { text = "" } = query;
      if (text.trim() === "" || text.length > LONGEST_TEXT)
        throw refused("/text", `Le texte à traduire doit avoir de 1 à ${LONGEST_TEXT} caractères.`);
      const lang = languageOf(query);
      return { text: await translate(text, lang, actor.login), lang };
    },
    options,
  );
}

/** The language (ISO 639-1) that is asked for; refuses (422) what is none. */
function languageOf({ lang = "" }: { lang?: string | undefined }): string {
  if (!/^[a-z]{2}$/.test(lang)) throw refused("/lang", "Cette langue est inconnue.");
  return lang;
}
