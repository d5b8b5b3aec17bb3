import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Analytics } from "../../server/analytics/analytics-port.ts";
import { openAnalytics } from "../../server/analytics/analytics.ts";
import { scopeOf } from "../../server/analytics/question.ts";
import { vocabularyOf } from "../../server/analytics/vocabulary.ts";
import { namedValues } from "../../src/engine/query/accepted.ts";
import { resultKind } from "../../src/engine/query/kind.ts";
import type { WidgetType } from "../../src/generated/types.ts";
import { isResult } from "../../src/generated/validators.js";
import { randomFacts } from "./facts.ts";
import { type MemoryColumnar, memoryColumnar } from "./memory-columnar.ts";
import { shippedMetrics, shippedProduct } from "./shipped.ts";

const folder = new URL("../../widgets/types/", import.meta.url);
const types = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as WidgetType);
const [metrics, product] = [shippedMetrics(), shippedProduct()];
let db: MemoryColumnar;
let analytics: Analytics;

beforeAll(async () => {
  db = await memoryColumnar({ ...randomFacts(3, { reviews: 800, answers: 200 }) });
  analytics = openAnalytics(db, { metrics: () => metrics, product: () => product, clock: { now: () => new Date("2026-06-01T12:00:00Z") } });
});
afterAll(() => db.close());

describe("every shipped widget type", () => {
  it.each(types.map((type) => [type.type, type] as const))("%s gets a result of its kind, with and without data", async (_, { query }) => {
    const period = { from: "2023-06-01", to: "2026-06-01" };
    for (const scope of [scopeOf("aurelle"), scopeOf("aurelle", { hideBelow: 10 }), scopeOf("personne")]) {
      const result = await analytics.answer({ query, period, filters: {} }, scope);
      expect({ kind: result.kind, valid: isResult(result), errors: isResult.errors ?? [] }).toEqual({
        kind: resultKind(query),
        valid: true,
        errors: [],
      });
    }
  });

  it("filters by values that the vocabulary knows", () => {
    const vocabulary = vocabularyOf(product);
    const unknown = types.flatMap(({ type, query }) =>
      Object.entries(query.where ?? {}).flatMap(([dimension, accepted]) => {
        const known = vocabulary.terms(dimension).map(({ key }) => key);
        return known.length === 0
          ? []
          : namedValues(accepted)
              .filter((value) => !known.includes(value))
              .map((value) => `${type}: ${dimension} ${value}`);
      }),
    );
    expect(unknown).toEqual([]);
  });
});
