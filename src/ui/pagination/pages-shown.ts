/** The pages to offer around the current one: the ends, its neighbours, and null for what is left out. */
export function pagesShown(page: number, last: number): (number | null)[] {
  const wanted = new Set([1, page - 1, page, page + 1, last]);
  const shown: (number | null)[] = [];
  let before = 0;
  for (let candidate = 1; candidate <= last; candidate += 1) {
    if (!wanted.has(candidate)) continue;
    // A gap of one page is that page: an ellipsis would take the same room.
    if (candidate - before === 2) shown.push(candidate - 1);
    else if (candidate - before > 2) shown.push(null);
    shown.push(candidate);
    before = candidate;
  }
  return shown;
}
