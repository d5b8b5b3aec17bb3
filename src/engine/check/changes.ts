import type { ConfigProblem, Query } from "../../generated/types.ts";
import { type Metrics, timeDimensions } from "../catalog/catalog.ts";
import { entry } from "../entry.ts";
import { reachOf } from "../catalog/measure-reach.ts";
import { problem, unknownValue } from "./problems.ts";

/** The parts of a query that say what to show; one that asks for changes finds that out itself. */
const shown = [
  "measure",
  "measures",
  "also",
  "by",
  "tail",
  "falls",
  "trend",
  "total",
  "spread",
  "table",
  "geo",
  "reviews",
  "text",
] as const;

/** What a query asks of changes that has no answer: parts that do not go with them, figures whose changes have no test. */
export function checkChanges(query: Query, metrics: Metrics, at: string): ConfigProblem[] {
  return [
    ...shown.flatMap((part) =>
      query[part] === undefined
        ? []
        : [
            problem(`${at}/${part}`, `« ${part} » ne va pas avec « changes ».`, {
              repair: [{ op: "remove", path: `${at}/${part}` }],
            }),
          ],
    ),
    ...(query.changes ?? []).flatMap((scan, index) => checkScan(scan, metrics, `${at}/changes/${index}`)),
  ];
}

/** What one scan asks that has no answer. */
export function checkScan(
  { measure: name, by = [] }: NonNullable<Query["changes"]>[number],
  metrics: Metrics,
  at: string,
): ConfigProblem[] {
  const measure = entry(metrics.measures, name);
  if (!measure) return [unknownValue(`${at}/measure`, "L’indicateur", name, Object.keys(metrics.measures))];
  const known = metrics.dimensions[measure.source] ?? [];
  const problems = by.flatMap((dimension, place) => {
    if (timeDimensions.includes(dimension))
      return [problem(`${at}/by/${place}`, "Un changement compare deux périodes : il ne se cherche pas dans le temps.")];
    if (!(known as readonly string[]).includes(dimension)) return [unknownValue(`${at}/by/${place}`, "La dimension", dimension, known)];
    return [];
  });
  // Numbers of reviews are exact, and medians have no error of their own: no test distinguishes their changes from chance.
  if (measure.unit === "count" || measure.unit === "hours" || reachOf(measure) !== "rows")
    problems.push(problem(`${at}/measure`, `Les changements de « ${name} » ne se jugent pas : il faut une moyenne, une part ou un score.`));
  return problems;
}
