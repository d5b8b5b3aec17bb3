import type { ConfigProblem, Query } from "../../generated/types.ts";
import type { Metrics } from "../catalog/catalog.ts";
import { entry } from "../entry.ts";
import { measurePointer, measuresOf, resultKind } from "../query/kind.ts";
import { hasCourse, reachOf } from "../catalog/measure-reach.ts";
import { problem } from "./problems.ts";

/** What a query asks of measures that more than the rows of the period go into: few such measures have a course in time. */
export function checkReach(query: Query, metrics: Metrics, at: string): ConfigProblem[] {
  const kind = resultKind(query);
  return measuresOf(query).flatMap((name): ConfigProblem[] => {
    const measure = entry(metrics.measures, name);
    const reach = measure ? reachOf(measure) : "rows";
    if (reach === "rows") return [];
    const is = name === query.measure;
    const pointer = measurePointer(query, name, at);
    if (kind === "feed") return [];
    if (reach === "themes" && (query.by?.length !== 1 || query.by[0] !== "theme"))
      return [problem(pointer, `L’indicateur « ${name} » se lit par thématique : « by » est « theme », seule.`)];
    if (kind === "series" || kind === "matrix")
      return [problem(pointer, `L’indicateur « ${name} » ne se lit ni dans le temps, ni dans un croisement.`)];
    if (is && query.trend && measure && !hasCourse(measure))
      return [
        problem(`${at}/trend`, `L’indicateur « ${name} » n’a pas de courbe : retirez « trend ».`, {
          repair: [{ op: "remove", path: `${at}/trend` }],
        }),
      ];
    return [];
  });
}
