import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { call, isReachable, onSessionEnded, watchReachable } from "./http.ts";
import { Problem } from "./problem.ts";

const network = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal("fetch", network));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  network.mockReset();
  onSessionEnded(() => {});
});
const answers = (status: number, body: unknown = {}): void => void network.mockImplementation(async () => Response.json(body, { status }));

describe("a call", () => {
  it("sends credentials, is never cached, and says who asks", async () => {
    answers(200);
    await call("POST", "/x", { body: { a: 1 } });
    expect(network.mock.calls[0]?.[1]).toMatchObject({
      method: "POST",
      credentials: "same-origin",
      cache: "no-store",
      body: '{"a":1}',
      headers: { "Content-Type": "application/json" },
    });
    expect(network.mock.calls[0]?.[1]?.headers).toHaveProperty("X-Requested-By");
  });

  it.each([
    [undefined, 60_000],
    [180_000, 180_000],
  ])("gives up after %s: %d ms", async (timeoutMs, expected) => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    answers(200);
    await call("GET", "/x", timeoutMs === undefined ? {} : { timeoutMs });
    expect(timeout).toHaveBeenCalledWith(expected);
    timeout.mockRestore();
  });

  it("throws the server's problem", async () => {
    answers(422, {
      type: "/problemes/request.invalid",
      title: "Certaines informations sont invalides.",
      errors: [{ pointer: "/a", detail: "b" }],
    });
    await expect(call("PUT", "/x")).rejects.toMatchObject({
      status: 422,
      code: "request.invalid",
      message: "Certaines informations sont invalides.",
      errors: [{ pointer: "/a", detail: "b" }],
    });
  });

  it("falls back on «Une erreur est survenue.» where the answer says nothing", async () => {
    network.mockResolvedValue(new Response("<html>", { status: 500 }));
    await expect(call("GET", "/x")).rejects.toMatchObject({ message: "Une erreur est survenue." });
  });

  it("takes any status for an answer where it is asked to", async () => {
    answers(409, { problems: [] });
    expect(await (await call("GET", "/x", { anyStatus: true })).json()).toEqual({ problems: [] });
  });

  it("reports a session that has ended, and still throws", async () => {
    const ended = vi.fn();
    onSessionEnded(ended);
    answers(401, { title: "Votre session a expiré. Reconnectez-vous." });
    await expect(call("GET", "/x")).rejects.toThrow(Problem);
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe("a late answer", () => {
  it("is no lost network, and has a code of its own: what was sent may have been done", async () => {
    const late = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
    network.mockImplementation(async () => {
      late.abort();
      throw late.signal.reason;
    });
    await expect(call("PUT", "/x")).rejects.toMatchObject({ status: 0, code: "late", message: "Une erreur est survenue." });
    expect(isReachable()).toBe(true);
  });
});

describe("a lost network", () => {
  it("says that a write was not kept, and is reported until an answer comes, whatever it says", async () => {
    const listener = vi.fn();
    const stop = watchReachable(listener);
    network.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(call("PUT", "/x")).rejects.toThrow(/Rien n’a été enregistré/);
    await expect(call("GET", "/x")).rejects.toThrow(/Vérifiez votre connexion/);
    await expect(call("POST", "/x", { reads: true })).rejects.toThrow(/Vérifiez votre connexion/);
    expect(isReachable()).toBe(false);
    expect(listener).toHaveBeenCalledOnce();
    answers(500);
    await expect(call("GET", "/x")).rejects.toThrow(Problem);
    expect(isReachable()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  it("is not one where the caller gave up", async () => {
    const abort = new AbortController();
    network.mockImplementation(async () => {
      abort.abort();
      throw abort.signal.reason;
    });
    await expect(call("GET", "/x", { signal: abort.signal })).rejects.toMatchObject({ name: "AbortError" });
    expect(isReachable()).toBe(true);
  });
});
