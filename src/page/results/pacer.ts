/** How long the page may be kept (ms) from what its reader does, where answers keep coming. */
const AT_ONCE_MS = 24;

/**
 * The pause between two pieces of work that come without end: nothing, or the next task once this long has passed since
 * the last such pause, worked or waited through. What the reader has asked for meanwhile comes before that task. A
 * hidden page has no reader, and its tasks a second between them: there it never pauses.
 */
export function pacer(): () => Promise<void> | void {
  let since = performance.now();
  return () => {
    if (document.hidden || performance.now() - since < AT_ONCE_MS) return;
    return new Promise((go) => {
      setTimeout(() => {
        since = performance.now();
        go();
      });
    });
  };
}
