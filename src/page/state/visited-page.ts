let current = "";
let previous = "";

/** Notes the path of the page that is shown. */
export function noteVisit(path: string): void {
  if (path === current) return;
  previous = current;
  current = path;
}

/** The path of the page that was shown before the current one; empty for the first one. */
export function pageBefore(): string {
  return previous;
}
