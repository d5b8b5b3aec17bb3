import { palettes, type Palette, type ThemeName } from "./palette.ts";

type Declarations = Record<string, string>;

const shadows: Record<ThemeName, Declarations> = {
  light: {
    "shadow-1": "0 1px 2px rgb(20 22 34 / 5%)",
    "shadow-2": "0 4px 14px -3px rgb(20 22 34 / 10%), 0 1px 3px rgb(20 22 34 / 6%)",
    "shadow-3": "0 18px 48px -10px rgb(20 22 34 / 24%), 0 4px 12px -2px rgb(20 22 34 / 10%)",
  },
  dark: {
    "shadow-1": "0 0 0 0 transparent",
    "shadow-2": "0 6px 18px -4px rgb(0 0 0 / 50%)",
    "shadow-3": "0 22px 54px -10px rgb(0 0 0 / 70%), 0 0 0 1px rgb(255 255 255 / 4%)",
  },
};

/** Text sizes in pixels at the browser's default size; written in rem so that the reader's choice counts. */
const textSizes = { "2xs": 11, xs: 11.5, sm: 12.5, base: 13.5, md: 14.5, lg: 16, xl: 20, h1: 25, kpi: 36, hero: 46 };

const constants: Declarations = {
  "font-ui": '"Narrow Space", "Inter Variable", system-ui, sans-serif',
  "font-display": '"Narrow Space", "Bricolage Grotesque Variable", "Inter Variable", sans-serif',
  "font-mono": '"Narrow Space", "JetBrains Mono Variable", ui-monospace, monospace',
  ...prefixed(
    "text",
    Object.entries(textSizes).map(([name, px]) => [name, `${px / 16}rem`]),
  ),
  ...prefixed(
    "space",
    [1, 2, 3, 4, 5, 6, 8, 11].map((step) => [String(step), `${step * 4}px`]),
  ),
  gutter: "32px",
  "grid-gap": "14px",
  "radius-sm": "4px",
  "radius-md": "7px",
  "radius-lg": "12px",
  "radius-xl": "16px",
  "radius-pill": "999px",
  ease: "cubic-bezier(0.2, 0.8, 0.2, 1)",
  "motion-fast": "120ms",
  "motion-base": "180ms",
  "motion-slow": "260ms",
  "header-height": "56px",
  control: "34px",
  "control-compact": "28px",
  "control-form": "40px",
  field: "38px",
  touch: "44px",
  "z-sticky": "10",
  "z-header": "20",
  "z-popover": "50",
  "z-toast": "80",
  "z-modal": "70",
};

/** The style sheet of the design tokens: constants, then each theme by attribute, by system preference and for paper. */
export function tokensCss(): string {
  const lightTheme = colors("light");
  const darkTheme = colors("dark");
  return [
    "/* Written from src/ui/theme by `npx vitest run src/ui/theme -u`; do not edit. */",
    rule(":root", { ...constants, ...lightTheme }, "light"),
    rule(':root[data-theme="dark"]', darkTheme, "dark"),
    `@media (prefers-color-scheme: dark) {\n${rule(":root:not([data-theme])", darkTheme, "dark")}\n}`,
    `@media (max-width: 767px) {\n${rule(":root", { "text-base": `${14.5 / 16}rem`, gutter: "16px" })}\n}`,
    `@media print {\n${rule(":root:is([data-theme], :not([data-theme]))", lightTheme, "light")}\n}`,
    "",
  ].join("\n\n");
}

function colors(theme: ThemeName): Declarations {
  const palette = palettes[theme];
  return {
    ...palette.semantic,
    ...numbered("category", palette.categories),
    ...numbered("tonality", palette.tonalities),
    ...numbered("tonality-text", palette.tonalityTexts),
    ...numbered("tonality-soft", tints(palette)),
    ...shadows[theme],
  };
}

function tints({ tonalities, tonalityTints, semantic }: Palette): string[] {
  return tonalityTints.map(([index, percent]) => `color-mix(in oklab, ${tonalities[index]} ${percent}%, ${semantic.surface})`);
}

function numbered(name: string, values: readonly string[]): Declarations {
  return prefixed(
    name,
    values.map((value, index) => [String(index + 1), value]),
  );
}

function prefixed(name: string, entries: readonly (readonly [string, string])[]): Declarations {
  return Object.fromEntries(entries.map(([key, value]) => [`${name}-${key}`, value]));
}

function rule(selector: string, declarations: Declarations, scheme?: ThemeName): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  --${name}: ${value};`);
  return [`${selector} {`, ...(scheme ? [`  color-scheme: ${scheme};`] : []), ...lines, "}"].join("\n");
}
