import { bucketTitle } from "../../../src/domain/time/bucket.ts";
import type { Drill, ViewProps } from "../../../src/engine/table/view-props.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import type { DrawnLine } from "./lines.ts";

/** What one point rests on: a line in a bucket, the figure of a measure where each line is one, or the bucket where everything is one line; null where there is none. */
export function drillOf({ result }: Pick<ViewProps<"evolution">, "result">, line: DrawnLine | undefined, index: number): Drill | null {
  const { grain, dimension, keys } = result;
  const day = keys[index];
  if (day === undefined || !line) return null;
  const bucket = bucketTitle(day, grain);
  if (line.of)
    return { filters: { [grain]: [day] }, measure: line.of.measure, label: viewText()("evolution.pick", { line: line.label, bucket }) };
  if (dimension === undefined) return { filters: { [grain]: [day] }, label: bucket };
  return {
    filters: { [grain]: [day], [dimension]: [...line.keys] },
    label: viewText()("evolution.pick", { line: line.label, bucket }),
  };
}
