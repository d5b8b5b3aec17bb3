import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

import { dayOf } from "../../src/domain/time/day.ts";
import type { LiveConfig } from "../config/live-config.ts";
import { demoDestinations, isEmptyState } from "../commands/demo-load/demo-state.ts";
import { seedDemoModeration } from "../commands/demo-load/demo-moderation.ts";
import { seedDemoForms } from "../commands/demo-load/demo-forms.ts";
import { seedDemoJournal } from "../commands/demo-load/demo-journal.ts";
import { seedDemoDashboards } from "../commands/demo-load/demo-dashboards.ts";
import { seedDemoSubscriptions } from "../commands/demo-load/demo-subscriptions.ts";
import { seedDemoAccounts } from "../commands/demo-load/demo-accounts.ts";
import type { CommandContext } from "../commands/command.ts";
import type { Environment } from "../kit/environment.ts";
import { dataFiles } from "../kit/data-files.ts";
import type { Secrets } from "../ports/identity/secrets.ts";
import type { Stores } from "../commands/open-stores.ts";
import { progress } from "./progress.ts";

/**
 * Loads the demo territory into an embedded state that holds nothing yet. A load that was cut off is completed
 * with the same data, unless somebody's own came meanwhile: its mark holds the day on which it began. Tells whether
 * the demo is there. `signal` cuts the load off, which rejects with its reason.
 */
export async function loadDemoOnce(
  environment: Pick<Environment, "demo" | "databaseUrl" | "dataDir">,
  { store, projection }: Pick<Stores, "store" | "projection">,
  config: Pick<LiveConfig, "templates" | "product" | "documents">,
  {
    analysis,
    now,
    product,
    secrets,
  }: Pick<CommandContext, "now" | "product"> & {
    analysis: Pick<CommandContext["analysis"], "analyse">;
    secrets: Pick<Secrets, "key">;
  },
  signal?: AbortSignal,
): Promise<boolean> {
  if (!environment.demo || environment.databaseUrl !== null) return false;
  const { demoMark } = dataFiles(environment.dataDir);
  if (await hasOwnDestination(store)) {
    rmSync(demoMark, { force: true });
    return isDemo(store);
  }
  const begun = existsSync(demoMark) ? readFileSync(demoMark, "utf8").trim() || null : null;
  if (begun === null && !(await isEmptyState(store))) return isDemo(store);

  const today = begun ?? dayOf(now());
  writeFileSync(demoMark, today);
  const loading = progress("Chargement du territoire de démonstration");
  // A megabyte of texts, for one start only.
  const { loadDemo } = await import("../commands/demo-load/load-demo.ts");
  await loadDemo({
    store,
    product,
    analyse: analysis.analyse,
    now,
    today,
    report: (done, total) => loading.update(done, total),
    ...(signal ? { signal } : {}),
  });
  loading.end("Territoire de démonstration chargé.");
  for (const destination of demoDestinations) await seedDemoModeration(store, config, destination, now());
  const figures = progress("Préparation des chiffres");
  await projection.rebuild((done, total) => {
    signal?.throwIfAborted();
    figures.update(done, total);
  });
  figures.end("Chiffres prêts.");
  await seedDemoAccounts(store, product);
  await seedDemoSubscriptions(store, config.product(), config.documents("offer"), now());
  await seedDemoDashboards(store, config, now());
  await seedDemoJournal(store, product.slug, now());
  await seedDemoForms(store, { slug: product.slug, models: config.documents("form"), secrets }, now());
  rmSync(demoMark, { force: true });
  return true;
}

/** Whether somebody has put a destination of their own into the state. */
async function hasOwnDestination(store: Stores["store"]): Promise<boolean> {
  const found = await store.system("demo", (db) =>
    db
      .selectFrom("destinations")
      .select("id")
      .where("parent_id", "is", null)
      .where("id", "not in", [...demoDestinations])
      .limit(1)
      .execute(),
  );
  return found.length > 0;
}

/** Whether the state is that of the demo, and not somebody's own. */
async function isDemo(store: Stores["store"]): Promise<boolean> {
  const found = await store.system("demo", (db) =>
    db.selectFrom("destinations").select("id").where("id", "=", demoDestinations[0]).execute(),
  );
  return found.length > 0;
}
