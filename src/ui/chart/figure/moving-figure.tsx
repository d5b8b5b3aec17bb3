import type { ReactElement, ReactNode } from "react";

import { changeOf } from "../../../domain/figure/change.ts";
import { isShown, type Sample, sampleOf } from "../../../domain/figure/figure.ts";
import type { ViewContext } from "../../../engine/table/view-props.ts";
import type { ScalarResult } from "../../../generated/types.ts";
import { BigFigure } from "./big-figure.tsx";
import { ChangeMark } from "./change-mark.tsx";
import { FigureTile } from "./figure-tile.tsx";
import { ReferenceFigure } from "./reference-figure.tsx";
import { SecondaryFigure } from "./secondary-figure.tsx";

interface MovingFigureProps {
  options: {
    trend?: boolean;
    secondary?: "label-first" | "value-first" | "none";
    secondary_label?: string;
    suffix?: boolean;
  };
  result: ScalarResult;
  previous?: ScalarResult | undefined;
  context: ViewContext;
  /** One French sentence that says it all. */
  sentence: string;
  /** Lets the figure and its drawing be placed by themselves. */
  free?: boolean;
  /** Places the large figure and what is drawn beside it. */
  children: (figure: ReactElement, sample: Sample) => ReactNode;
}

/** A tile of one figure that opens its reviews, with its change since the compared period and a second figure at the foot. */
export function MovingFigure({ options, result, previous, context, sentence, free, children }: MovingFigureProps): ReactElement {
  const sample = sampleOf(result, result.unit, context.samples, context.audience);
  const shown = isShown(sample);
  const change = shown && (options.trend ?? true) ? changeOf(result, previous, result.unit, result.better) : null;
  const drill = context.onDrill && shown ? () => context.onDrill?.({ filters: {}, label: result.label }) : undefined;
  return (
    <FigureTile
      sentence={sentence}
      free={free ?? false}
      change={
        change && (
          <ChangeMark change={change} better={result.better} reference={context.comparedLabel} uncertain={sample !== "normal"} quiet />
        )
      }
      aside={
        result.reference && shown ? (
          <ReferenceFigure reference={result.reference} unit={result.unit} />
        ) : (
          <SecondaryFigure
            figure={result.also?.[0]}
            order={options.secondary}
            label={options.secondary_label}
            onSelect={alsoDrill({ result, context })}
            context={context}
          />
        )
      }
    >
      {children(
        <BigFigure
          name={context.title}
          value={result.value}
          unit={result.unit}
          sample={sample}
          suffix={options.suffix ?? true}
          onSelect={drill}
        />,
        sample,
      )}
    </FigureTile>
  );
}

/** Opens what the second figure of a tile counts; undefined where that has no list. */
function alsoDrill({ result, context }: { result: ScalarResult; context: ViewContext }): ((measure: string) => void) | undefined {
  const [also] = result.also ?? [];
  const { onDrill, listed } = context;
  if (!onDrill || !also || also.value === 0 || !listed?.(also.measure)) return undefined;
  return (measure) => onDrill({ filters: {}, label: also.label, measure });
}
