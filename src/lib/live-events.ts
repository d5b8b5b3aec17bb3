import type { LiveEvent } from "../generated/types.ts";
import { pathOf } from "./api.ts";
import { addressOf } from "./http.ts";

/** A stream that is silent for so long (ms) is dead, though its connection may not be: it beats every 20 s. */
const SILENT_MS = 50_000;
/** Before a stream that the server refused is asked for again (ms). */
const AGAIN_MS = 30_000;

let listening = false;

/** Whether what changes is heard at once: who would look by the clock need not. */
export function isListening(): boolean {
  return listening;
}

/**
 * Hears what changes while the window is seen; one that is hidden holds no connection, of which a browser has few, and hears
 * what it has missed when it is seen again. Returns the way to stop.
 */
export function watchEvents(hear: (event: LiveEvent) => void): () => void {
  let source: EventSource | undefined;
  let after: string | undefined;
  let timer: number | undefined;

  const close = (): void => {
    listening = false;
    window.clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const openAfter = (pause: number): void => {
    close();
    timer = window.setTimeout(open, pause);
  };
  const heard = ({ lastEventId }: MessageEvent): void => {
    if (lastEventId) after = lastEventId;
    window.clearTimeout(timer);
    timer = window.setTimeout(() => openAfter(0), SILENT_MS);
  };
  const open = (): void => {
    close();
    if (document.visibilityState !== "visible") return;
    const opened = new EventSource(addressOf(pathOf("watchEvents", { query: { after } })));
    source = opened;
    opened.addEventListener("listening", (event) => {
      heard(event);
      listening = true;
    });
    opened.addEventListener("beat", heard);
    opened.addEventListener("message", (event: MessageEvent<string>) => {
      heard(event);
      hear(JSON.parse(event.data) as LiveEvent);
    });
    opened.addEventListener("error", () => {
      listening = false;
      // What was cut off the browser opens again by itself, what was refused it does not.
      if (opened.readyState === EventSource.CLOSED) openAfter(AGAIN_MS);
    });
  };
  const onVisible = (): void => (document.visibilityState === "visible" ? open() : close());
  document.addEventListener("visibilitychange", onVisible);
  open();
  return () => {
    document.removeEventListener("visibilitychange", onVisible);
    close();
  };
}
