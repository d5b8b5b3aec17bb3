import { join } from "node:path";

import { webRoutes } from "../../src/domain/routes.ts";
import type { Product } from "../../src/generated/types.ts";
import { openConfig } from "../config/live-config.ts";
import { expressionsByTheme } from "../corrections/expressions-by-theme.ts";
import type { Analyse } from "../import/import-reviews.ts";
import { createAnalyser, loadLexicons } from "../semantics/index.ts";
import type { CommandContext } from "./commands.ts";
import type { Stores } from "./open-stores.ts";

/** The folder that holds `widgets/`, `templates/` and `dist/`. */
export const projectRoot = join(import.meta.dirname, "../..");

/** What commands need beside the stores, read from the configuration as it is on disk. */
export async function commandContext(
  { store, projection }: Pick<Stores, "store" | "projection">,
  dataDir: string,
  product?: Product,
): Promise<CommandContext> {
  return { store, projection, dataDir, product: product ?? (await readProduct()), analyse: lexiconAnalysis(), now: () => new Date() };
}

async function readProduct(): Promise<Product> {
  const config = await openConfig({ root: projectRoot, routes: (slug) => webRoutes(slug).map(({ name }) => name), interval: 0 });
  const product = config.product();
  await config.close();
  return product;
}

/** The analysis by the lexicons of `templates/lexicons`, made at its first use. */
export function lexiconAnalysis(): Analyse {
  let analyser: ReturnType<typeof createAnalyser> | undefined;
  return (words, lang) => {
    analyser ??= createAnalyser(loadLexicons(join(projectRoot, "templates/lexicons")));
    const found = analyser(words, lang ?? undefined);
    return { lang: found.lang, mentions: found.mentions, expressions: expressionsByTheme(found.expressions ?? [], found.mentions) };
  };
}
