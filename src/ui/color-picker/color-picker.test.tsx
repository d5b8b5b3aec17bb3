import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readColorHistory, rememberColor } from "./color-history.ts";
import { ColorPicker } from "./color-picker.tsx";
import { parseColor, shades } from "./color-shades.ts";

beforeEach(() => localStorage.clear());

function Example({ onChange }: { onChange: (color: string) => void }): ReactElement {
  const [value, setValue] = useState<string | null>(null);
  return <ColorPicker label="Couleur" value={value} onChange={(color) => (setValue(color), onChange(color))} />;
}

const draw = () => {
  const onChange = vi.fn();
  render(<Example onChange={onChange} />);
  return { onChange, trigger: screen.getByRole("button", { name: /Couleur/ }) };
};

describe("palette", () => {
  it("has ten columns of six shades, all different", () => {
    expect(shades.map((row) => row.length)).toEqual([10, 10, 10, 10, 10, 10]);
    expect(new Set(shades.flat()).size).toBe(60);
    expect(shades.flat().every((shade) => parseColor(shade) === shade)).toBe(true);
  });
});

describe("history", () => {
  it("keeps seven colours, most recent first, without doubles", () => {
    for (const digit of "1234567891") rememberColor(`#00000${digit}`);
    expect(readColorHistory()).toEqual(["1", "9", "8", "7", "6", "5", "4"].map((digit) => `#00000${digit}`));
  });

  it("ignores what it cannot read", () => {
    localStorage.setItem("color-history", '{"a":1}');
    expect(readColorHistory()).toEqual([]);
    localStorage.setItem("color-history", '["#FFF", "rouge", 3]');
    expect(readColorHistory()).toEqual(["#ffffff"]);
  });
});

describe("ColorPicker", () => {
  it("is black when empty, and toggles", async () => {
    const { trigger } = draw();
    expect(trigger.textContent).toBe("#000000");
    await userEvent.click(trigger);
    expect(screen.getByRole("dialog")).toBeTruthy();
    await userEvent.click(trigger);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("chooses only with «Valider», and remembers", async () => {
    const { onChange, trigger } = draw();
    await userEvent.click(trigger);
    const shade = shades[2]?.[1] ?? "";
    await userEvent.click(screen.getByRole("button", { name: shade }));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Valider" }));
    expect(onChange).toHaveBeenCalledWith(shade);
    expect(readColorHistory()).toEqual([shade]);
    await userEvent.click(trigger);
    expect(screen.getByText("Historique:")).toBeTruthy();
  });

  it("takes a typed code and refuses what is not one", async () => {
    const { onChange, trigger } = draw();
    await userEvent.click(trigger);
    const hex = screen.getByRole("textbox");
    fireEvent.change(hex, { target: { value: "#12" } });
    await userEvent.click(screen.getByRole("button", { name: "Valider" }));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(hex, { target: { value: "ABC" } });
    await userEvent.click(screen.getByRole("button", { name: "Valider" }));
    expect(onChange).toHaveBeenCalledWith("#aabbcc");
  });

  it("says at once whether the colour contrasts enough", async () => {
    const { trigger } = draw();
    await userEvent.click(trigger);
    expect(screen.getByRole("status").textContent).toMatch(/^Lisible/);
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "#ffee00" } });
    expect(screen.getByRole("status").textContent).toMatch(/^Peu lisible/);
  });

  it("moves in the palette by arrows: one stop of the Tab key", async () => {
    const { trigger } = draw();
    await userEvent.click(trigger);
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe(shades[1]?.[1]);
    expect(
      within(screen.getByRole("group"))
        .getAllByRole("button")
        .filter((swatch) => swatch.tabIndex === 0),
    ).toHaveLength(1);
  });

  it("is 240 px wide, and opens above as soon as less than 274 px remain below", async () => {
    const { trigger } = draw();
    const sideWith = async (below: number): Promise<HTMLElement> => {
      vi.spyOn(trigger, "getBoundingClientRect").mockReturnValue(new DOMRect(20, window.innerHeight - below - 38, 200, 38));
      await userEvent.click(trigger);
      const popup = screen.getByRole("dialog");
      await userEvent.click(trigger);
      return popup;
    };
    const roomy = await sideWith(274);
    expect([roomy.dataset.side, roomy.style.width]).toEqual(["below", "240px"]);
    expect((await sideWith(273)).dataset.side).toBe("above");
  });

  it("closes on a press outside without choosing", async () => {
    const { onChange, trigger } = draw();
    await userEvent.click(trigger);
    await userEvent.click(document.body);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });
});
