import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button } from "../button/button.tsx";
import { Menu } from "./menu.tsx";

function draw(onSelect = vi.fn(), onDelete = vi.fn()) {
  render(
    <>
      <Menu
        label="Actions"
        trigger={(props) => <Button {...props}>Plus</Button>}
        entries={[
          { id: "table", label: "Tableau", onSelect },
          { id: "csv", label: "CSV" },
          { id: "line", separator: true },
          { id: "delete", label: "Supprimer", disabledReason: "Réservé au propriétaire", onSelect: onDelete },
        ]}
      />
      <button type="button">Après</button>
    </>,
  );
  return { trigger: screen.getByRole("button", { name: "Plus" }), onSelect, onDelete };
}

it("opens on its first entry, and choosing one closes it and gives the focus back before acting", async () => {
  const { trigger, onSelect } = draw();
  onSelect.mockImplementation(() => expect(document.activeElement).toBe(trigger));
  await userEvent.click(trigger);
  expect(document.activeElement?.textContent).toBe("Tableau");
  await userEvent.keyboard("{Enter}");
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole("menu")).toBeNull();
});

it("moves by arrows, ends and first letters, going round", async () => {
  const { trigger } = draw();
  trigger.focus();
  const steps: [string, string][] = [
    ["{ArrowDown}", "Tableau"],
    ["{ArrowUp}", "Supprimer"],
    ["{ArrowDown}", "Tableau"],
    ["c", "CSV"],
    ["{Home}", "Tableau"],
  ];
  for (const [key, label] of steps) {
    await userEvent.keyboard(key);
    expect(document.activeElement?.textContent).toMatch(label);
  }
});

it("leaves keys with Ctrl, Alt or Cmd to the browser", async () => {
  const { trigger } = draw();
  await userEvent.click(trigger);
  await userEvent.keyboard("{Control>}c{/Control}{Alt>}{ArrowDown}{/Alt}{Meta>}c{/Meta}");
  expect(document.activeElement?.textContent).toBe("Tableau");
});

it("closes on Escape with the focus back, on a press outside, and on Tab", async () => {
  const { trigger } = draw();
  await userEvent.click(trigger);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(trigger);
  await userEvent.click(trigger);
  await userEvent.click(screen.getByText("Après"));
  expect(screen.queryByRole("menu")).toBeNull();
  await userEvent.click(trigger);
  await userEvent.tab();
  expect(screen.queryByRole("menu")).toBeNull();
});

it("does not choose a disabled entry and says why", async () => {
  const { trigger, onDelete } = draw();
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole("menuitem", { name: /Supprimer/ }));
  expect(onDelete).not.toHaveBeenCalled();
  expect(screen.getByText("Réservé au propriétaire")).toBeTruthy();
});
