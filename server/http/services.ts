import type { FastifyBaseLogger } from "fastify";

import type { Product } from "../../src/generated/types.ts";
import type { Analytics } from "../analytics/analytics-port.ts";
import type { AddressLimits } from "./address-limits.ts";
import type { LiveConfig } from "../config/live-config.ts";
import type { Clock } from "../kit/clock.ts";
import type { Environment } from "../kit/environment.ts";
import type { Secrets } from "../ports/identity/secrets.ts";
import type { EventHub } from "../events/event-hub.ts";
import type { Mails } from "../mails/mails.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Analyse } from "../semantics/live/live-analysis.ts";
import type { Store } from "../store/store.ts";

/** Everything that routes may use; made once at start, replaced by fakes in tests. */
export interface Services {
  readonly environment: Pick<
    Environment,
    | "publicUrl"
    | "trustedProxies"
    | "dataDir"
    | "bench"
    | "oidc"
    | "companyUrl"
    | "filesUrl"
    | "translate"
    | "stripe"
    | "sandbox"
    | "assistant"
  >;
  /** Token of `DATA_DIR/server.json`, which this machine's commands send to `/local/*`. */
  readonly localToken: string;
  /** Folder of the built web application; null serves the API alone. */
  readonly webFolder: string | null;
  /** Answers that break their contract become errors instead of log lines: on in tests. */
  readonly strictAnswers: boolean;
  /** The brand and its vocabulary as they were at the start; {@link LiveConfig} has the present ones. */
  readonly product: Product;
  readonly store: Store;
  readonly jobs: Jobs;
  readonly mails: Mails;
  readonly events: EventHub;
  readonly analytics: Analytics;
  /** What the analysis finds in texts. */
  readonly analyse: Analyse;
  readonly config: LiveConfig;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  /** What an address may ask of the public calls; the usual limits unless said otherwise. */
  readonly limits?: AddressLimits;
  /** Resolves once the figures count everything that is committed by now. */
  settled(): Promise<void>;
  /** Resolves once visitors are answered; absent where nobody is (tests, commands): what is done by the clock is then not done. */
  readonly serving?: Promise<void>;
  /** False until the stores are open and current: `/healthz` then answers 503. */
  ready(): boolean;
}
