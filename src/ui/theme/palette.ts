import type { SemanticColor } from "../../domain/design/color-tokens.ts";

/** The design's colours, once: `src/styles/tokens.css` and the charts both come from here. */
export interface Palette {
  /** Surfaces, texts, borders and states, by token name. */
  semantic: Readonly<Record<SemanticColor, string>>;
  /**
   * Series colours in order; use at most six, group the rest. Those after the eighth are for names that keep a colour of
   * their own whatever their order, as platforms do.
   */
  categories: readonly string[];
  /** Graphic colour of each tonality, most negative first (3:1 on a surface). */
  tonalities: readonly string[];
  /** Text colour of each tonality, most negative first (4.5:1 on a surface). */
  tonalityTexts: readonly string[];
  /** How much of which tonality (index, percent) tints the background of a tonality label. */
  tonalityTints: readonly (readonly [index: number, percent: number])[];
}

export type { SemanticColor };
export type ThemeName = "light" | "dark";

const light: Readonly<Record<SemanticColor, string>> = {
  bg: "#faf9f7",
  surface: "#ffffff",
  "surface-2": "#f5f4f1",
  "surface-3": "#eeedea",
  border: "#e7e5e1",
  "border-strong": "#8a8892",
  text: "#161922",
  "text-2": "#4d5057",
  "text-3": "#6a6874",
  accent: "#3b51d7",
  "accent-hover": "#2f40c2",
  "accent-fg": "#ffffff",
  "accent-soft": "#eaf0ff",
  "accent-text": "#2f40c2",
  "accent-border": "#95afff",
  danger: "#ae340d",
  "danger-fg": "#ffffff",
  "danger-soft": "#ffebe6",
  "danger-text": "#982700",
  warning: "#c1892f",
  "warning-soft": "#fceedc",
  "warning-text": "#734c00",
  success: "#00765e",
  "success-soft": "#e3f5ee",
  "success-text": "#006550",
  info: "#006d99",
  "info-soft": "#e1f3ff",
  "info-text": "#005d82",
  focus: "#3b51d7",
  mark: "#f9e3c7",
  tooltip: "#161922",
  "tooltip-text": "#fdfdfc",
};

const dark: Readonly<Record<SemanticColor, string>> = {
  bg: "#0c0e15",
  surface: "#12151c",
  "surface-2": "#181c23",
  "surface-3": "#20242c",
  border: "#292c36",
  "border-strong": "#818693",
  text: "#eef0f4",
  "text-2": "#b7bac4",
  "text-3": "#999eaa",
  accent: "#5e7df9",
  "accent-hover": "#7997ff",
  "accent-fg": "#0c0e15",
  "accent-soft": "#121b48",
  "accent-text": "#a0b7ff",
  "accent-border": "#364ba8",
  danger: "#d46243",
  "danger-fg": "#0c0e15",
  "danger-soft": "#3b1107",
  "danger-text": "#f8a189",
  warning: "#c99340",
  "warning-soft": "#2f1c00",
  "warning-text": "#deb276",
  success: "#3f9c82",
  "success-soft": "#04271e",
  "success-text": "#8ccab5",
  info: "#2a94c7",
  "info-soft": "#002435",
  "info-text": "#82c4ea",
  focus: "#a0b7ff",
  mark: "#593a00",
  tooltip: "#353943",
  "tooltip-text": "#eef0f4",
};

/** The two themes. */
export const palettes: Readonly<Record<ThemeName, Palette>> = {
  light: {
    semantic: light,
    categories: [
      "#4a4cd1",
      "#d27908",
      "#467e76",
      "#650038",
      "#3496f9",
      "#a25437",
      "#57267c",
      "#44454b",
      "#8c961e",
      "#e65aa0",
      "#004600",
      "#645000",
      "#9682c8",
      "#501e00",
      "#009646",
      "#a08c78",
      "#004646",
    ],
    tonalities: ["#931c06", "#d28200", "#7c7a72", "#00a2bd", "#004a5c"],
    tonalityTexts: ["#931c06", "#875000", "#5f5d57", "#00687a", "#004a5c"],
    tonalityTints: [
      [0, 11],
      [1, 16],
      [2, 13],
      [3, 13],
      [3, 27],
    ],
  },
  dark: {
    semantic: dark,
    categories: [
      "#5e78f5",
      "#f3ae58",
      "#89baa4",
      "#f3538e",
      "#61ddff",
      "#b24737",
      "#ba98bc",
      "#d0d3da",
      "#6e6e00",
      "#007882",
      "#dcf06e",
      "#8c5096",
      "#008c46",
      "#fa8264",
      "#aa6400",
      "#a0966e",
      "#5afaaa",
    ],
    tonalities: ["#ff9878", "#b07200", "#666763", "#0a8cb8", "#8cecf4"],
    tonalityTexts: ["#ff9f82", "#e3a44e", "#bdbab3", "#62c3e6", "#8cecf4"],
    tonalityTints: [
      [0, 17],
      [1, 22],
      [2, 26],
      [3, 24],
      [3, 44],
    ],
  },
};
