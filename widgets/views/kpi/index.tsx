import type { ReactElement } from "react";

import { isShown } from "../../../src/domain/figure/figure.ts";
import type { ViewBadge, ViewProps } from "../../../src/engine/table/view-props.ts";
import { doubtBadge } from "../../../src/ui/chart/figure/figure-badge.ts";
import { MovingFigure } from "../../../src/ui/chart/figure/moving-figure.tsx";
import { Miniature } from "./miniature.tsx";
import { sentence } from "./sentence.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

/** One large number, its change since the compared period, and a small curve. */
export default function KpiView(props: ViewProps<"kpi">): ReactElement {
  const t = viewText();
  const { options, result, previous } = props;
  return (
    <MovingFigure {...props} sentence={sentence(props, t)}>
      {(figure, sample) => (
        <>
          {figure}
          {isShown(sample) && (
            <Miniature
              shape={options.miniature ?? "line"}
              trend={result.trend}
              previous={previous?.trend}
              reference={result.reference?.value}
              settling={result}
              period={props.context.period}
            />
          )}
        </>
      )}
    </MovingFigure>
  );
}

/** That its change may be chance. */
export function badgeOf(props: ViewProps<"kpi">): ViewBadge | null {
  return (props.options.trend ?? true) ? doubtBadge(props) : null;
}
