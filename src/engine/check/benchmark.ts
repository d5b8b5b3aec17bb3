import type { ConfigProblem, Query } from "../../generated/types.ts";
import type { Metrics } from "../catalog/catalog.ts";
import { entry } from "../entry.ts";
import { mainMeasures, measurePointer, resultKind } from "../query/kind.ts";
import { problem, step } from "./problems.ts";

/** Kinds of measures of which each establishment has a level: a number says how large it is, and others are of two periods or of themes among themselves. */
const levels: ReadonlySet<string> = new Set(["mean", "share", "nps", "median", "balance"]);

/** What a query that asks for the comparison group's level must be: one figure or one curve, of a measure that has levels, narrowed by themes at most. */
export function checkBenchmark(query: Query, metrics: Metrics, at: string): ConfigProblem[] {
  if (!query.benchmark) return [];
  const pointer = `${at}/benchmark`;
  const drop = { repair: [{ op: "remove" as const, path: pointer }] };
  const kind = resultKind(query);
  if ((kind !== "scalar" && kind !== "series") || (query.by?.length ?? 0) > 1 || query.measures)
    return [problem(pointer, "Le repère d’un groupe accompagne un chiffre, ou une courbe seule : retirez « benchmark ».", drop)];
  const [name = ""] = mainMeasures(query);
  const measure = entry(metrics.measures, name);
  if (measure && (!levels.has(measure.kind) || !["reviews", "themes"].includes(measure.source)))
    return [problem(measurePointer(query, name, at), `L’indicateur « ${name} » n’a pas de niveau à comparer entre établissements.`, drop)];
  return Object.keys(query.where ?? {})
    .filter((dimension) => dimension !== "theme")
    .map((dimension) =>
      problem(
        `${at}/where${step(dimension)}`,
        `Le repère d’un groupe ne se lit que par thématique : retirez le filtre « ${dimension} », ou « benchmark ».`,
        drop,
      ),
    );
}
