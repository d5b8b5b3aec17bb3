import type { GuestPage } from "../../domain/forms/guest-page.ts";
import { servePage, type WorkerScope } from "./serve-page.ts";

/** Written into the worker by the build. */
declare const GUEST_PAGE: GuestPage;

/** Events of a service worker, of which the browser's own types are another library than the page's. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
  readonly request: Request;
}
interface GuestWorkerScope extends WorkerScope {
  addEventListener: (type: "install" | "activate" | "fetch", listener: (event: WorkerEvent) => void) => void;
  skipWaiting: () => Promise<void>;
}

const scope = globalThis as unknown as GuestWorkerScope;
const page = servePage(
  {
    caches: scope.caches,
    fetch: (...asked) => scope.fetch(...asked),
    origin: (globalThis as unknown as { location: Location }).location.origin,
  },
  GUEST_PAGE,
);

scope.addEventListener("install", (event) => event.waitUntil(page.install().then(() => scope.skipWaiting())));
scope.addEventListener("activate", (event) => event.waitUntil(page.activate()));
scope.addEventListener("fetch", (event) => {
  const answer = page.answer(event.request);
  if (answer) event.respondWith(answer);
});
