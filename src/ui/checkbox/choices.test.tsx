import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { RadioCards } from "../radio-cards/radio-cards.tsx";
import { Segmented } from "../segmented/segmented.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Switch } from "./switch.tsx";

it("ticks a box by its label", async () => {
  const onChange = vi.fn();
  render(<Checkbox label="Aligner" checked={false} onChange={onChange} />);
  await userEvent.click(screen.getByText("Aligner"));
  expect(onChange).toHaveBeenCalledWith(true);
});

it("turns a switch off, named by its label and described by its sentence", async () => {
  const onChange = vi.fn();
  render(<Switch label="Comparer" description="Avec une autre période" checked onChange={onChange} />);
  const control = screen.getByRole("switch", { name: "Comparer", checked: true, description: "Avec une autre période" });
  await userEvent.click(control);
  expect(onChange).toHaveBeenCalledWith(false);
});

it("chooses a card by mouse and by arrows", async () => {
  const onChange = vi.fn();
  render(
    <RadioCards
      legend="Comparaison"
      value="a"
      onChange={onChange}
      options={[
        { value: "a", label: "Période précédente", description: "17 avr." },
        { value: "b", label: "L’an dernier" },
      ]}
    />,
  );
  await userEvent.click(screen.getByText("L’an dernier"));
  expect(onChange).toHaveBeenCalledWith("b");
  expect(screen.getByRole("radio", { name: "Période précédente", checked: true, description: "17 avr." })).toBeTruthy();
});

describe("Segmented", () => {
  function Example(): ReactElement {
    const [value, setValue] = useState<"note" | "nps" | "volume">("note");
    return (
      <Segmented
        label="Mesure"
        value={value}
        onChange={setValue}
        segments={[
          { value: "note", label: "Note" },
          { value: "nps", label: "NPS" },
          { value: "volume", label: "Volume" },
        ]}
      />
    );
  }

  it("is one stop of the Tab key; arrows move the choice, going round", async () => {
    render(<Example />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Note", checked: true }));
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Volume", checked: true }));
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(screen.getByRole("radio", { name: "NPS", checked: true })).toBeTruthy();
  });
});
