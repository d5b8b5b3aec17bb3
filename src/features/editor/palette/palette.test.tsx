import { fireEvent, render, type RenderResult, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { describe, expect, it, vi } from "vitest";

import { metricsOf } from "../../../engine/catalog/catalog.ts";
import type { CatalogSource, View, WidgetType } from "../../../generated/types.ts";
import { ResultsStore } from "../../../page/results/results-store.ts";
import { topicOf, topics } from "./topics.ts";
import { Palette } from "./palette.tsx";

const read = import.meta.glob<WidgetType>("../../../../widgets/types/*.json", { eager: true, import: "default" });
const views = Object.values(import.meta.glob<View>("../../../../widgets/views/*/view.json", { eager: true, import: "default" }));
const sources = import.meta.glob<CatalogSource>("../../../../widgets/metrics/*.json", { eager: true, import: "default" });
const metrics = metricsOf(Object.values(sources));
const types: Record<string, WidgetType> = Object.fromEntries(Object.values(read).map((type) => [type.type, type]));
const catalog = { types, metrics, views: Object.fromEntries(views.map((view) => [view.view, view])) };
const store = new ResultsStore();

/** The palette over every shipped type. */
function show(heard: Partial<Pick<ComponentProps<typeof Palette>, "onAdd" | "onLook">> = {}): RenderResult {
  const nothing = (): void => undefined;
  return render(
    <Palette
      catalog={catalog}
      mayUse={() => true}
      store={store}
      onQuestion={nothing}
      onDrag={nothing}
      onAdd={nothing}
      onLook={nothing}
      {...heard}
    />,
  );
}

describe("the palette", () => {
  it("lists the shipped types by what they are about, at most a dozen in a group", () => {
    const counts = topics.map((topic) => `${topic} ${Object.values(types).filter((type) => topicOf(type, metrics) === topic).length}`);
    expect(counts.filter((count) => !/ ([1-9]|1[0-2])$/.test(count))).toEqual([]);
  });

  it("draws each type small, as its view does, and is named by words alone", () => {
    show();
    for (const { label, view } of Object.values(types)) {
      const entry = screen.getAllByRole("button").find((button) => button.querySelector("span")?.firstChild?.textContent === label);
      const thumbnail = entry?.parentElement?.querySelector("[data-thumbnail]");
      const sketch = thumbnail?.querySelector("svg");
      expect({ label, drawn: sketch?.getAttribute("data-sketch"), parts: (sketch?.childElementCount ?? 0) > 0 }).toEqual({
        label,
        drawn: view,
        parts: true,
      });
      expect(thumbnail?.getAttribute("aria-hidden")).toBe("true");
    }
  });

  it("has a sketch of its own from every view that is shipped, in the theme's colours", () => {
    expect(views.filter(({ sketch }) => !sketch).map(({ view }) => view)).toEqual([]);
    const drawings = views.map(({ sketch }) => JSON.stringify(sketch));
    expect(new Set(drawings).size).toBe(views.length);
    const { container } = show();
    const colours = [...container.querySelectorAll("svg *")].flatMap((part) => [part.getAttribute("fill"), part.getAttribute("stroke")]);
    expect(colours.filter((colour) => colour !== null && colour !== "none" && !/^var\(--[\w-]+\)$/.test(colour))).toEqual([]);
  });

  it("reports that somebody turns to it: as it opens, by the pointer, by the keyboard, and at each search", async () => {
    const onLook = vi.fn();
    show({ onLook });
    const looks = (): number => {
      const { length } = onLook.mock.calls;
      onLook.mockClear();
      return length;
    };
    expect(looks()).toBe(1);
    await userEvent.hover(screen.getByRole("searchbox"));
    expect(looks()).toBe(1);
    await userEvent.tab();
    expect(looks()).toBe(1);
    await userEvent.tab();
    expect(looks()).toBe(1);
    await userEvent.keyboard("no");
    expect(looks()).toBe(2);
  });

  it("puts a widget that is called what one searches before all others, whatever it is about, then names that begin so", async () => {
    show();
    const named = (): string[] =>
      within(screen.getByRole("toolbar", { name: /^Widgets/ }))
        .getAllByRole("button")
        .map((button) => button.querySelector("span")?.firstChild?.textContent ?? "");
    for (const label of ["Note moyenne", "Volume d’avis", "Tableau"]) {
      fireEvent.change(screen.getByRole("searchbox"), { target: { value: label.toUpperCase() } });
      expect(named()[0]).toBe(label);
    }
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "evolution" } });
    const begins = named().map((label) => label.startsWith("Évolution"));
    expect(begins.slice(0, 3)).toEqual([true, true, true]);
    expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false));
    expect(screen.getByRole("heading", { name: "Résultats" })).toBeDefined();
  });

  it("is one stop of the Tab key, whose entries the arrows go through, and says how many are found", async () => {
    const onAdd = vi.fn();
    show({ onAdd });
    const entries = screen.getByRole("toolbar", { name: /^Widgets/ });
    const stops = [...entries.querySelectorAll("button")].filter((button) => button.tabIndex === 0);
    expect(stops).toHaveLength(1);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(stops[0]);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    const second = entries.querySelectorAll("button")[1];
    expect(document.activeElement).toBe(second);
    expect([stops[0]?.tabIndex, second?.tabIndex]).toEqual([-1, 0]);
    await userEvent.keyboard("{End}");
    expect(document.activeElement).toBe([...entries.querySelectorAll("button")].at(-1));
    await userEvent.keyboard("{Enter}");
    expect(onAdd).toHaveBeenCalledOnce();
    await userEvent.type(screen.getByRole("searchbox"), "zzz");
    expect(screen.getByRole("status").textContent).toBe("Aucun widget ne correspond.");
    await userEvent.clear(screen.getByRole("searchbox"));
    await userEvent.type(screen.getByRole("searchbox"), "nuage");
    expect(screen.getByRole("status").textContent).toMatch(/^\d widgets? trouvés?$/);
  });
});
