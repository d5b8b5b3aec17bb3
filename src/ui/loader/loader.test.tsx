import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Loader } from "./loader.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sentence = "Le chargement est toujours en cours";
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it("speaks up after 5 s, not before", () => {
  render(<Loader />);
  wait(4_999);
  expect(screen.queryByText(sentence)).toBeNull();
  wait(1);
  expect(screen.getByRole("status").textContent).toBe(sentence);
});

it("animates one to three dots every 400 ms, unheard by screen readers", () => {
  const { container } = render(<Loader />);
  wait(5_000);
  const seen = [0, 400, 400, 400, 400].map((ms) => {
    wait(ms);
    return container.querySelector("p")?.textContent;
  });
  expect(seen).toEqual([".", "..", "...", ".", ".."].map((dots) => sentence + dots));
});
