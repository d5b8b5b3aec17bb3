import type { ViewContext } from "../../../engine/table/view-props.ts";
import type { ScalarResult } from "../../../generated/types.ts";

/** Opens what the second figure of a tile counts; undefined where that has no list. */
export function alsoDrill({ result, context }: { result: ScalarResult; context: ViewContext }): ((measure: string) => void) | undefined {
  const [also] = result.also ?? [];
  const { onDrill, listed } = context;
  if (!onDrill || !also || also.value === 0 || !listed?.(also.measure)) return undefined;
  return (measure) => onDrill({ filters: {}, label: also.label, measure });
}
