import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Chip } from "./chip.tsx";

it("toggles, announcing its state", async () => {
  const onToggle = vi.fn();
  render(<Chip label="Saison" onToggle={onToggle} pressed />);
  const chip = screen.getByRole("button", { name: "Saison", pressed: true });
  await userEvent.click(chip);
  expect(onToggle).toHaveBeenCalledOnce();
});

it("can be taken away by a button that names it", async () => {
  const onRemove = vi.fn();
  render(<Chip label="Saison" onRemove={onRemove} />);
  await userEvent.click(screen.getByRole("button", { name: "Retirer Saison" }));
  expect(onRemove).toHaveBeenCalledOnce();
});
