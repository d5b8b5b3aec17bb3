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
        ? [problem(`${at}/field`, `Le champ «\u00a0review\u00a0» n’existe pas dans la source «\u00a0${source}\u00a0».`)]
        : [];
    if (kind !== "ratio")
      return [
        ...misplaced,
        ...(of
          ? [
              problem(`${at}/of`, "«\u00a0of\u00a0» ne vaut que pour un rapport («\u00a0kind\u00a0»\u00a0: «\u00a0ratio\u00a0»).", {
                repair: [{ op: "remove", path: `${at}/of` }],
              }),
            ]
          : []),
      ];
    if (!of) return [problem(at, "Un rapport demande ses deux indicateurs («\u00a0of\u00a0»), le numérateur d’abord.")];
    return [...checkParts(of, measures, counts, `${at}/of`), ...checkUnit(unit, `${at}/unit`)];
  });
}

function checkParts(of: readonly string[], measures: MetricSource["measures"], counts: readonly string[], at: string): ConfigProblem[] {
  return of.flatMap((part, index) => {
    const measure = entry(measures, part);
    const pointer = `${at}/${index}`;
    if (!measure) return [unknownValue(pointer, "L’indicateur de cette source", part, counts)];
    if (isCount(measure)) return [];
    return [
      problem(
        pointer,
        `«\u00a0${part}\u00a0» n’est pas un nombre\u00a0: un rapport en demande deux («\u00a0count\u00a0» ou «\u00a0distinct\u00a0»).`,
      ),
    ];
  });
}

function checkUnit(unit: Measure["unit"], at: string): ConfigProblem[] {
  if (unit === "ratio" || unit === "percent") return [];
  return [
    problem(at, "Un rapport se lit tel quel («\u00a0ratio\u00a0») ou en pour cent («\u00a0percent\u00a0»).", {
      repair: [{ op: "replace", path: at, value: "ratio" }],
    }),
  ];
}
