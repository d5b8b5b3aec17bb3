import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { monitoredUrl } from "../../src/domain/monitored/monitored-url.ts";
import type { Product } from "../../src/generated/types.ts";
import { featured } from "./featured.ts";
import { demoTerritory } from "./index.ts";

const { providers } = JSON.parse(readFileSync(new URL("../../templates/product.json", import.meta.url), "utf8")) as Product;
const { establishments, review_urls } = demoTerritory(20_260_401);

it("are two to four for each featured establishment, each one that may be monitored", () => {
  for (const { name } of featured) {
    const own = review_urls.filter(({ establishment_id }) => establishments.find(({ id }) => id === establishment_id)?.name === name);
    expect([name, own.length >= 2 && own.length <= 4]).toEqual([name, true]);
  }
  for (const { url, provider } of review_urls) expect(monitoredUrl(url, providers)).toEqual({ url, provider });
});
