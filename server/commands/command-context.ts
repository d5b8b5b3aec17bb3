import { join } from "node:path";

import { routeNames } from "../../src/domain/access/routes.ts";
import type { Product } from "../../src/generated/types.ts";
import { openConfig } from "../config/live-config.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { openFiles } from "../ports/files/open-files.ts";
import { projectRoot } from "../kit/project-root.ts";
import type { CommandContext } from "./command.ts";
import type { Environment } from "../kit/environment.ts";
import { reanalysisJob } from "./reanalysis/reanalyse.ts";
import type { Stores } from "./open-stores.ts";

/** The folder of the lexicons, which the analysis follows. */
export const lexiconFolder = join(projectRoot, "templates/lexicons");

/** What commands need beside the stores and the analysis. */
export function commandContext(
  { store, projection, jobs }: Pick<Stores, "store" | "projection"> & { jobs: Jobs },
  { dataDir, filesUrl, oidc }: Pick<Environment, "dataDir" | "filesUrl" | "oidc">,
  analysis: CommandContext["analysis"],
  { product, isBusy = () => false }: { product: () => Product; isBusy?: () => boolean },
): CommandContext {
  const now = (): Date => new Date();
  return {
    store,
    projection,
    dataDir,
    // An import reads its file by the vocabulary that is in force when it begins.
    get product() {
      return product();
    },
    files: openFiles({ dataDir, filesUrl }),
    external: oidc !== null,
    analysis,
    now,
    isBusy,
    reanalyses: jobs.handle(reanalysisJob({ store, analysis, now, isBusy })),
  };
}

/** The product as it is on disk. */
export async function readProduct(): Promise<() => Product> {
  const config = await openConfig({ root: projectRoot, routes: routeNames, interval: 0 });
  await config.close();
  return () => config.product();
}
