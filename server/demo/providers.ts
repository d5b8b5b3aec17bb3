import type { CategoryId, ProviderId } from "./types.ts";

/** Best rating of each provider (DOMAIN §3); 1 means yes or no. */
export const scales: Record<ProviderId, number> = {
  google: 5,
  tripadvisor: 5,
  booking: 10,
  expedia: 10,
  hotels: 10,
  airbnb: 5,
  abritel: 10,
  gites_de_france: 5,
  clevacances: 5,
  thefork: 10,
  facebook: 1,
  holidaycheck: 6,
  zoover: 10,
  getyourguide: 5,
  trustpilot: 5,
  moderation: 10,
};

/** Where the guests of each category write. */
export const providerShares: Record<CategoryId, Partial<Record<ProviderId, number>>> = {
  hotel: { booking: 41, google: 26, tripadvisor: 13, expedia: 6, hotels: 5, holidaycheck: 3, moderation: 5, zoover: 1 },
  camping: { google: 46, tripadvisor: 11, zoover: 13, holidaycheck: 3, booking: 13, moderation: 10, facebook: 4 },
  location: { airbnb: 33, abritel: 13, gites_de_france: 18, clevacances: 10, booking: 13, google: 7, moderation: 6 },
  collectif: { google: 42, booking: 26, tripadvisor: 15, moderation: 10, facebook: 7 },
  restaurant: { google: 50, tripadvisor: 24, thefork: 17, facebook: 5, moderation: 4 },
  site: { google: 60, tripadvisor: 25, getyourguide: 6, moderation: 5, facebook: 4 },
  activite: { google: 50, tripadvisor: 18, getyourguide: 20, facebook: 4, moderation: 8 },
  degustation: { google: 66, tripadvisor: 16, facebook: 8, moderation: 10 },
  evenement: { google: 52, facebook: 36, moderation: 12 },
  commerce: { google: 78, facebook: 14, moderation: 8 },
  ot: { google: 66, facebook: 10, tripadvisor: 8, moderation: 16 },
  autre: { google: 82, trustpilot: 12, moderation: 6 },
};

/**
 * Turns a latent satisfaction of 0–100 into what the guest gives on the provider's scale.
 * Five-star scales are generous at the top, as in real life, with about the same mean.
 */
export function ratingOn(provider: ProviderId, latent: number): number {
  const scale = scales[provider];
  if (scale === 1) return latent >= 58 ? 1 : 0;
  if (scale === 5) return 1 + [33, 52, 71, 88].filter((limit) => latent >= limit).length;
  return Math.min(scale, Math.max(1, Math.round((latent / 100) * scale + 0.05)));
}

/** The identifier that the provider would give, in its own style. */
export function sourceReviewId(provider: ProviderId, code: string, number: number): string {
  if (provider === "google" || provider === "airbnb") return `${provider.slice(0, 2)}-${code}${number.toString(36)}`;
  if (provider === "moderation") return `avis-${String(number).padStart(6, "0")}`;
  return String(100_000_000 + number * 7919);
}
