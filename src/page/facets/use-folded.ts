import { useState } from "react";

/** Which facets of a list its reader has folded or unfolded, remembered in this browser; the others are as `usual` says. */
export function useFolded(
  list: string,
  usual: (facet: string) => boolean,
): [(facet: string) => boolean, (facet: string, folded: boolean) => void] {
  const key = `facets-folded:${list}`;
  const [kept, setKept] = useState(() => read(key));
  return [
    (facet) => kept[facet] ?? usual(facet),
    (facet, folded) => {
      const next = { ...kept, [facet]: folded };
      setKept(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage refused: it lasts as long as the page.
      }
    },
  ];
}

function read(key: string): Readonly<Record<string, boolean>> {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as unknown;
    return typeof kept === "object" && kept !== null ? (kept as Record<string, boolean>) : {};
  } catch {
    return {};
  }
}
