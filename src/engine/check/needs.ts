import type { ConfigProblem, Query, Result, View } from "../../generated/types.ts";
import type { Metrics, ViewManifest } from "../catalog/catalog.ts";
import { entry } from "../entry.ts";
import { mainMeasures, measurePointer, resultKind } from "../query/kind.ts";
import { oneOf } from "./one-of.ts";
import { problem } from "./problems.ts";

/** Kinds of result whose rows are those of a dimension. */
const withRows: readonly string[] = ["breakdown", "matrix", "table"];

/** What a view cannot say of a query that yields a kind that it accepts: it would draw it, and the words beside it would be wrong. */
export function checkNeeds(
  query: Query,
  { label, needs }: Pick<ViewManifest, "label" | "needs">,
  metrics: Metrics,
  at: string,
): ConfigProblem[] {
  const [dimension] = query.by ?? [];
  return [
    ...(query.measures && (needs?.measures ?? 1) < query.measures.length
      ? [problem(`${at}/measures`, `La vue « ${label} » montre un seul indicateur : écrivez « measure ».`)]
      : []),
    ...(needs?.peers && !query.peers
      ? [
          problem(at, `La vue « ${label} » situe un établissement dans sa catégorie : ajoutez « peers ».`, {
            repair: [{ op: "add", path: `${at}/peers`, value: true }],
          }),
        ]
      : []),
    ...(dimension && withRows.includes(resultKind(query)) && isForeign(needs?.dimensions, dimension)
      ? [problem(`${at}/by/0`, `La vue « ${label} » se lit par ${listed(needs?.dimensions)}, pas par « ${dimension} ».`)]
      : []),
    ...mainMeasures(query).flatMap((name) => {
      const unit = entry(metrics.measures, name)?.unit;
      return unit && isForeign(needs?.units, unit)
        ? [
            problem(
              measurePointer(query, name, at),
              `La vue « ${label} » demande l’unité ${listed(needs?.units)} : « ${name} » est en « ${unit} ».`,
            ),
          ]
        : [];
    }),
  ];
}

/** The problems of a view's example whose result the view says it cannot draw. */
export function checkExample(result: Result, { needs }: Pick<View, "needs">, at: string): ConfigProblem[] {
  const unit = "unit" in result ? result.unit : result.kind === "table" ? result.columns[0]?.unit : undefined;
  const dimension = "dimensions" in result ? result.dimensions[0] : "dimension" in result ? result.dimension : undefined;
  const isWrong =
    (unit && isForeign(needs?.units, unit)) || (dimension && result.kind !== "series" && isForeign(needs?.dimensions, dimension));
  return isWrong ? [problem(at, "Cet exemple n’a pas ce que la vue demande (« needs »).")] : [];
}

function isForeign(known: readonly string[] | undefined, name: string): boolean {
  return known !== undefined && !known.includes(name);
}

function listed(names: readonly string[] = []): string {
  return oneOf(names.map((name) => `« ${name} »`));
}
