/** At the latest after this time (ms), however busy the page is. */
const LATEST_MS = 1500;

const waiting: (() => void)[] = [];
let running = false;

/**
 * Does work when the page has nothing else to do, one after the other: what a reader asks for meanwhile comes first.
 * Returns the way to give the turn up.
 */
export function inTurn(work: () => void): () => void {
  waiting.push(work);
  if (!running) next();
  return () => {
    const at = waiting.indexOf(work);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function next(): void {
  running = waiting.length > 0;
  if (!running) return;
  whenIdle(() => {
    waiting.shift()?.();
    next();
  });
}

/** Not every browser says when it is idle. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, 50);
}
