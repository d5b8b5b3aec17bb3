import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { publicAddress } from "../../reading/public-address.ts";
import { openTranslations, reviewIn } from "../../reading/translations.ts";
import type { ModerationServices } from "./moderation-items.ts";
import type { OpenedReply } from "./reply-links.ts";

/** The page of a link is in French. */
const LANGUAGE = "fr";

/** The review of a link in the language of its page: the link says which text, so that nothing else can be translated by it. */
export function translateReplyRoute(
  app: FastifyInstance,
  services: ModerationServices,
  { options, opened }: ReturnType<typeof publicAddress<OpenedReply>>,
): void {
  const { store } = services;
  const translate = openTranslations(services);

  route(
    app,
    "translateReplyReview",
    async (request) => {
      const { link, review } = opened(request);
      const words = await store.system("moderation.reply-words", (db) =>
        db.selectFrom("reviews").select(["title", "text", "lang"]).where("id", "=", review).executeTakeFirstOrThrow(),
      );
      return reviewIn(LANGUAGE, words, (text) => translate(text, LANGUAGE, `link ${link}`));
    },
    { ...options, config: { startsWork: true }, exposeHeadRoute: false },
  );
}
