import type { ConfigProblem, Measure, MetricSource } from "../../generated/types.ts";
import { entry } from "../entry.ts";
import { problem, step, unknownValue } from "./problems.ts";

/** Sources whose facts are several to a review, each of which knows its review. */
const withReviews: readonly string[] = ["themes", "expressions"];

/** What can be set against something: numbers of facts, or of different values among them. */
const isCount = ({ kind }: Measure): boolean => kind === "count" || kind === "distinct";

/** The problems of the ratios of a source, and of measures that speak as if they were one. */
export function checkRatios({ source, measures }: Pick<MetricSource, "source" | "measures">): ConfigProblem[] {
  const counts = Object.keys(measures).filter((name) => measures[name] && isCount(measures[name]));
  return Object.entries(measures).flatMap(([name, measure]) => {
    const at = `/measures${step(name)}`;
    const { kind, of, unit, field } = measure;
    const misplaced =
      field === "review" && !withReviews.includes(source)
        ? [problem(`${at}/field`, `Le champ « review » n’existe pas dans la source « ${source} ».`)]
        : [];
    if (kind !== "ratio")
      return [
        ...misplaced,
        ...(of
          ? [
              problem(`${at}/of`, "« of » ne vaut que pour un rapport (« kind » : « ratio »).", {
                repair: [{ op: "remove", path: `${at}/of` }],
              }),
            ]
          : []),
      ];
    if (!of) return [problem(at, "Un rapport demande ses deux indicateurs (« of »), le numérateur d’abord.")];
    return [...checkParts(of, measures, counts, `${at}/of`), ...checkUnit(unit, `${at}/unit`)];
  });
}

function checkParts(of: readonly string[], measures: MetricSource["measures"], counts: readonly string[], at: string): ConfigProblem[] {
  return of.flatMap((part, index) => {
    const measure = entry(measures, part);
    const pointer = `${at}/${index}`;
    if (!measure) return [unknownValue(pointer, "L’indicateur de cette source", part, counts)];
    if (isCount(measure)) return [];
    return [problem(pointer, `« ${part} » n’est pas un nombre : un rapport en demande deux (« count » ou « distinct »).`)];
  });
}

function checkUnit(unit: Measure["unit"], at: string): ConfigProblem[] {
  if (unit === "ratio" || unit === "percent") return [];
  return [
    problem(at, "Un rapport se lit tel quel (« ratio ») ou en pour cent (« percent »).", {
      repair: [{ op: "replace", path: at, value: "ratio" }],
    }),
  ];
}
