import EChartsReactCore from "echarts-for-react/esm/core";
import type { EChartsType } from "./echarts-engine.ts";

/**
 * The library's component, with one initialisation instead of two.
 *
 * As published it draws each chart once to find its size, throws that away and draws it again; our size is given.
 */
export class OnceChart extends EChartsReactCore {
  override async initEchartsInstance(): Promise<EChartsType> {
    const { theme, opts } = this.props;
    const chart = this.echarts.init(this.ele, theme, opts) as EChartsType;
    // React may remove the chart, in strict mode at once: then nothing more may be drawn on it.
    await Promise.resolve();
    return chart.isDisposed() ? new Promise<EChartsType>(() => {}) : chart;
  }
}
