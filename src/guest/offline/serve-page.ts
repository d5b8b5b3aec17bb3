import type { GuestPage } from "../../domain/forms/guest-page.ts";

/** What this uses of a service worker's global scope. */
export interface WorkerScope {
  caches: CacheStorage;
  fetch: typeof fetch;
  origin: string;
}

/** Beyond this a poor network counts as none, where the page is kept (ms). */
export const PATIENCE_MS = 4_000;
const PREFIX = "form-page-";

/**
 * Keeps the page of guests on the device and serves it where the network does not. Nothing else is kept: what the API says and
 * what guests answer never passes through here.
 */
export function servePage({ caches, fetch: load, origin }: WorkerScope, { version, shell, files }: GuestPage) {
  const name = PREFIX + version;
  const kept = async (path: string): Promise<Response | undefined> => (await caches.open(name)).match(path, { ignoreVary: true });
  return {
    /** Keeps every file of this version, or none. */
    install: async (): Promise<void> => {
      const cache = await caches.open(name);
      // Named by what is in them, scripts and sheets may come from the browser's own store; the others are asked for again.
      await cache.addAll([shell, ...files].map((path) => (path.startsWith("/assets/") ? path : new Request(path, { cache: "reload" }))));
    },
    /** Forgets the earlier versions. */
    activate: async (): Promise<void> => {
      const names = await caches.keys();
      await Promise.all(names.filter((one) => one.startsWith(PREFIX) && one !== name).map((one) => caches.delete(one)));
    },
    /** The answer to a request; undefined for what the browser asks for by itself. */
    answer: (request: Pick<Request, "method" | "mode" | "url">): Promise<Response> | undefined => {
      const { origin: asked, pathname } = new URL(request.url);
      if (request.method !== "GET" || asked !== origin) return undefined;
      if (request.mode === "navigate") return page(request as Request);
      if (!files.includes(pathname)) return undefined;
      return kept(pathname).then((file) => file ?? load(request as Request));
    },
  };

  /** The page as the server has it; the kept one where that fails, or takes too long. */
  async function page(request: Request): Promise<Response> {
    const fresh = load(request).then(
      (response) => (response.status < 500 ? response : null),
      () => null,
    );
    const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), PATIENCE_MS));
    const first = await Promise.race([fresh, late]);
    return first ?? (await kept(shell)) ?? (await fresh) ?? Response.error();
  }
}
