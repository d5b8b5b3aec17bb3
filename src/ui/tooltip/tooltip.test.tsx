import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Tooltip } from "./tooltip.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draw = () => {
  render(
    <Tooltip text="Moyenne de la période">
      {(props) => (
        <button type="button" {...props}>
          Note
        </button>
      )}
    </Tooltip>,
  );
  return screen.getByRole("button");
};
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it("opens once the pointer has rested, describes its element and closes after the pointer has left", () => {
  const button = draw();
  fireEvent.pointerEnter(button);
  wait(299);
  expect(screen.queryByRole("tooltip")).toBeNull();
  wait(1);
  expect(button.getAttribute("aria-describedby")).toBe(screen.getByRole("tooltip").id);
  fireEvent.pointerLeave(button);
  wait(120);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

it("stays open while the pointer is on the tooltip itself", () => {
  const button = draw();
  fireEvent.pointerEnter(button);
  wait(300);
  fireEvent.pointerLeave(button);
  fireEvent.pointerEnter(screen.getByRole("tooltip"));
  wait(1000);
  expect(screen.getByRole("tooltip").textContent).toBe("Moyenne de la période");
});

it("closes on Escape", () => {
  const button = draw();
  fireEvent.pointerEnter(button);
  wait(300);
  fireEvent.keyDown(button, { key: "Escape" });
  expect(screen.queryByRole("tooltip")).toBeNull();
});

it("leaves Escape to what contains it: a dialog closes at once", () => {
  const closed = vi.fn();
  document.addEventListener("keydown", closed);
  const button = draw();
  fireEvent.pointerEnter(button);
  wait(300);
  fireEvent.keyDown(button, { key: "Escape" });
  document.removeEventListener("keydown", closed);
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect(closed).toHaveBeenCalledOnce();
});
