import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Segmented } from "./segmented.tsx";

it("moves its choice by arrows, which with Alt are the browser's own way back", () => {
  const onChange = vi.fn();
  const segments = (["jour", "mois", "année"] as const).map((value) => ({ value, label: value }));
  render(<Segmented label="Détail" segments={segments} value="mois" onChange={onChange} />);
  const chosen = screen.getByRole("radio", { checked: true });
  expect(fireEvent.keyDown(chosen, { key: "ArrowLeft", altKey: true })).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(chosen, { key: "ArrowLeft" })).toBe(false);
  expect(onChange).toHaveBeenLastCalledWith("jour");
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "jour" }));
});
