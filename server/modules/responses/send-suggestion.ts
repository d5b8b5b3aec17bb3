import type { FastifyReply } from "fastify";

import type { SuggestionEvent } from "../../../src/generated/types.ts";
import type { Suggestion } from "./suggest.ts";

/** Sends a suggestion as server-sent events: its words, then what it rests on and how many are left. */
export function sendSuggestion(reply: FastifyReply, { pieces, quota, sources }: Suggestion): FastifyReply {
  const events = [...pieces.map((words) => event("delta", { text: words })), event("done", { quota, sources })];
  return reply.header("Content-Type", "text/event-stream; charset=utf-8").header("Cache-Control", "no-store").send(events.join(""));
}

function event(type: "delta" | "done", data: SuggestionEvent): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
