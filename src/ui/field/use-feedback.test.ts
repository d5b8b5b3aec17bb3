import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useFeedback } from "./use-feedback.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it("resets after 3 s, counted from the last save", () => {
  const { result } = renderHook(useFeedback);
  act(() => result.current[1]("success"));
  wait(2_999);
  expect(result.current[0]).toBe("success");
  act(() => result.current[1]("success"));
  wait(2_999);
  expect(result.current[0]).toBe("success");
  wait(1);
  expect(result.current[0]).toBeNull();
});
