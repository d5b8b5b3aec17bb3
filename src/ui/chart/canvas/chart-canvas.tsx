import type { EChartsOption } from "echarts";
import { memo, type ReactElement, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from "react";

import { chartFont } from "./chart-theme.ts";
import { type EChartsType, init } from "./echarts-engine.ts";
import type { Size } from "../observe-size.ts";

interface ChartCanvasProps {
  option: EChartsOption;
  size: Size;
  renderer: "svg" | "canvas";
  patterned: boolean;
  onReady: (chart: EChartsType) => void;
}

const fill = { width: "100%", height: "100%" };

/** The ECharts instance itself, kept apart so that a moving cursor never touches it. */
export const ChartCanvas = memo(function ChartCanvas({ option, size, renderer, patterned, onReady }: ChartCanvasProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(null);
  /** What the chart shows. */
  const drawn = useRef<EChartsOption>(null);

  const complete = useMemo((): EChartsOption => {
    return {
      // A chart appears by the style sheet: drawn again for each frame it would hold up the whole page.
      animation: false,
      // Patterns double the colours (design t3). The sentence is ours, on the frame.
      ...(patterned && { aria: { enabled: true, label: { enabled: false }, decal: { show: true } } }),
      ...option,
      textStyle: { fontFamily: chartFont, fontSize: 11 },
    };
  }, [option, patterned]);

  const begin = useEffectEvent((place: HTMLDivElement, drawing: ChartCanvasProps["renderer"]): EChartsType => {
    const made = init(place, null, { renderer: drawing, ...size });
    made.setOption(complete, true);
    drawn.current = complete;
    onReady(made);
    return made;
  });
  useLayoutEffect(() => {
    if (!element.current) return;
    const made = begin(element.current, renderer);
    chart.current = made;
    return () => {
      chart.current = null;
      made.dispose();
    };
  }, [renderer]);

  useLayoutEffect(() => {
    if (drawn.current === complete) return;
    drawn.current = complete;
    chart.current?.setOption(complete, true);
  }, [complete]);

  useEffect(() => fit(chart.current, size), [size]);

  return <div ref={element} style={fill} />;
});

function fit(chart: EChartsType | null, size: Size): void {
  if (!chart || chart.isDisposed() || (chart.getWidth() === size.width && chart.getHeight() === size.height)) return;
  chart.resize(size);
  // Now, not in the next frame: a page that is printed has none.
  chart.getZr().flush();
}
