import type { ConfigProblem, Measure, MeasureIndex } from "../../generated/types.ts";
import { entry } from "../entry.ts";
import { problem, step, unknownValue } from "../check/problems.ts";

/** The weights of an index, said in full: what it is `like` has been looked up. */
export type IndexWeights = Omit<MeasureIndex, "like"> & Required<Pick<MeasureIndex, "window_days" | "half_life_days">>;

/** A measure whose index says its weights in full. */
export type PlainMeasure = Omit<Measure, "index"> & { index?: IndexWeights };

type Measures = Readonly<Record<string, Measure>>;

/** The measures of a source with the weights of each index said in full; one that {@link checkIndexes} refuses has none. */
export function plainMeasures(measures: Measures): Record<string, PlainMeasure> {
  return Object.fromEntries(
    Object.entries(measures).map(([name, { index: _, ...measure }]) => {
      const index = weightsOf(name, measures);
      return [name, index ? { ...measure, index } : measure];
    }),
  );
}

/** What is wrong with the measures whose weights are `like` another's: reported once, of a circle at its first measure. */
export function checkIndexes(measures: Measures): ConfigProblem[] {
  const weighted = Object.keys(measures).filter((name) => measures[name]?.index);
  return weighted.flatMap((name) => {
    const like = measures[name]?.index?.like;
    const at = `/measures${step(name)}/index/like`;
    if (like === undefined) return [];
    if (!weighted.includes(like))
      return [
        unknownValue(
          at,
          "L’indicateur pondéré",
          like,
          weighted.filter((other) => other !== name),
        ),
      ];
    const names = chainOf(name, measures);
    const isFirst =
      measures[names.at(-1) ?? ""]?.index?.like === name && names.every((other) => weighted.indexOf(other) >= weighted.indexOf(name));
    if (!isFirst) return [];
    const circle = [...names, name].map((other) => `« ${other} »`).join(", ");
    return [problem(at, `Ces poids renvoient en rond (${circle}) : donnez-les à l’un de ces indicateurs.`)];
  });
}

/** A measure, the one that it is like, and so on, up to one that says no more or was there already. */
function chainOf(name: string, measures: Measures): string[] {
  const names: string[] = [];
  for (let next: string | undefined = name; next !== undefined && !names.includes(next); next = entry(measures, next)?.index?.like)
    names.push(next);
  return names;
}

function weightsOf(name: string, measures: Measures): IndexWeights | undefined {
  const indexes = chainOf(name, measures).map((each) => entry(measures, each)?.index);
  // The chain ends in a circle, or in a measure that has no weights.
  if (indexes.at(-1)?.like !== undefined || indexes.includes(undefined)) return undefined;
  const { like: _, ...weights }: MeasureIndex = Object.assign({}, ...indexes.toReversed());
  const { window_days, half_life_days } = weights;
  return window_days === undefined || half_life_days === undefined ? undefined : { ...weights, window_days, half_life_days };
}
