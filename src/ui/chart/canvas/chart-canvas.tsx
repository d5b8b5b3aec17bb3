import type { EChartsOption } from "echarts";
import { memo, type ReactElement, useEffect, useMemo, useRef } from "react";
import EChartsReactCore from "echarts-for-react/esm/core";

import { chartFont } from "./chart-theme.ts";
import { dispose, type EChartsType, getInstanceByDom, init } from "./echarts-engine.ts";
import type { Size } from "../observe-size.ts";

interface ChartCanvasProps {
  option: EChartsOption;
  size: Size;
  renderer: "svg" | "canvas";
  patterned: boolean;
  onReady: (chart: EChartsType) => void;
}

/** What the library needs of ECharts. */
const engine = { init, dispose, getInstanceByDom };
const fill = { width: "100%", height: "100%" };

/** The ECharts instance itself, kept apart so that a moving cursor never touches it. */
export const ChartCanvas = memo(function ChartCanvas({ option, size, renderer, patterned, onReady }: ChartCanvasProps): ReactElement {
  const chart = useRef<EChartsType>(null);
  const latest = useRef(size);
  // oxlint-disable-next-line react/exhaustive-deps -- the instance is made once, at the first size; later ones resize it
  const opts = useMemo(() => ({ renderer, ...size }), [renderer]);

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

  useEffect(() => {
    latest.current = size;
    fit(chart.current, size);
  }, [size]);

  return (
    <OnceChart
      echarts={engine}
      option={complete}
      opts={opts}
      notMerge
      autoResize={false}
      style={fill}
      shouldSetOption={optionChanged}
      onChartReady={(instance) => {
        chart.current = instance;
        // The tile may have found its size while the chart was being made.
        fit(chart.current, latest.current);
        onReady(chart.current);
      }}
    />
  );
});

function optionChanged(before: { option: unknown; opts?: unknown }, now: { option: unknown; opts?: unknown }): boolean {
  return before.option !== now.option || before.opts !== now.opts;
}

function fit(chart: EChartsType | null, size: Size): void {
  if (!chart || chart.isDisposed() || (chart.getWidth() === size.width && chart.getHeight() === size.height)) return;
  chart.resize(size);
  // Now, not in the next frame: a page that is printed has none.
  chart.getZr().flush();
}

/**
 * The library's component, with one initialisation instead of two.
 *
 * As published it draws each chart once to find its size, throws that away and draws it again; our size is given.
 */
class OnceChart extends EChartsReactCore {
  override async initEchartsInstance(): Promise<EChartsType> {
    const { theme, opts } = this.props;
    const chart = this.echarts.init(this.ele, theme, opts) as EChartsType;
    // React may remove the chart, in strict mode at once: then nothing more may be drawn on it.
    await Promise.resolve();
    return chart.isDisposed() ? new Promise<EChartsType>(() => {}) : chart;
  }
}
