import type { FastifyInstance, FastifyRequest } from "fastify";

import type { AnswerRequest, ReviewAnswer } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { ApiError } from "../../kit/errors.ts";
import { publicAddress } from "../../reading/public-address.ts";
import { answerWithEtag, revisionRead } from "../responses/answer-revision.ts";
import { byLink } from "../responses/answerer.ts";
import { type Responses, responsesOf } from "../responses/responses-store.ts";
import { suggestionSender } from "../responses/send-suggestion.ts";
import { grantSuggestion } from "../responses/suggest.ts";
import type { ModerationServices } from "./moderation-items.ts";
import { findReply, type OpenedReply } from "./reply-links.ts";
import { replyPage, takesAnswer } from "./reply-page.ts";
import { translateReplyRoute } from "./translate-reply.ts";

/**
 * The right of reply without an account, by the link of a mail: the review, and its answer as every answer is written and
 * sent. Once it is sent, the link shows what became of it, and takes another one only where it was refused (410).
 */
export function replyRoutes(app: FastifyInstance, services: ModerationServices, settled: Services["settled"]): void {
  const address = publicAddress((token) => findReply(services, token));
  const { options, opened } = address;
  const sendSuggestion = suggestionSender(app, services);
  const answererOf = ({ link, review, group }: OpenedReply) => byLink({ id: link, review }, group);
  const responses = (link: OpenedReply): Responses => responsesOf(services, answererOf(link));
  const write = async (request: FastifyRequest, answer: AnswerRequest, draft: number | null = null): Promise<ReviewAnswer> => {
    const link = opened(request);
    if (!takesAnswer(link.reply)) throw new ApiError("link.gone");
    const written = await responses(link).write(link.review, answer, { draft });
    if (answer.publish) await settled();
    return written;
  };

  route(app, "readReplyPage", (request) => replyPage(services, opened(request)), options);
  translateReplyRoute(app, services, address);
  route(
    app,
    "respondByToken",
    async (request) => {
      await write(request, { text: request.body.response, publish: true });
      return replyPage(services, opened(request));
    },
    options,
  );
  const read = (request: FastifyRequest): Promise<ReviewAnswer> => responses(opened(request)).read(opened(request).review);
  route(app, "readReplyAnswer", async (request, reply) => answerWithEtag(reply, await read(request)), options);
  route(
    app,
    "writeReplyAnswer",
    async (request, reply) => answerWithEtag(reply, await write(request, request.body, await revisionRead(request, () => read(request)))),
    options,
  );
  route(
    app,
    "generateReplyAnswer",
    async (request, reply) => {
      const link = opened(request);
      if (!takesAnswer(link.reply)) throw new ApiError("link.gone");
      return sendSuggestion(reply, await grantSuggestion(services, answererOf(link), { ...request.body, review: link.review }));
    },
    { ...options, compress: false },
  );
}
