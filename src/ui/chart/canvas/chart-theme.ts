import { contrastRatio, legibleColor, TEXT_CONTRAST } from "../../../domain/design/contrast.ts";
import { type Palette, palettes, type SemanticColor, type ThemeName } from "../../theme/palette.ts";

/** The colours that charts are drawn with: opaque values, since neither SVG attributes nor a canvas read custom properties. */
export interface ChartTheme extends Palette {
  name: ThemeName;
}

/** The design's own colours, without a page: for tests and for charts drawn on the server. */
export const chartThemes: Readonly<Record<ThemeName, ChartTheme>> = {
  light: { name: "light", ...palettes.light },
  dark: { name: "dark", ...palettes.dark },
};

/** Stack of the labels in a chart; the one-glyph font comes first so that thousands keep their narrow space. */
export const chartFont = '"Narrow Space", "Inter Variable", system-ui, sans-serif';

/**
 * The colour of a series: what the configuration asks for where it can be seen on the surface, else the palette's at its place.
 *
 * A configured colour that is one of the light palette's means that place of the palette, in either theme.
 */
export function seriesColor(theme: ChartTheme, configured: string | undefined, place: number): string {
  const known = configured === undefined ? -1 : palettes.light.categories.indexOf(configured.toLowerCase());
  const own = theme.categories[(known >= 0 ? known : place) % theme.categories.length] ?? theme.semantic.accent;
  return known >= 0 ? own : legibleColor(configured, theme.semantic.surface, own);
}

/** The colour of a tonality (index 0–4): configured where legible, else the design's. */
export function tonalityColor(theme: ChartTheme, index: number, configured?: string): string {
  // The design's light colours are the product's defaults: in the dark theme its own replace them.
  const own = configured?.toLowerCase() === palettes.light.tonalities[index] ? undefined : configured;
  return legibleColor(own, theme.semantic.surface, theme.tonalities[index] ?? theme.semantic["text-3"]);
}

/** A colour laid over the surface at a strength of 0–1, as an opaque `#rrggbb`: prints and exports need no transparency. */
export function tint(theme: ChartTheme, color: string, strength: number): string {
  return mix(color, theme.semantic.surface, strength);
}

/** Two `#rrggbb` colours mixed, `strength` of the first. */
export function mix(color: string, base: string, strength: number): string {
  const [front, back] = [channels(color), channels(base)];
  return `#${front
    .map((value, index) =>
      Math.round(value * strength + (back[index] ?? 0) * (1 - strength))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** A series' colour for words on the surface: nearer to the text's own until it can be read. */
export function wordColor({ semantic }: ChartTheme, color: string): string {
  for (let strength = 1; strength > 0; strength -= 0.1) {
    const mixed = mix(color, semantic.text, strength);
    if (contrastRatio(mixed, semantic.surface) >= TEXT_CONTRAST) return mixed;
  }
  return semantic.text;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** The theme as a page shows it: its custom properties, where an installation has changed them, else the design's. */
export function pageTheme(name: ThemeName): ChartTheme {
  const style = getComputedStyle(document.documentElement);
  const read = (token: string, own: string): string => {
    const value = style.getPropertyValue(`--${token}`).trim();
    return /^#[\da-f]{6}$/i.test(value) ? value : own;
  };
  const own = chartThemes[name];
  const semantic = Object.fromEntries(Object.entries(own.semantic).map(([token, value]) => [token, read(token, value)])) as Record<
    SemanticColor,
    string
  >;
  const numbered = (token: string, values: readonly string[]): string[] =>
    values.map((value, index) => read(`${token}-${index + 1}`, value));
  return {
    ...own,
    semantic,
    categories: numbered("category", own.categories),
    tonalities: numbered("tonality", own.tonalities),
    tonalityTexts: numbered("tonality-text", own.tonalityTexts),
  };
}
