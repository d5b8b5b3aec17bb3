import type { ImageKind } from "./image-kind.ts";

/** Longest side of an image that is decoded (px). */
const MOST_SIDE = 8_000;
/** Decoding takes four bytes a pixel several times over: 12.5 million, a telephone's photograph, are 50 MB each time. */
const MOST_PIXELS = 12_500_000;

const french = new Intl.NumberFormat("fr-FR");

/** Why an image is not decoded, judged by its head alone, and what to do about it, in French; null where it may be decoded. */
export function imageRefusal(kind: ImageKind | null): string | null {
  if (!kind?.size) return "Ce fichier n’est pas une image PNG, JPEG ou WebP : choisissez-en une autre.";
  const { width, height } = kind.size;
  if (width === 0 || height === 0) return "Cette image ne dit pas sa taille : enregistrez-la à nouveau.";
  if (Math.max(width, height) > MOST_SIDE || width * height > MOST_PIXELS)
    return `Cette image est trop grande (${french.format(width)} × ${french.format(height)} pixels) : réduisez-la à ${french.format(MOST_SIDE)} pixels de côté et à ${french.format(MOST_PIXELS / 1_000_000)} millions de pixels au plus.`;
  if (kind.depth > 8) return `Cette image a ${kind.depth} bits par couleur : enregistrez-la en 8 bits par couleur.`;
  return null;
}
