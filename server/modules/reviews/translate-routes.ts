import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { refused } from "../../reading/question.ts";
import { openTranslations } from "../../reading/translations.ts";

/** Longest text that is translated, in UTF-16 units: longer than almost every review. */
const LONGEST_TEXT = 5_000;

/** Texts in another language, for accounts. */
export function translateRoutes(app: FastifyInstance, services: Pick<Services, "store" | "clock" | "environment">): void {
  const translate = openTranslations(services);

  route(
    app,
    "translateText",
    async ({ actor, query }) => {
      const { text = "", lang = "" } = query;
      if (text.trim() === "" || text.length > LONGEST_TEXT)
        throw refused("/text", `Le texte à traduire doit avoir de 1 à ${LONGEST_TEXT} caractères.`);
      if (!/^[a-z]{2}$/.test(lang)) throw refused("/lang", "Cette langue est inconnue.");
      return { text: await translate(text, lang, actor.login), lang };
    },
    { config: { startsWork: true }, exposeHeadRoute: false },
  );
}
