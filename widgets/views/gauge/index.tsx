import type { ReactElement } from "react";

import { formatFigure, isShown } from "../../../src/domain/figure/figure.ts";
import type { ViewBadge, ViewProps } from "../../../src/engine/table/view-props.ts";
import { doubtBadge } from "../../../src/ui/chart/figure/figure-badge.ts";
import { MovingFigure } from "../../../src/ui/chart/figure/moving-figure.tsx";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { ArcGauge } from "./arc-gauge.tsx";
import { BarGauge, type GaugeDrawing } from "./bar-gauge.tsx";
import { endsOf, shareOf } from "./gauge-scale.ts";
import { sentence } from "./sentence.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

/** A figure on its scale, facing its target. */
export default function GaugeView(props: ViewProps<"gauge">): ReactElement {
  const t = viewText();
  const arc = props.options.shape === "arc";
  return (
    <MovingFigure {...props} sentence={sentence(props, t)} free={arc}>
      {(figure, sample) => {
        const drawing = drawingOf(props, isShown(sample), sample !== "normal");
        return arc ? (
          <ArcGauge {...drawing}>{figure}</ArcGauge>
        ) : (
          <>
            {figure}
            <BarGauge {...drawing} />
          </>
        );
      }}
    </MovingFigure>
  );
}

function drawingOf({ options, result }: ViewProps<"gauge">, shown: boolean, uncertain: boolean): GaugeDrawing {
  const ends = endsOf(result.unit, result.value, options);
  const name = options.target_label ?? viewText()("gauge.target");
  return {
    share: shown && result.value !== null ? shareOf(result.value, ends) : null,
    zero: shareOf(0, ends),
    target: options.target === undefined ? null : shareOf(options.target, ends),
    targetLabel: options.target === undefined ? "" : `${name} ${formatFigure(options.target, result.unit)}`,
    uncertain,
  };
}

/** That its change may be chance. */
export function badgeOf(props: ViewProps<"gauge">): ViewBadge | null {
  return (props.options.trend ?? true) ? doubtBadge(props) : null;
}
