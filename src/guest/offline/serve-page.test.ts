import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { PATIENCE_MS, servePage } from "./serve-page.ts";

const origin = "https://avis.example";
const stores = new Map<string, Map<string, Response>>();
const load = vi.fn<typeof fetch>();

/** The caches of a browser, by name. */
const caches = {
  open: async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      addAll: async (requests: (string | Request)[]) => {
        for (const one of requests) store.set(pathOf(one), await load(one));
      },
      match: async (path: string) => store.get(path)?.clone(),
    };
  },
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
} as unknown as CacheStorage;
const pathOf = (asked: string | Request | URL): string => new URL(asked instanceof Request ? asked.url : asked, origin).pathname;

const page = (version: string) =>
  servePage({ caches, fetch: load, origin }, { version, shell: "/form.html", files: ["/assets/guest-1.js", "/logo.svg"] });
const navigation = { method: "GET", mode: "navigate" as const, url: `${origin}/public/form/jeton` };
const get = (path: string, method = "GET") => ({ method, mode: "cors" as const, url: new URL(path, origin).href });
const textOf = async (answer: Promise<Response> | undefined): Promise<string | undefined> => (await answer)?.text();

class Relative extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === "string" ? new URL(input, origin) : input, init);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
beforeEach(async () => {
  vi.stubGlobal("Request", Relative);
  stores.clear();
  load.mockReset();
  load.mockImplementation(async (asked) => new Response(`kept ${pathOf(asked)}`));
  await page("a").install();
  load.mockReset();
});

describe("the page of guests on their devices", () => {
  it("is the server's while that answers, and the kept one without a connection or where the server fails", async () => {
    load.mockResolvedValueOnce(new Response("fresh"));
    expect(await textOf(page("a").answer(navigation))).toBe("fresh");
    load.mockRejectedValueOnce(new TypeError("offline"));
    expect(await textOf(page("a").answer(navigation))).toBe("kept /form.html");
    load.mockResolvedValueOnce(new Response("", { status: 502 }));
    expect(await textOf(page("a").answer(navigation))).toBe("kept /form.html");
  });

  it("is the kept one where the network takes too long", async () => {
    vi.useFakeTimers();
    load.mockReturnValueOnce(new Promise(() => undefined));
    const answer = textOf(page("a").answer(navigation));
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    vi.useRealTimers();
    expect(await answer).toBe("kept /form.html");
  });

  it("has its own files from the device, and lets every other request pass: of the API and of answers it keeps nothing", async () => {
    expect(await textOf(page("a").answer(get("/assets/guest-1.js")))).toBe("kept /assets/guest-1.js");
    for (const other of [
      get("/api/v2/belvedere/satisfaction-forms/public/jeton"),
      get("/api/v2/belvedere/satisfaction-forms/public/jeton/answers", "POST"),
      get("/assets/app-2.js"),
      get("https://elsewhere.example/logo.svg"),
    ])
      expect(page("a").answer(other)).toBeUndefined();
    expect([...(stores.get("form-page-a")?.keys() ?? [])]).toEqual(["/form.html", "/assets/guest-1.js", "/logo.svg"]);
  });

  it("is kept in one version: the next one forgets it, and nothing that is not its own", async () => {
    stores.set("other", new Map());
    load.mockImplementation(async () => new Response("next"));
    await page("b").install();
    await page("b").activate();
    expect([...stores.keys()].sort()).toEqual(["form-page-b", "other"]);
  });
});
