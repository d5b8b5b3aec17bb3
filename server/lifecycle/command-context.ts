import { join } from "node:path";

import { webRoutes } from "../../src/domain/routes.ts";
import type { Product } from "../../src/generated/types.ts";
import { openConfig } from "../config/live-config.ts";
import { openFiles } from "../ports/files/open-files.ts";
import { projectRoot } from "../project-root.ts";
import type { CommandContext } from "./commands.ts";
import type { Environment } from "./environment.ts";
import type { Stores } from "./open-stores.ts";

/** The folder of the lexicons, which the analysis follows. */
export const lexiconFolder = join(projectRoot, "templates/lexicons");

/** What commands need beside the stores and the analysis, read from the configuration as it is on disk. */
export async function commandContext(
  { store, projection }: Pick<Stores, "store" | "projection">,
  { dataDir, filesUrl, oidc }: Pick<Environment, "dataDir" | "filesUrl" | "oidc">,
  analysis: CommandContext["analysis"],
  { product, isBusy = () => false }: { product?: Product; isBusy?: () => boolean } = {},
): Promise<CommandContext> {
  return {
    store,
    projection,
    dataDir,
    product: product ?? (await readProduct()),
    files: openFiles({ dataDir, filesUrl }),
    external: oidc !== null,
    analysis,
    now: () => new Date(),
    isBusy,
  };
}

async function readProduct(): Promise<Product> {
  const config = await openConfig({ root: projectRoot, routes: (slug) => webRoutes(slug).map(({ name }) => name), interval: 0 });
  const product = config.product();
  await config.close();
  return product;
}
