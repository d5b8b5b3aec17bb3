import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Skeleton } from "./skeleton.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it("appears after 200 ms and says after 5 s that loading still goes on", () => {
  const { container } = render(<Skeleton shape="bars" />);
  wait(199);
  expect(container.firstElementChild).toBeNull();
  wait(1);
  expect(container.querySelector("[data-shape=bars]")).toBeTruthy();
  wait(4_800);
  expect(screen.getByText("Le chargement est toujours en cours")).toBeTruthy();
});
