import type { IncomingMessage } from "node:http";

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Ends the connection of a request that has not arrived as a whole by then: who feeds a body byte by byte holds a place for nothing. */
export function setDeadline(request: IncomingMessage, milliseconds: number): void {
  const deadline = setTimeout(() => {
    const { socket } = request;
    if (request.complete || socket.destroyed) return;
    socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    socket.destroySoon();
  }, milliseconds).unref();
  deadlines.set(request, deadline);
  request.once("close", () => clearTimeout(deadline));
}

/** For a command of this machine, whose body may take hours: neither it nor a pause in it ends the connection. */
export function liftDeadline(request: IncomingMessage): void {
  clearTimeout(deadlines.get(request));
  request.socket.setTimeout(0);
}
