import { connect, type Socket } from "node:net";

/** An open connection to a server of this machine, and what it has received so far. */
export interface Connection {
  socket: Socket;
  readonly received: () => string;
  /** Resolves once the server has ended the connection. */
  readonly ended: Promise<void>;
}

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
  socket.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  return { socket, received: () => received, ended };
}
