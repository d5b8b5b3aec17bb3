/** Pixels as `ImageData` has them: red, green, blue and alpha of each. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Distance up to which two colours count as equal: a fifth of a percent of black to white, invisible to the eye. */
const TOLERANCE = 0.035;

/** The share of the pixels of the larger of two images in which they differ, from 0 to 1: what one of them lacks differs. */
export function imageDifference(before: Pixels, after: Pixels): number {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  let different = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isIn = ({ width: w, height: h }: Pixels): boolean => x < w && y < h;
      if (!isIn(before) || !isIn(after)) different += 1;
      else if (distance(before, (y * before.width + x) * 4, after, (y * after.width + x) * 4) > TOLERANCE) different += 1;
    }
  }
  return width * height === 0 ? 0 : different / (width * height);
}

/** The distance of two colours as the eye has it (YIQ, by Kotsarenko and Ramos 2010), 0 to 1. */
function distance(a: Pixels, i: number, b: Pixels, j: number): number {
  const [r, g, bl] = [0, 1, 2].map((part) => ((a.data[i + part] ?? 0) - (b.data[j + part] ?? 0)) / 255) as [number, number, number];
  const y = 0.29889531 * r + 0.58662247 * g + 0.11448223 * bl;
  const p = 0.59597799 * r - 0.2741761 * g - 0.32180189 * bl;
  const q = 0.21147017 * r - 0.52261711 * g + 0.31114694 * bl;
  return Math.sqrt(0.5053 * y * y + 0.299 * p * p + 0.1957 * q * q);
}
