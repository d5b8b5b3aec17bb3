import type { Product } from "../../src/generated/types.ts";

/** Where the source shows a review: the address that came with it, else by the provider's pattern; null without either. */
export function sourceUrl(
  { id, review, url }: { id: string; review: string; url: string | null },
  { providers }: Pick<Product, "providers">,
): string | null {
  if (url !== null) return url;
  const pattern = providers.find((provider) => provider.id === id)?.review_url;
  return pattern === undefined ? null : pattern.replace("{id}", encodeURIComponent(review));
}
