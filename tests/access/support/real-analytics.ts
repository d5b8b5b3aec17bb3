import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Analytics } from "../../../server/analytics/analytics-port.ts";
import { openAnalytics } from "../../../server/analytics/analytics.ts";
import { openColumnar } from "../../../server/analytics/columnar.ts";
import { refusalReasons } from "../../../server/analytics/refusal-reasons.ts";
import { openProjection, type Projection } from "../../../server/analytics/projection.ts";
import { openTestApp, type TestApp, type TestAppOptions } from "./test-app.ts";

/** The application with the metric layer itself over its state. */
export interface FiguresApp extends TestApp {
  /** Waits until figures count everything that was written so far. */
  settle(): Promise<void>;
}

/** Opens the application of {@link openTestApp} with figures; they count what was there at the last `settle`. */
export async function openFiguresApp(options: Omit<TestAppOptions, "analytics"> = {}): Promise<FiguresApp> {
  let live: Analytics | undefined;
  const opened = (): Analytics => {
    if (!live) throw new Error("the figures are not open yet");
    return live;
  };
  let projection: Projection | undefined;
  const test = await openTestApp({
    ...options,
    settled: async () => projection?.settled(),
    analytics: {
      answer: (question, scope) => opened().answer(question, scope),
      facets: (dimensions, question, scope) => opened().facets(dimensions, question, scope),
      members: (dimension, scope) => opened().members(dimension, scope),
      places: (scope) => opened().places(scope),
      outline: (scope) => opened().outline(scope),
      establishmentFigures: (question, scope) => opened().establishmentFigures(question, scope),
      reviews: (search, scope) => opened().reviews(search, scope),
      reviewFacets: (criteria, facets, scope) => opened().reviewFacets(criteria, facets, scope),
      reviewPieces: (search, most, scope) => opened().reviewPieces(search, most, scope),
      days: (source, filters, scope) => opened().days(source, filters, scope),
      review: (id, scope) => opened().review(id, scope),
      verbatims: (search, scope) => opened().verbatims(search, scope),
      expressions: (question, scope) => opened().expressions(question, scope),
      standings: (period, scope) => opened().standings(period, scope),
      watermark: () => opened().watermark(),
    },
  });
  const folder = await mkdtemp(join(tmpdir(), "figures-"));
  const columnar = await openColumnar(join(folder, "figures.duckdb"));
  const opening = await openProjection({ store: test.services.store, columnar });
  projection = opening;
  const { config, clock } = test.services;
  live = openAnalytics(columnar, {
    metrics: () => config.catalog().metrics,
    product: () => config.product(),
    clock,
    reasons: refusalReasons(() => config.documents("moderation")),
    watermark: () => opening.watermark(),
  });
  await opening.rebuild();
  return {
    ...test,
    // The tests' own inserts record no change: the projection is rebuilt.
    settle: () => opening.rebuild(),
    close: async () => {
      await test.close();
      await opening.stop();
      await columnar.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
