import type { SelectionCompared, SelectionTheme } from "../../../generated/types.ts";

/** Themes that are compared: those spoken of most. */
const MOST_THEMES = 8;

export interface ComparedTheme {
  theme: string;
  label: string;
  /** One for each column; undefined where nobody speaks of it. */
  sides: (SelectionTheme | undefined)[];
}

/** The themes that all columns together speak of most, the first first. */
export function themesOf(compared: readonly SelectionCompared[]): ComparedTheme[] {
  const mentions = new Map<string, { label: string; count: number }>();
  for (const { themes } of compared)
    for (const { theme, label, mentions: count } of themes)
      mentions.set(theme, { label, count: (mentions.get(theme)?.count ?? 0) + count });
  return [...mentions]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .slice(0, MOST_THEMES)
    .map(([theme, { label }]) => ({ theme, label, sides: compared.map(({ themes }) => themes.find((one) => one.theme === theme)) }));
}
