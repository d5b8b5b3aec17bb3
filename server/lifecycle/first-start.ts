import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

import { dayOf } from "../../src/domain/day.ts";
import type { LiveConfig } from "../config/live-config.ts";
import { isEmptyState, loadDemo } from "../demo-load/load-demo.ts";
import { seedDemoDashboards } from "../modules/dashboards/demo-dashboards.ts";
import { seedDemoAccounts } from "../modules/identity/demo-accounts.ts";
import type { CommandContext } from "./commands.ts";
import type { Environment } from "./environment.ts";
import { dataFiles } from "./files.ts";
import type { Stores } from "./open-stores.ts";
import { progress } from "./progress.ts";

/**
 * Loads the demo territory into an embedded state that holds nothing yet. A load that was cut off is completed
 * with the same data: its mark holds the day on which it began. Tells whether the demo is there.
 */
export async function loadDemoOnce(environment: Environment, { store, projection }: Stores, config: LiveConfig, { analyse, now, product }: CommandContext): Promise<boolean> {
  if (!environment.demo || environment.databaseUrl !== null) return false;
  const { demoMark } = dataFiles(environment.dataDir);
  const begun = existsSync(demoMark) ? readFileSync(demoMark, "utf8").trim() || null : null;
  if (begun === null && !(await isEmptyState(store))) return isDemo(store);

  const today = begun ?? dayOf(now());
  writeFileSync(demoMark, today);
  const loading = progress("Chargement du territoire de démonstration");
  await loadDemo({ store, product, analyse, now, today, report: (done, total) => loading.update(done, total) });
  loading.end("Territoire de démonstration chargé.");
  const figures = progress("Préparation des chiffres");
  await projection.rebuild((done, total) => figures.update(done, total));
  figures.end("Chiffres prêts.");
  await seedDemoAccounts(store, product);
  await seedDemoDashboards(store, config, now());
  rmSync(demoMark, { force: true });
  return true;
}

/** Whether the state is that of the demo, and not somebody's own. */
async function isDemo(store: Stores["store"]): Promise<boolean> {
  const found = await store.system("demo", (db) => db.selectFrom("destinations").select("id").where("id", "=", "aurelle").execute());
  return found.length > 0;
}
