import { readdirSync, readFileSync } from "node:fs";
import { type Metrics, metricsOf } from "../../src/engine/catalog/catalog.ts";
import type { MetricSource, Product } from "../../src/generated/types.ts";

const root = new URL("../../", import.meta.url);

/** The measures and dimensions that the product ships. */
export function shippedMetrics(): Metrics {
  const folder = new URL("widgets/metrics/", root);
  return metricsOf(readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as MetricSource));
}

/** The product's own brand and vocabulary. */
export function shippedProduct(): Product {
  return JSON.parse(readFileSync(new URL("templates/product.json", root), "utf8")) as Product;
}
