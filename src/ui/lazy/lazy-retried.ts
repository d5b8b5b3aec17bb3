import { lazy, type LazyExoticComponent } from "react";

/** A component as `lazy` takes it, whatever its properties. */
type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>["default"];

/** Raised on the window when a part's file does not load (specification §8); named like the bundler's own event. */
export const PRELOAD_ERROR = "vite:preloadError";

/** A part loaded when first drawn. A file that fails raises {@link PRELOAD_ERROR} and is asked for once more. */
export function lazyRetried<C extends Part>(load: () => Promise<{ default: C }>): LazyExoticComponent<C> {
  return lazy(() => loadWithRetry(load));
}

/** Loads a file, once more after a failure. Rejects with the second failure. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    raise(error);
    return load().catch((again: unknown) => {
      raise(again);
      throw again;
    });
  }
}

/** The bundler raises the event for the files that it preloads; a listener must hear of the others too. */
function raise(payload: unknown): void {
  window.dispatchEvent(Object.assign(new Event(PRELOAD_ERROR, { cancelable: true }), { payload }));
}
