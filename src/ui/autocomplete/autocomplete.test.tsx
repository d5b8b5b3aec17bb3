import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { expect, it, vi } from "vitest";
import { Autocomplete } from "./autocomplete.tsx";

const options = [
  { value: "1", label: "Hôtel Bellerive" },
  { value: "2", label: "Gîte des Hôtes" },
  { value: "3", label: "Musée" },
];

function Example({ onChoose }: { onChoose: (value: string) => void }): ReactElement {
  const [value, setValue] = useState("");
  return (
    <Autocomplete label="Établissement" options={options} value={value} onChange={setValue} onChoose={(option) => onChoose(option.value)} />
  );
}

it("proposes what contains the typed text inside it, whatever the case and accents", async () => {
  const onChoose = vi.fn();
  render(<Example onChoose={onChoose} />);
  const field = screen.getByRole("combobox", { name: "Établissement" });
  await userEvent.click(field);
  expect(screen.queryByRole("listbox")).toBeNull();
  await userEvent.type(field, "HOT");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Hôtel Bellerive", "Gîte des Hôtes"]);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("2");
  expect((field as HTMLInputElement).value).toBe("Gîte des Hôtes");
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("closes on Escape and on blur", async () => {
  render(<Example onChoose={() => {}} />);
  await userEvent.type(screen.getByRole("combobox"), "h");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  await userEvent.type(screen.getByRole("combobox"), "ô");
  expect(screen.getByRole("listbox")).toBeTruthy();
  await userEvent.tab();
  expect(screen.queryByRole("listbox")).toBeNull();
});
