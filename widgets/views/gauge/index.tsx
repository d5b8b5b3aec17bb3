import type { ReactElement } from "react";

import { changeOf } from "../../../src/domain/change.ts";
import { formatFigure, isShown, sampleOf } from "../../../src/domain/figure.ts";
import type { ViewBadge, ViewProps } from "../../../src/engine/view-props.ts";
import { BigFigure } from "../../../src/ui/chart/big-figure.tsx";
import { ChangeMark } from "../../../src/ui/chart/change-mark.tsx";
import { doubtBadge } from "../../../src/ui/chart/figure-badge.ts";
import { FigureTile } from "../../../src/ui/chart/figure-tile.tsx";
import { alsoDrill } from "../../../src/ui/chart/also-drill.ts";
import { SecondaryFigure } from "../../../src/ui/chart/secondary-figure.tsx";
import { viewText } from "../../../src/ui/chart/view-text.ts";
import { ArcGauge } from "./arc-gauge.tsx";
import { BarGauge, type GaugeDrawing } from "./bar-gauge.tsx";
import { endsOf, shareOf } from "./gauge-scale.ts";
import { sentence } from "./sentence.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

/** A figure on its scale, facing its target. */
export default function GaugeView(props: ViewProps<"gauge">): ReactElement {
  const { options, result, previous, context } = props;
  const sample = sampleOf(result, result.unit, context.samples, context.audience);
  const shown = isShown(sample);
  const change = shown && (options.trend ?? true) ? changeOf(result, previous, result.unit, result.better) : null;
  const drill = context.onDrill && shown ? () => context.onDrill?.({ filters: {}, label: result.label }) : undefined;
  const figure = <BigFigure value={result.value} unit={result.unit} sample={sample} onSelect={drill} />;
  const drawing = drawingOf(props, shown, sample !== "normal");
  return (
    <FigureTile
      sentence={sentence(props)}
      free={options.shape === "arc"}
      change={
        change && (
          <ChangeMark change={change} better={result.better} reference={context.comparedLabel} uncertain={sample !== "normal"} quiet />
        )
      }
      aside={
        <SecondaryFigure
          figure={result.also?.[0]}
          order={options.secondary}
          label={options.secondary_label}
          onSelect={alsoDrill(props)}
          context={context}
        />
      }
    >
      {options.shape === "arc" ? (
        <ArcGauge {...drawing}>{figure}</ArcGauge>
      ) : (
        <>
          {figure}
          <BarGauge {...drawing} />
        </>
      )}
    </FigureTile>
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
