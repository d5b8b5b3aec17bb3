import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that may wait on one connection: browsers send none before the last answer, some programs a few. */
export const MOST_WAITING = 32;

/**
 * Handles the requests of a connection one after the other. Node emits those that came in one piece all at once, and
 * gives only the first answer the socket: the others would never hear that it closed, and leave open what they hold.
 * A connection with too many of them is ended, those that wait on one that ends are dropped.
 */
export function inTurn(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();

  const begin = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    response.once("close", () => {
      const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
      if (next) begin(...next);
      else waiting.delete(socket);
    });
    handle(request, response as Parameters<RequestListener>[1]);
  };

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      begin(request, response);
    } else if (queue.push([request, response]) > MOST_WAITING) {
      waiting.delete(socket);
      socket.destroy();
    }
  };
}
