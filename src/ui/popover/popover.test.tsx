import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Button } from "../button/button.tsx";
import { Popover } from "./popover.tsx";

const draw = () => {
  render(
    <>
      <Popover label="Période" trigger={(props) => <Button {...props}>Ouvrir</Button>}>
        {(close) => <Button onClick={close}>Terminer</Button>}
      </Popover>
      <button type="button">Après</button>
    </>,
  );
  return screen.getByRole("button", { name: "Ouvrir" });
};

it("takes the focus and gives it back when closed by its content or by Escape", async () => {
  const trigger = draw();
  for (const leave of [() => userEvent.click(screen.getByText("Terminer")), () => userEvent.keyboard("{Escape}")]) {
    await userEvent.click(trigger);
    expect(document.activeElement).toBe(screen.getByRole("dialog", { name: "Période" }));
    await leave();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(trigger);
  }
});

it("closes when the focus goes on past it, or the reader presses elsewhere", async () => {
  const trigger = draw();
  await userEvent.click(trigger);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByText("Après"));
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(trigger);
  await userEvent.click(document.body);
  expect(screen.queryByRole("dialog")).toBeNull();
});
