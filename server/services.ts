import type { FastifyBaseLogger } from "fastify";

import type { Catalog } from "../src/engine/index.ts";
import type { ConfigProblem, Menu, Page, Product, Template } from "../src/generated/types.ts";
import type { Analytics } from "./analytics/analytics.ts";
import type { IdentityPort } from "./ports/identity/identity.ts";
import type { Secrets } from "./ports/identity/secrets.ts";
import type { Store } from "./store/store.ts";

/** Everything that routes may use; made once at start, replaced by fakes in tests. */
export interface Services {
  readonly environment: Environment;
  readonly product: Product;
  readonly store: Store;
  readonly analytics: Analytics;
  readonly config: LiveConfig;
  readonly identity: IdentityPort;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  /** False until the stores are open and current: `/healthz` then answers 503. */
  ready(): boolean;
}

/** What the process was started with, as far as requests depend on it. */
export interface Environment {
  /** Origin of the product: issuer, redirects, mails. */
  readonly publicUrl: URL;
  readonly dataDir: string;
  /** Folder of the built web application; null serves the API alone. */
  readonly webFolder: string | null;
  /** `BENCH=1`. */
  readonly bench: boolean;
  /** An external issuer; null uses the embedded provider at `/identity`. */
  readonly oidc: { readonly issuer: URL; readonly clientId: string; readonly clientSecret: string | null } | null;
  /** Token of `DATA_DIR/server.json`, which local commands send to `/local/*`. */
  readonly localToken: string;
  /** Answers that break their contract become errors instead of log lines: on in tests. */
  readonly strictAnswers: boolean;
}

/** The present; tests move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The configuration documents as they are on disk now; the last valid version of each. */
export interface LiveConfig {
  catalog(): Catalog;
  pages(): readonly Page[];
  templates(): readonly Template[];
  menus(): readonly Menu[];
  problems(): readonly ConfigProblem[];
}
