import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { destinationPage } from "../../src/domain/access/routes.ts";
import type { DestinationPage, Page } from "../../src/generated/types.ts";

const folder = join(import.meta.dirname, "../../templates/pages");

/** The addresses of the pages that the product ships, under the name and slug of a brand. */
export function shippedPages(slug: string, name = slug): DestinationPage[] {
  return readdirSync(folder).map((file) => destinationPage(JSON.parse(readFileSync(join(folder, file), "utf8")) as Page, { slug, name }));
}
