/** The design's colour tokens that have a meaning: surfaces, texts, borders and states. */
export const semanticColors = [
  "bg",
  "surface",
  "surface-2",
  "surface-3",
  "border",
  "border-strong",
  "text",
  "text-2",
  "text-3",
  "accent",
  "accent-hover",
  "accent-fg",
  "accent-soft",
  "accent-text",
  "accent-border",
  "danger",
  "danger-fg",
  "danger-soft",
  "danger-text",
  "warning",
  "warning-soft",
  "warning-text",
  "success",
  "success-soft",
  "success-text",
  "info",
  "info-soft",
  "info-text",
  "focus",
  "mark",
  "tooltip",
  "tooltip-text",
] as const;

export type SemanticColor = (typeof semanticColors)[number];

/** How many series colours the design has. */
const categoryColors = 17;

const numbered = (name: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

/** Every colour token that a brand may lay its own colour over, by name. */
export const colorTokens: readonly string[] = [
  ...semanticColors,
  ...numbered("category", categoryColors),
  ...["tonality", "tonality-text", "tonality-soft"].flatMap((name) => numbered(name, 5)),
];
