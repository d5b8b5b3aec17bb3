import { IMAGE_QUALITY, IMAGE_SIZE_PX } from "../constants.ts";

/** Where the product serves its images from, resized on the way. */
export const IMAGES_PATH = "/images/";

/**
 * The address of an image that fits into a square of `size` pixels, 87 at quality 100 where nothing is said
 * (specification §9). An image that the product does not resize keeps its address.
 */
export function imageAddress(address: string, { size = IMAGE_SIZE_PX, quality = IMAGE_QUALITY } = {}): string {
  return address.startsWith(IMAGES_PATH) ? `${address.split("?", 1)[0]}?size=${size}&quality=${quality}` : address;
}
