import type { FastifyInstance } from "fastify";

import { ApiError } from "../kit/errors.ts";
import { localAccess } from "../http/access.ts";
import { liftDeadline } from "../http/request-deadline.ts";
import { commands } from "../commands/all-commands.ts";
import type { CommandContext } from "../commands/command.ts";
import { CommandRefusal } from "../kit/command-refusal.ts";
import { lineWriter } from "../kit/line-writer.ts";

/** Of the header that carries a command's arguments, as JSON in base64url. */
export const argumentsHeader = "x-arguments";

/**
 * `POST /local/commands/:name`: the commands of this machine, for the bearer of the token in `server.json`.
 * The body is the command's input, as long as it likes; the answer is NDJSON, one `{event}` a line, the
 * last line `{result}` or `{refused}`.
 */
export async function localRoutes(app: FastifyInstance, context: CommandContext): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body stays a stream.
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.post<{ Params: { name: string } }>("/local/commands/:name", { config: { access: localAccess } }, (request, reply) => {
      const command = Object.hasOwn(commands, request.params.name) ? commands[request.params.name] : undefined;
      if (!command || !isLoopback(request.socket.remoteAddress ?? "")) throw new ApiError("object.not-found");
      const args = argumentsOf(request.headers[argumentsHeader]);
      liftDeadline(request.raw);
      reply.hijack();
      reply.raw.writeHead(200, { "Content-Type": "application/x-ndjson; charset=utf-8", "Cache-Control": "no-store" });
      // Sent now, so that the client distinguishes a server that stops in the middle from one that never answered.
      reply.raw.flushHeaders();
      const write = lineWriter(reply.raw);
      const left = new AbortController();
      reply.raw.on("close", () => {
        if (!reply.raw.writableFinished) left.abort();
      });
      command(context, args, request.raw, (event) => write({ event }), left.signal)
        .then((result) => write({ result }))
        .catch((error: unknown) => {
          // Whoever asked may leave in the middle (Ctrl-C): that is no fault of ours.
          if (!(error instanceof CommandRefusal)) request.log[left.signal.aborted ? "info" : "error"]({ err: error }, "local command");
          write({
            refused: error instanceof CommandRefusal ? error.message : "La commande a échoué ; le journal du serveur en dit la cause.",
          });
        })
        .finally(() => reply.raw.end());
      return reply;
    });
  });
}

function argumentsOf(header: string | string[] | undefined): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(String(header ?? ""), "base64url").toString() || "{}") as Record<string, unknown>;
  } catch {
    throw new ApiError("request.unreadable");
  }
}

function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.") || address.startsWith("::ffff:127.");
}
