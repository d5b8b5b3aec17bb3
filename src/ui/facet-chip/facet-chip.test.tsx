import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { expect, it, vi } from "vitest";
import { FacetChip } from "./facet-chip.tsx";

const options = [
  { value: "heb", label: "Hébergement", count: 6412 },
  { value: "res", label: "Restauration", count: 1127 },
];

function Example({ onChange }: { onChange: (value: string[]) => void }): ReactElement {
  const [value, setValue] = useState<string[]>([]);
  return <FacetChip label="Catégorie" options={options} value={value} onChange={(next) => (setValue(next), onChange(next))} />;
}

it("shows what it keeps and can be taken away, the list staying shut", async () => {
  const onChange = vi.fn();
  render(<Example onChange={onChange} />);
  const chip = screen.getByRole("combobox", { name: "Catégorie" });
  expect(chip.textContent).toBe("CatégorieTous");
  await userEvent.click(chip);
  await userEvent.click(screen.getByRole("option", { name: /Hébergement/ }));
  expect(chip.textContent).toBe("CatégorieHébergement");
  await userEvent.click(screen.getByRole("option", { name: /Restauration/ }));
  expect(chip.textContent).toBe("Catégorie2 éléments sélectionnés");
  await new Promise((resolve) => setTimeout(resolve, 260));
  await userEvent.click(screen.getByRole("button", { name: "Retirer le filtre Catégorie" }));
  expect(onChange).toHaveBeenLastCalledWith([]);
  expect(document.activeElement).toBe(chip);
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("opens by Enter and not by the Tab key, also after the pointer has closed it", async () => {
  render(<Example onChange={() => {}} />);
  const chip = screen.getByRole("combobox", { name: "Catégorie" });
  await userEvent.tab();
  expect(document.activeElement).toBe(chip);
  expect(screen.queryByRole("listbox")).toBeNull();
  await userEvent.click(chip);
  await new Promise((resolve) => setTimeout(resolve, 260));
  await userEvent.click(chip);
  expect(screen.queryByRole("listbox")).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("listbox")).toBeTruthy();
});
