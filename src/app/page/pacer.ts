/** How long answers are drawn one after the other (ms) before the page sees to what its reader does. */
const AT_ONCE_MS = 24;

/**
 * What waits between two pieces of work that come without end: for nothing, or once enough was done at once for the
 * next task. What the reader has asked for meanwhile comes before that.
 */
export function pacer(): () => Promise<void> | void {
  let since = performance.now();
  return () => {
    if (performance.now() - since < AT_ONCE_MS) return;
    return new Promise((go) => {
      setTimeout(() => {
        since = performance.now();
        go();
      });
    });
  };
}
