import { createServer, type RequestListener, type Server } from "node:http";

import { inTurn } from "../http/in-turn.ts";
import { setDeadline } from "../http/request-deadline.ts";
import type { Environment } from "../kit/environment.ts";
import { StartupError } from "../kit/startup-error.ts";
import { whileStarting } from "./unavailable.ts";

export interface Door {
  open(handler: RequestListener): void;
  close(): Promise<void>;
}

interface Patience {
  /** Until the headers of a request are there (ms). */
  readonly headers: number;
  /** Until the whole request is there (ms); a file of 5 MiB arrives over half a megabit a second. */
  readonly request: number;
  /** Without a byte in either direction (ms): a reader who stops reading. */
  readonly silence: number;
}
const usual: Patience = { headers: 20_000, request: 120_000, silence: 120_000 };

/**
 * The listening socket, taken first: a taken port is reported before anything is opened, and visitors hear that the service is
 * starting. A request has a deadline, which commands of this machine lift, and those of one connection are handled in turn.
 */
export async function openDoor({ host, port }: Pick<Environment, "host" | "port">, patience: Patience = usual): Promise<Door> {
  let handler: RequestListener = whileStarting;
  const answer = inTurn((request, response) => {
    setDeadline(request, patience.request);
    handler(request, response);
  });
  // The deadline of a whole request is ours: Node has one for all connections, imports among them.
  const server = createServer({ requestTimeout: 0, headersTimeout: patience.headers, connectionsCheckingInterval: 5_000 }, answer);
  server.setTimeout(patience.silence);
  await listen(server, host, port);
  return {
    open: (next) => {
      handler = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        // A stream that never ends must not keep the process.
        setTimeout(() => server.closeAllConnections(), 5_000).unref();
      }),
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const sentences: Record<string, string> = {
        EADDRINUSE: `Le port ${port} est déjà pris : arrêtez l’autre programme, ou choisissez un autre port avec PORT.`,
        EACCES: `Le port ${port} demande des droits que ce compte n’a pas : choisissez un port au-dessus de 1024 avec PORT.`,
        EADDRNOTAVAIL: `L’adresse ${host} n’est pas celle de cette machine : vérifiez HOST.`,
      };
      reject(new StartupError(sentences[error.code ?? ""] ?? `L’adresse ${host}:${port} ne peut pas être ouverte : ${error.message}`));
    });
    server.listen(port, host, resolve);
  });
}
