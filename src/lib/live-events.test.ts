import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { isListening, watchEvents } from "./live-events.ts";

/** What the browser's own one does of its own accord, the test does. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }
  close(): void {
    this.readyState = 2;
  }
  send(type: string, data: unknown, lastEventId = ""): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId }));
  }
}
const opened = (): FakeSource => FakeSource.opened.at(-1) as FakeSource;
let visibility = "visible";
let stop = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeSource);
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility as DocumentVisibilityState);
  FakeSource.opened = [];
  visibility = "visible";
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const turn = (to: "visible" | "hidden"): void => {
  visibility = to;
  document.dispatchEvent(new Event("visibilitychange"));
};

it("hears events once the server says that nothing is missed", () => {
  const hear = vi.fn();
  stop = watchEvents(hear);
  expect(isListening()).toBe(false);
  opened().send("listening", null, "4");
  expect(isListening()).toBe(true);
  opened().send("message", { topic: "tasks", key: "a" }, "5");
  expect(hear).toHaveBeenCalledExactlyOnceWith({ topic: "tasks", key: "a" });
});

it("holds no connection while its window is hidden, and goes on after the last event when it is seen again", () => {
  stop = watchEvents(() => undefined);
  opened().send("listening", null, "4");
  turn("hidden");
  expect([opened().readyState, isListening()]).toEqual([2, false]);
  turn("visible");
  expect(FakeSource.opened).toHaveLength(2);
  expect(opened().url).toMatch(/\/events\?after=4$/);
});

it("asks anew where nothing is heard any more, not even a beat", () => {
  stop = watchEvents(() => undefined);
  opened().send("listening", null, "4");
  for (let beat = 0; beat < 5; beat += 1) {
    vi.advanceTimersByTime(20_000);
    opened().send("beat", null);
  }
  expect(FakeSource.opened).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.opened).toHaveLength(2);
});

it("asks again after a while where it is refused, and leaves what was cut off to the browser", () => {
  stop = watchEvents(() => undefined);
  opened().readyState = 0;
  opened().dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(31_000);
  expect(FakeSource.opened).toHaveLength(1);
  opened().readyState = 2;
  opened().dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(31_000);
  expect(FakeSource.opened).toHaveLength(2);
});
