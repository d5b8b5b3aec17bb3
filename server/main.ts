/** The server: opens the data folder, loads the demo territory where nothing is there yet, then serves. */
import { randomBytes } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";

import { pino } from "pino";

import { webRoutes } from "../src/domain/routes.ts";
import { openAnalytics } from "./analytics/analytics.ts";
import { buildApp } from "./app.ts";
import { ConfigError } from "./config/assemble.ts";
import { openConfig } from "./config/live-config.ts";
import { printWelcome } from "./lifecycle/welcome.ts";
import { commandContext, projectRoot } from "./lifecycle/command-context.ts";
import { readEnvironment, type Environment } from "./lifecycle/environment.ts";
import { dataFiles } from "./lifecycle/files.ts";
import { loadDemoOnce } from "./lifecycle/first-start.ts";
import { localRoutes } from "./lifecycle/local-routes.ts";
import { openStores } from "./lifecycle/open-stores.ts";
import { removeServerFile, writeServerFile } from "./lifecycle/server-file.ts";
import { reasonOf, StartupError } from "./lifecycle/startup-error.ts";
import { openSecrets, type Secrets } from "./ports/identity/secrets.ts";
import { systemClock } from "./services.ts";

/** What is told before the stores are open. */
const starting: RequestListener = (_request, response) => {
  response.writeHead(503, { "Content-Type": "application/problem+json; charset=utf-8", "Retry-After": "2", "Content-Language": "fr" });
  response.end(JSON.stringify({ type: "/problemes/service.unavailable", title: "Service momentanément indisponible.", status: 503 }));
};

/** A running server; `close` answers what is under way, then closes the stores. */
interface Running {
  address: string;
  close(): Promise<void>;
}

async function start(environment: Environment): Promise<Running> {
  const door = await openDoor(environment);
  const closing: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    // The door first: what is under way still needs everything behind it.
    await door.close();
    for (const step of closing.splice(0).toReversed()) await step();
  };
  try {
    const stores = await openStores(environment, { replaceDamaged: false });
    closing.push(() => stores.close());

    const config = await openConfig({
      root: projectRoot,
      routes: (slug) => webRoutes(slug).map(({ name }) => name),
      report: ({ file, line, column, message }) => console.error(`${file ?? "?"}:${line ?? 1}:${column ?? 1} ${message}`),
    });
    closing.push(() => config.close());
    const product = config.product();
    const secrets = secretsFor(environment);
    const logger = pino({ level: process.env.LOG_LEVEL ?? "warn" });
    const context = await commandContext(stores, environment.dataDir, product);

    const demo = await loadDemoOnce(environment, stores, config, context);
    await stores.projection.catchUp();
    stores.projection.start((error) => logger.error({ err: error }, "the projection fell behind"));

    const localToken = randomBytes(32).toString("base64url");
    const watermark = () => stores.projection.watermark();
    const analytics = openAnalytics(stores.columnar, { metrics: () => config.catalog().metrics, product: () => config.product(), clock: systemClock, watermark });
    const app = await buildApp({
      environment,
      localToken,
      webFolder: join(projectRoot, "dist/web"),
      strictAnswers: false,
      product,
      store: stores.store,
      analytics,
      config,
      secrets,
      clock: systemClock,
      logger,
      ready: () => true,
    });
    await localRoutes(app, context);
    await app.ready();
    closing.push(() => app.close());
    door.open((request, response) => app.routing(request, response));

    const files = dataFiles(environment.dataDir);
    const { host } = new URL(environment.publicUrl);
    writeServerFile(files.server, { pid: process.pid, address: `http://${loopbackOf(environment.host)}:${environment.port}`, host, token: localToken });
    closing.push(() => removeServerFile(files.server));
    printWelcome(environment, product, demo);
    return { address: environment.publicUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The product's secrets; in production several servers on one external store must share them. */
function secretsFor({ dataDir, production, databaseUrl }: Environment): Secrets {
  try {
    return openSecrets(dataDir, { given: process.env.SECRET_KEY, mustBeGiven: production && databaseUrl !== null });
  } catch (error) {
    throw new StartupError(reasonOf(error), { cause: error });
  }
}

/** The listening socket, taken first: a taken port is told before anything is opened, and visitors hear that the service is starting. */
async function openDoor({ host, port }: Environment): Promise<{ open: (handler: RequestListener) => void; close: () => Promise<void> }> {
  let handler = starting;
  // An import is a body that may take hours to arrive; headers may not.
  const server = createServer({ requestTimeout: 0, headersTimeout: 60_000 }, (request, response) => handler(request, response));
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
        EADDRINUSE: `Le port ${port} est déjà pris : arrêtez l’autre programme, ou choisissez un autre port avec PORT.`,
        EACCES: `Le port ${port} demande des droits que ce compte n’a pas : choisissez un port au-dessus de 1024 avec PORT.`,
        EADDRNOTAVAIL: `L’adresse ${host} n’est pas celle de cette machine : vérifiez HOST.`,
      };
      reject(new StartupError(sentences[error.code ?? ""] ?? `L’adresse ${host}:${port} ne peut pas être ouverte : ${error.message}`));
    });
    server.listen(port, host, resolve);
  });
}

/** Where this machine reaches a server that listens everywhere. */
function loopbackOf(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  return host.includes(":") ? "[::1]" : host;
}

let running: Promise<Running> | undefined;
let leaving = false;
/** Closes once, whichever signal comes and however often; a start under way is finished first. */
const leave = async (): Promise<void> => {
  if (leaving) return;
  leaving = true;
  const server = await running?.catch(() => undefined);
  await server?.close();
  process.exit(0);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void leave());

try {
  running = start(readEnvironment(process.env));
  await running;
} catch (error) {
  const told = error instanceof StartupError || error instanceof ConfigError;
  console.error(told ? error.message : error);
  process.exit(1);
}
