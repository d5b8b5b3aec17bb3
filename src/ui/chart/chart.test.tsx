import { BarChart } from "echarts/charts";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Chart, type ChartProps } from "./chart.tsx";
import { getInstanceByDom, registerCharts } from "./echarts-engine.ts";

const values = [3, 5, 8];
const props: ChartProps = {
  build: () => ({ grid: {}, xAxis: { type: "category", data: ["avril", "mai", "juin"] }, yAxis: { type: "value" }, series: [{ type: "bar", data: values }] }),
  sentence: "Avis, d’avril à juin\u00a0: de 3 à 8",
  cursor: { along: "x", count: 3, start: "last", card: (index) => ({ title: ["avril", "mai", "juin"][index] ?? "", rows: [{ label: "Avis", value: String(values[index]) }] }) },
};

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
  it("is one instance, drawn once, and gone with its component", async () => {
    const image = await draw();
    const instance = getInstanceByDom(image.firstElementChild as HTMLElement);
    expect(instance).toBeDefined();
    // The library alone would throw this one away once it is drawn, and make another.
    await act(() => new Promise((resolve) => setTimeout(resolve, 40)));
    expect(getInstanceByDom(image.firstElementChild as HTMLElement)).toBe(instance);
    expect(image.querySelectorAll("svg")).toHaveLength(1);
    cleanup();
    expect(instance?.isDisposed()).toBe(true);
  });

  it("is read point by point with the arrow keys, each one said", async () => {
    const image = await draw();
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(image);
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
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(0);
  });

  it("has no cursor on paper", async () => expect((await draw({ printing: true })).hasAttribute("tabindex")).toBe(false));
});
