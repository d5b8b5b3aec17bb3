import { BarChart } from "echarts/charts";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Chart, type ChartProps } from "./chart.tsx";
import {
  CANVAS_FROM,
  type EChartsType,
  getInstanceByDom,
  init,
  loadCanvas,
  loadMarkLines,
  registerCharts,
} from "./canvas/echarts-engine.ts";

vi.mock(import("./canvas/echarts-engine.ts"), async (load) => {
  const engine = await load();
  // A page of tests cannot draw on a canvas: what was asked for is seen from the call.
  const drawnAsSvg: typeof engine.init = (element, theme, opts) => engine.init(element, theme, { ...opts, renderer: "svg" });
  return {
    ...engine,
    init: vi.fn(drawnAsSvg),
    loadCanvas: vi.fn(engine.loadCanvas),
    loadMarkLines: vi.fn(engine.loadMarkLines),
  };
});

const values = [3, 5, 8];
const props: ChartProps = {
  name: "Volume d’avis",
  build: () => ({
    grid: {},
    xAxis: { type: "category", data: ["avril", "mai", "juin"] },
    yAxis: { type: "value" },
    series: [{ type: "bar", data: values }],
  }),
  sentence: "Avis, d’avril à juin\u00a0: de 3 à 8",
  cursor: {
    along: "x",
    count: 3,
    start: "last",
    card: (index) => ({ title: ["avril", "mai", "juin"][index] ?? "", rows: [{ label: "Avis", value: String(values[index]) }] }),
  },
};

const withLine: ChartProps["build"] = (size) => {
  const { series, ...plane } = props.build(size);
  return {
    ...plane,
    series: [series].flat().map((one) => ({ ...one, markLine: { data: [{ yAxis: 4 }], label: { formatter: "visé" } } })),
  } as never;
};

const rendererAsked = (): string | undefined => vi.mocked(init).mock.lastCall?.[2]?.renderer;

async function draw(more: Partial<ChartProps> = {}): Promise<HTMLElement> {
  render(
    <StrictMode>
      <Chart {...props} {...more} />
    </StrictMode>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return screen.getByRole("img", { name: props.sentence });
}

beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
  registerCharts([BarChart]);
});

describe("a chart", () => {
  it("is made once, and gone with its component", async () => {
    vi.mocked(init).mockClear();
    render(<Chart {...props} />);
    // The library alone would make it again once it is drawn.
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    expect(init).toHaveBeenCalledOnce();
    const instance = getInstanceByDom(screen.getByRole("img").firstElementChild as HTMLElement);
    cleanup();
    expect(instance?.isDisposed()).toBe(true);
  });

  it("leaves nothing behind on a page of many, even one left while they are being made", async () => {
    vi.mocked(init).mockClear();
    const many = (
      <StrictMode>
        {Array.from("abcdefgh", (key) => (
          <Chart key={key} {...props} />
        ))}
      </StrictMode>
    );
    render(many);
    cleanup();
    render(many);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    cleanup();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    const made = vi.mocked(init).mock.results.map(({ value }) => value as EChartsType);
    expect(made.length).toBeGreaterThanOrEqual(16);
    expect(made.filter((chart) => !chart.isDisposed())).toHaveLength(0);
  });

  it("waits for the part that draws mark lines where a series has one", async () => {
    const image = await draw({ build: withLine, marked: true });
    await vi.waitFor(() => expect(image.textContent).toContain("visé"), { timeout: 10_000 });
  });

  it("stays drawn once its mark line is taken away", async () => {
    const { rerender } = render(<Chart {...props} build={withLine} marked />);
    const image = screen.getByRole("img");
    await vi.waitFor(() => expect(image.textContent).toContain("visé"), { timeout: 10_000 });
    rerender(<Chart {...props} />);
    await vi.waitFor(() => expect(image.textContent).not.toContain("visé"), { timeout: 10_000 });
    expect(image.textContent).toContain("avril");
  });

  it("goes back from a canvas to SVG when its points become few", async () => {
    vi.mocked(init).mockClear();
    const { rerender } = render(<Chart {...props} points={CANVAS_FROM} />);
    const image = screen.getByRole("img");
    await vi.waitFor(() => expect(image.textContent).toContain("avril"), { timeout: 10_000 });
    expect(rendererAsked()).toBe("canvas");
    rerender(<Chart {...props} points={3} />);
    await vi.waitFor(() => expect(rendererAsked()).toBe("svg"), { timeout: 10_000 });
    await vi.waitFor(() => expect(image.textContent).toContain("avril"), { timeout: 10_000 });
  });

  it("is drawn without the part whose file is lost", async () => {
    vi.mocked(init).mockClear();
    vi.mocked(loadMarkLines).mockRejectedValueOnce(new Error("lost"));
    vi.mocked(loadCanvas).mockRejectedValueOnce(new Error("lost"));
    render(<Chart {...props} build={withLine} marked points={CANVAS_FROM} />);
    const image = screen.getByRole("img");
    await vi.waitFor(() => expect(image.textContent).toContain("avril"), { timeout: 10_000 });
    expect(rendererAsked()).toBe("svg");
  });

  it("is read point by point with the arrow keys, each one said", async () => {
    const image = await draw();
    const user = userEvent.setup();
    await user.tab();
    // The focus is on the group around the image: an image takes no key.
    expect(document.activeElement).toBe(screen.getByRole("group", { name: /^Volume d’avis, graphique.*flèches/ }));
    expect(document.activeElement?.contains(image)).toBe(true);
    await user.keyboard("{Home}{ArrowRight}");
    expect(document.querySelector("[aria-live]")?.textContent).toBe("mai\u00a0: Avis 5");
    await user.keyboard("{End}");
    expect(document.querySelector("[aria-live]")?.textContent).toBe("juin\u00a0: Avis 8");
    await user.keyboard("{Escape}");
    expect(document.querySelector("[aria-live]")?.textContent).toBe("");
  });

  it("opens what is behind a point with Enter", async () => {
    const onSelect = vi.fn();
    await draw({ onSelect });
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard("{Home}{Enter}");
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  describe("of several figures at each place", () => {
    /** At each place the second figure above the first but at the last, where it is below. */
    const others = [9, 7, 2];
    const both: ChartProps = {
      ...props,
      build: () => ({
        grid: {},
        xAxis: { type: "category", data: ["avril", "mai", "juin"] },
        yAxis: { type: "value" },
        series: [
          { type: "bar", data: values },
          { type: "bar", data: others },
        ],
      }),
      cursor: {
        ...props.cursor,
        tracks: { count: 2, by: "height" },
        dots: (index) => [values, others].map((list, track) => ({ value: list[index] ?? 0, color: "#000000", track })),
        card: (index, track) => ({
          title: ["avril", "mai", "juin"][index] ?? "",
          rows: [values, others].map((list, at) => ({ label: `Ligne ${at + 1}`, value: String(list[index]), chosen: at === track })),
        }),
      },
    };

    it("leads from one to the next with the arrows up and down, says it first and opens it", async () => {
      const onSelect = vi.fn();
      await draw({ ...both, onSelect });
      const user = userEvent.setup();
      await user.tab();
      await user.keyboard("{Home}{ArrowUp}");
      expect(document.querySelector("[aria-live]")?.textContent).toBe("avril : Ligne 2 9 ; Ligne 1 3");
      await user.keyboard("{ArrowUp}{Enter}");
      expect(onSelect).toHaveBeenLastCalledWith(0, 1);
      await user.keyboard("{End}{ArrowUp}{Enter}");
      expect(onSelect).toHaveBeenLastCalledWith(2, 0);
    });

    it("opens the one that the pointer is nearest to", async () => {
      const onSelect = vi.fn();
      const image = await draw({ ...both, onSelect });
      const chart = getInstanceByDom(image.firstElementChild as HTMLElement);
      if (!chart) throw new Error("nothing is drawn");
      const press = (index: number, value: number): void => {
        const [offsetX, offsetY] = [chart.convertToPixel({ xAxisIndex: 0 }, index), chart.convertToPixel({ yAxisIndex: 0 }, value)];
        act(() => chart.getZr().trigger("click", { offsetX, offsetY }));
      };
      press(1, 6.6);
      expect(onSelect).toHaveBeenLastCalledWith(1, 1);
      press(1, 4);
      expect(onSelect).toHaveBeenLastCalledWith(1, 0);
      press(2, 3);
      expect(onSelect).toHaveBeenLastCalledWith(2, 1);
    });

    it("opens the one of bars that the pointer is on", async () => {
      const onSelect = vi.fn();
      const image = await draw({ ...both, cursor: { ...both.cursor, tracks: { count: 2, by: "side", most: 40 } }, onSelect });
      const chart = getInstanceByDom(image.firstElementChild as HTMLElement);
      if (!chart) throw new Error("nothing is drawn");
      const middle = chart.convertToPixel({ xAxisIndex: 0 }, 1);
      const offsetY = chart.convertToPixel({ yAxisIndex: 0 }, 1);
      act(() => chart.getZr().trigger("click", { offsetX: middle - 6, offsetY }));
      expect(onSelect).toHaveBeenLastCalledWith(1, 0);
      act(() => chart.getZr().trigger("click", { offsetX: middle + 6, offsetY }));
      expect(onSelect).toHaveBeenLastCalledWith(1, 1);
      // Beyond the bars the nearest one is meant.
      act(() => chart.getZr().trigger("click", { offsetX: middle + 50, offsetY }));
      expect(onSelect).toHaveBeenLastCalledWith(1, 1);
    });
  });

  it("has no cursor on paper", async () => {
    const image = await draw({ printing: true });
    expect(image.closest("[tabindex]")).toBeNull();
    expect(screen.queryByRole("group")).toBeNull();
  });
});
