import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import fastify, { type FastifyBaseLogger, type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll } from "vitest";

import type { Analytics } from "../../../server/analytics/analytics-port.ts";
import { openEventHub } from "../../../server/events/event-hub.ts";
import { openMails } from "../../../server/mails/mails.ts";
import type { Mailer } from "../../../server/ports/mail/mailer.ts";
import { openMailer } from "../../../server/ports/mail/open-mailer.ts";
import { openJobs } from "../../../server/jobs/jobs.ts";
import { buildApp } from "../../../server/lifecycle/app.ts";
import type { AddressLimits } from "../../../server/http/address-limits.ts";
import { type LiveConfig, openConfig } from "../../../server/config/live-config.ts";
import { openAccounts } from "../../../server/modules/identity/accounts.ts";
import { seedDemoAccounts } from "../../../server/commands/demo-load/demo-accounts.ts";
import { openSessions, type Sessions } from "../../../server/http/sessions.ts";
import { secretsOf } from "../../../server/ports/identity/secrets.ts";
import type { Services } from "../../../server/http/services.ts";
import { openMemoryStore } from "../../support/memory-store.ts";
import { openStore, type StoreLocation } from "../../../server/store/open-store.ts";
import type { Store } from "../../../server/store/store.ts";
import { routeNames } from "../../../src/domain/access/routes.ts";
import { seedTerritory } from "./territory.ts";

export const PUBLIC_URL = "http://127.0.0.1:4999";
export const LOCAL_TOKEN = "a-local-token-of-the-tests";

/** The whole application over an in-memory state, with the demo accounts and a small territory. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly sessions: Sessions;
  readonly slug: string;
  /** Moves the clock; sessions, codes, throttles and jobs that are due follow. */
  advance(milliseconds: number): void;
  /** A request to the product's own origin; `as` signs in as that account without the provider. */
  send(options: InjectOptions & { as?: string | null }): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly analytics?: Analytics;
  /** What is found in texts; nothing unless said otherwise. */
  readonly analyse?: Services["analyse"];
  readonly publicUrl?: string;
  readonly trustedProxies?: string[];
  readonly oidc?: Services["environment"]["oidc"];
  /** The company directory; the demo's own list unless said otherwise. */
  readonly companyUrl?: string;
  /** The translation service; none unless said otherwise. */
  readonly translate?: Services["environment"]["translate"];
  /** Whether the bank of the demonstration may be played; it may unless said otherwise. */
  readonly sandbox?: boolean;
  readonly stripe?: Services["environment"]["stripe"];
  /** The language model that suggests answers; none unless said otherwise. */
  readonly assistant?: Services["environment"]["assistant"];
  /** The mail server; the folder `outbox` of the data folder unless said otherwise. */
  readonly smtpUrl?: string;
  /** What takes mails in the place of a server and a folder. */
  readonly mailer?: Mailer;
  readonly webFolder?: string;
  /** The folder of `templates/` and `widgets/`; the project's own unless said otherwise. */
  readonly root?: string;
  readonly ready?: () => boolean;
  /** What an address may ask of the public calls; anything unless said otherwise. */
  readonly limits?: AddressLimits;
  /** Where the state is; in memory unless said otherwise. */
  readonly location?: StoreLocation;
  /** Puts something between the application and its state. */
  readonly wrapStore?: (store: Store) => Store;
  /** Makes the figures count what was written; nothing to wait for unless said otherwise. */
  readonly settled?: () => Promise<void>;
  /** Registers routes of a test's own before the application is ready. */
  readonly extend?: (app: FastifyInstance) => void;
}

/** Opens the application before the tests of a file, hands it over, and closes it after them. */
export function aroundTests(use: (test: TestApp) => unknown): void {
  let opened: TestApp;
  beforeAll(async () => use((opened = await openTestApp())), 60_000);
  afterAll(() => opened.close());
}

/** Opens the application for a test file; close it at the end. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), "access-"));
  const state = options.location ? await openStore(options.location) : await openMemoryStore();
  const store = options.wrapStore?.(state) ?? state;
  const config = options.root === undefined ? await shippedConfig() : await configOf(options.root);
  const product = config.product();
  let offset = 0;
  const clock = { now: () => new Date(Date.now() + offset) };
  const jobs = openJobs(store, clock, () => undefined);
  const secrets = secretsOf("a master secret of the tests, long enough");
  const publicUrl = options.publicUrl ?? PUBLIC_URL;
  const mailer = options.mailer ?? openMailer(options.smtpUrl ?? null, join(dataDir, "outbox"));
  const services: Services = {
    environment: {
      publicUrl,
      trustedProxies: options.trustedProxies ?? [],
      dataDir,
      bench: false,
      oidc: options.oidc ?? null,
      companyUrl: options.companyUrl ?? null,
      filesUrl: null,
      translate: options.translate ?? null,
      stripe: options.stripe ?? null,
      sandbox: options.sandbox ?? true,
      assistant: options.assistant ?? null,
    },
    localToken: LOCAL_TOKEN,
    webFolder: options.webFolder ?? null,
    strictAnswers: true,
    product,
    store,
    events: openEventHub(store, () => undefined),
    jobs,
    mails: openMails({ store, jobs, clock, config, secrets, mailer, sender: "ne-pas-repondre@belvedere.example", publicUrl }),
    analytics: options.analytics ?? unreachableAnalytics,
    analyse: options.analyse ?? (async (items) => items.map(({ lang = "fr" }) => ({ lang, mentions: [], expressions: [], incidents: [] }))),
    config,
    secrets,
    clock,
    logger: silentLogger(),
    limits: options.limits ?? { burst: 1e9, perSecond: 1e9 },
    ready: options.ready ?? (() => true),
    settled: options.settled ?? (() => Promise.resolve()),
  };
  await seedTerritory(store);
  await seedDemoAccounts(store, product);
  const app = await buildApp(services);
  options.extend?.(app);
  await app.ready();

  const sessions = openSessions(store, clock);
  const cookies = new Map<string, string>();
  const cookieOf = async (login: string): Promise<string> => {
    const known = cookies.get(login) ?? (await sessions.open(login, null));
    cookies.set(login, known);
    return `${product.slug}_session=${known}`;
  };

  return {
    app,
    services,
    sessions,
    slug: product.slug,
    advance: (milliseconds) => {
      offset += milliseconds;
      // What is due by now is begun at once, not at the queue's next look.
      jobs.start();
    },
    send: async ({ as = null, headers, ...request }) => {
      const answer = await app.inject({
        ...request,
        payloadAsStream: isEndless(request.url),
        headers: {
          host: new URL(services.environment.publicUrl).host,
          "x-requested-by": product.slug,
          ...(as === null ? {} : { cookie: await cookieOf(as) }),
          ...headers,
        },
      });
      if (isEndless(request.url)) answer.stream().destroy();
      return answer;
    },
    close: async () => {
      await app.close();
      mailer.close();
      await config.close();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function configOf(root: string): Promise<LiveConfig> {
  return openConfig({ root, routes: routeNames, interval: 0 });
}

let shipped: Promise<LiveConfig> | undefined;

/** The project's own configuration, read once for all applications of a process: none of them changes its files. */
async function shippedConfig(): Promise<LiveConfig> {
  shipped ??= configOf(join(import.meta.dirname, "../../.."));
  // What listens belongs to one application, and would outlive it.
  return { ...(await shipped), onChange: () => () => undefined, close: () => Promise.resolve() };
}

/** Whether the answer goes on until its reader leaves: its beginning is all that is read of it. */
function isEndless(url: unknown): boolean {
  return typeof url === "string" && /^\/api\/v2\/[^/]+\/events$/.test(url);
}

/** An account of the tests' own, and its login. */
export async function addAccount(
  { services, slug }: TestApp,
  account: { type: "DMO" | "TP"; group: string; roles: readonly string[]; restricted?: boolean; cards?: readonly string[] },
): Promise<string> {
  const login = `${randomUUID()}@${slug}.example`;
  await openAccounts(services.store).put({ ...account, login, password: null });
  return login;
}

/** Two accounts of a destination's observatory, who work on the same dashboards. */
export async function addColleagues(test: TestApp): Promise<[login: string, other: string]> {
  const account = { type: "DMO", group: "aurelle", roles: ["BELVEDERE_ORGANIZATION_OBSERVATORY"] } as const;
  return [await addAccount(test, account), await addAccount(test, account)];
}

/** Access is decided before any figure is asked for: a test that needs figures brings its own. */
const refuse = (): never => {
  throw new Error("this test has no analytics");
};
const unreachableAnalytics: Analytics = {
  answer: refuse,
  facets: refuse,
  members: refuse,
  places: refuse,
  outline: refuse,
  establishmentFigures: refuse,
  reviews: refuse,
  reviewFacets: refuse,
  reviewPieces: refuse,
  days: refuse,
  review: refuse,
  verbatims: refuse,
  expressions: refuse,
  standings: refuse,
  watermark: refuse,
};

function silentLogger(): FastifyBaseLogger {
  return fastify({ logger: { level: "silent" } }).log;
}
