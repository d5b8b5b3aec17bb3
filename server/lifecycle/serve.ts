import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";

import { pino } from "pino";

import { typeset } from "../../src/domain/format/typeset.ts";
import { routeNames } from "../../src/domain/access/routes.ts";
import type { ConfigProblem } from "../../src/generated/types.ts";
import { openAnalysis } from "../semantics/live/live-analysis.ts";
import { traffic } from "../semantics/live/traffic.ts";
import { openAnalytics } from "../analytics/analytics.ts";
import { refusalReasons } from "../analytics/refusal-reasons.ts";
import { buildApp } from "./app.ts";
import { openEventHub } from "../events/event-hub.ts";
import { openMails } from "../mails/mails.ts";
import { openMailer, senderOf } from "../ports/mail/open-mailer.ts";
import { openJobs } from "../jobs/jobs.ts";
import { openConfig } from "../config/live-config.ts";
import { rereadSentence, type FileChange } from "../config/reread.ts";
import { lexiconTeller } from "../commands/reanalysis/lexicon-change.ts";
import { openSecrets, type Secrets } from "../ports/identity/secrets.ts";
import { projectRoot } from "../kit/project-root.ts";
import { systemClock } from "../kit/clock.ts";
import { commandContext, lexiconFolder } from "../commands/command-context.ts";
import type { Environment } from "../kit/environment.ts";
import { dataFiles } from "../kit/data-files.ts";
import { loadDemoOnce } from "./first-start.ts";
import { localRoutes } from "./local-routes.ts";
import type { Stores } from "../commands/open-stores.ts";
import { removeServerFile, writeServerFile } from "./server-file.ts";
import { reasonOf, StartupError } from "../kit/startup-error.ts";
import { heldWithoutDemo, printWelcome } from "./welcome.ts";

/** What a running server does to end, in the reverse order. */
export type Closing = (() => Promise<void> | void)[];

/**
 * Loads the demo territory where nothing is there yet, brings the projection up to date, opens the door to the
 * application and says so. What it opens it adds to `closing`, also when it fails. `signal` cuts a demo load off, which rejects with its reason.
 */
export async function serve(
  environment: Environment,
  stores: Stores,
  open: (handler: RequestListener) => void,
  closing: Closing,
  signal: AbortSignal,
): Promise<void> {
  const config = await openConfig({
    root: projectRoot,
    routes: routeNames,
    report: tellProblem,
    reread: tellReread,
  });
  closing.push(() => config.close());
  const product = config.product();
  const secrets = secretsFor(environment);
  const logger = pino({ level: process.env.LOG_LEVEL ?? "warn" });
  const busy = traffic();
  const analysis = openAnalysis({
    folder: lexiconFolder,
    themes: () => config.product().themes.map(({ id }) => id),
    // Whoever waits for a page comes before an import.
    workers: () => (busy.isBusy() ? 1 : availableParallelism()),
    background: true,
    interval: 800,
    changed: (before, after) => void tellLexicons(before, after).catch((error: unknown) => logger.error({ err: error }, "lexicons")),
    report: tellProblem,
    mended: (files) => tellReread(files.map((file) => ({ file, how: "mended" }))),
    failed: (error) => logger.error({ err: error }, "lexicons"),
  });
  const tellLexicons = lexiconTeller(stores, analysis);
  closing.push(() => analysis.close());
  const jobs = openJobs(stores.store, systemClock, (error, job) => logger.error({ err: error, job }, "a job failed"), {
    isAlone: environment.databaseUrl === null,
  });
  const context = commandContext({ ...stores, jobs }, environment, analysis, {
    product: () => config.product(),
    isBusy: () => busy.isBusy(),
  });

  const demo = await loadDemoOnce(environment, stores, config, { ...context, secrets }, signal);
  await stores.projection.catchUp();
  stores.projection.start((error) => logger.error({ err: error }, "the projection fell behind"));

  const localToken = randomBytes(32).toString("base64url");
  const watermark = () => stores.projection.watermark();
  const analytics = openAnalytics(stores.columnar, {
    metrics: () => config.catalog().metrics,
    product: () => config.product(),
    clock: systemClock,
    reasons: refusalReasons(() => config.documents("moderation")),
    watermark,
  });
  const files = dataFiles(environment.dataDir);
  const mailer = openMailer(environment.smtpUrl, files.outbox);
  closing.push(() => mailer.close());
  let serve = (): void => undefined;
  const serving = new Promise<void>((resolve) => (serve = resolve));
  const app = await buildApp({
    environment,
    localToken,
    webFolder: join(projectRoot, "dist/web"),
    strictAnswers: false,
    product,
    store: stores.store,
    jobs,
    mails: openMails({
      store: stores.store,
      jobs,
      clock: systemClock,
      config,
      secrets,
      mailer,
      sender: senderOf(environment.smtpUrl, environment.publicUrl),
      publicUrl: environment.publicUrl,
    }),
    events: openEventHub(stores.store, (error) => logger.error({ err: error }, "announcements")),
    analytics,
    analyse: analysis.analyse,
    // Staff look for what is wrong in one place, whatever reads the file.
    config: { ...config, problems: () => [...config.problems(), ...analysis.problems()] },
    secrets,
    clock: systemClock,
    logger,
    serving,
    ready: () => true,
    settled: () => stores.store.whenCommitted(() => stores.projection.settled()),
  });
  await localRoutes(app, context);
  await app.ready();
  closing.push(() => app.close());
  open((request, response) => {
    if (request.url?.startsWith("/api/")) busy.saw();
    app.routing(request, response);
  });
  serve();

  const { host } = new URL(environment.publicUrl);
  writeServerFile(files.server, {
    pid: process.pid,
    address: `http://${loopbackOf(environment.host)}:${environment.port}`,
    host,
    token: localToken,
  });
  closing.push(() => removeServerFile(files.server));
  printWelcome(environment, product, demo ? "demo" : await heldWithoutDemo(stores.store));
}

/** The product's secrets; in production several servers on one external store must share them. */
function secretsFor({ dataDir, production, databaseUrl }: Environment): Secrets {
  try {
    return openSecrets(dataDir, { given: process.env.SECRET_KEY, mustBeGiven: production && databaseUrl !== null });
  } catch (error) {
    throw new StartupError(reasonOf(error), { cause: error });
  }
}

/** Where this machine reaches a server that listens everywhere. */
function loopbackOf(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  return host.includes(":") ? "[::1]" : host;
}

function tellProblem({ file, line, column, message }: ConfigProblem): void {
  console.error(`${file ?? "?"}:${line ?? 1}:${column ?? 1} ${message}`);
}

function tellReread(changes: readonly FileChange[]): void {
  const sentence = rereadSentence(changes);
  if (sentence !== null) console.log(typeset(sentence));
}
