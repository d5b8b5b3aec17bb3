import type { ViewProps } from "../../../src/engine/table/view-props.ts";

/** Which columns a ranking has. */
export interface RankingColumns {
  position: boolean;
  detail: boolean;
  sparkline: boolean;
  spread: boolean;
  samples: boolean;
  gap: boolean;
}

/** The columns that are wanted and for which there is anything to show. */
export function columnsOf({ options, result, previous }: ViewProps<"ranking">): RankingColumns {
  return {
    position: options.position ?? true,
    detail: (options.detail ?? true) && result.rows.some(({ detail }) => detail),
    sparkline: (options.sparkline ?? true) && result.rows.some(({ trend }) => trend && trend.length > 1),
    spread: (options.spread ?? false) && result.rows.some(({ spread }) => spread),
    samples: options.samples ?? false,
    gap: (options.gap ?? true) && previous !== undefined,
  };
}
