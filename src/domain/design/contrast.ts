/**
 * Contrast ratio of two opaque colours, from 1 to 21, independent of their order (WCAG 2.2, «contrast ratio»).
 *
 * Colours are `#rgb` or `#rrggbb`; anything else gives NaN.
 */
export function contrastRatio(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Smallest contrast of a graphic against what surrounds it (WCAG 2.2, 1.4.11). */
export const GRAPHIC_CONTRAST = 3;

/** Smallest contrast of a text against its background (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/**
 * The colour that a configuration asks for where it contrasts enough with the surface, else the design's own.
 *
 * A malformed colour also gives the design's own.
 */
export function legibleColor(configured: string | null | undefined, surface: string, fallback: string): string {
  return configured && contrastRatio(configured, surface) >= GRAPHIC_CONTRAST ? configured : fallback;
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map(linear);
  return 0.2126 * (red ?? NaN) + 0.7152 * (green ?? NaN) + 0.0722 * (blue ?? NaN);
}

function channels(color: string): number[] {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1];
  if (!digits) return [];
  const long = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return [0, 2, 4].map((start) => Number.parseInt(long.slice(start, start + 2), 16) / 255);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
