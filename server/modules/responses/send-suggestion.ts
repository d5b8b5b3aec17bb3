import type { FastifyInstance, FastifyReply } from "fastify";

import { eventStreams } from "../../http/event-stream.ts";
import type { Services } from "../../http/services.ts";
import { openAssistant } from "../../ports/assistant/assistant.ts";
import type { GrantedSuggestion } from "./suggest.ts";
import { suggestionStream } from "./suggestion-stream.ts";

/** What sends a suggestion as server-sent events while it is written, to an account or to who has a link. */
export function suggestionSender(
  app: FastifyInstance,
  { environment }: Pick<Services, "environment">,
): (reply: FastifyReply, granted: GrantedSuggestion) => FastifyReply {
  const stream = eventStreams(app);
  const assistant = openAssistant(environment.assistant);
  return (reply, granted) => stream(reply, suggestionStream(granted, assistant, app.log));
}
