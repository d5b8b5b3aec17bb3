import { COLOR_COLUMNS, COLOR_SHADES } from "../../domain/constants.ts";

/** Hue and colourfulness of the ten columns: one of greys, then round the wheel from red to rose. */
const columns: readonly (readonly [hue: number, saturation: number])[] = [
  [220, 6],
  [10, 78],
  [28, 84],
  [44, 88],
  [88, 48],
  [152, 56],
  [186, 72],
  [212, 78],
  [238, 66],
  [316, 52],
];

/** Lightness of the six shades, dark to light. */
const lightness = [20, 32, 44, 56, 70, 86];

/** The palette in rows of one shade: 6 rows of 10 colours as `#rrggbb` (specification t9). */
export const shades: readonly (readonly string[])[] = lightness
  .slice(0, COLOR_SHADES)
  .map((light) => columns.slice(0, COLOR_COLUMNS).map(([hue, saturation]) => hex(hue, saturation, light)));

/** A typed colour as `#rrggbb` in lower case, the sign and the short form being accepted; null for anything else. */
export function parseColor(typed: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

/** The colour of a hue (degrees), saturation and lightness (percent). */
function hex(hue: number, saturation: number, light: number): string {
  const strength = (saturation / 100) * Math.min(light / 100, 1 - light / 100);
  const channel = (offset: number): string => {
    const place = (offset + hue / 30) % 12;
    const value = light / 100 - strength * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
