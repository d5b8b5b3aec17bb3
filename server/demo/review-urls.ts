import { fileNameOf } from "../../src/domain/format/csv.ts";
import { featured } from "./featured.ts";
import { random, uuid } from "./random.ts";
import type { DemoEstablishment, DemoReviewUrl, ProviderId } from "./types.ts";

/** How each platform writes the address of an establishment; `slug` is its name in small letters. */
const addresses = {
  google: (slug) => `https://www.google.com/maps/place/${slug}`,
  tripadvisor: (slug, key) => `https://www.tripadvisor.fr/Hotel_Review-g${key}-d${key + 11}-Reviews-${slug}.html`,
  booking: (slug) => `https://www.booking.com/hotel/fr/${slug}.fr.html`,
  thefork: (slug, key) => `https://www.thefork.fr/restaurant/${slug}-r${key}`,
  facebook: (slug) => `https://www.facebook.com/${slug}/reviews`,
  getyourguide: (slug, key) => `https://www.getyourguide.fr/${slug}-t${key}/`,
} satisfies Partial<Record<ProviderId, (slug: string, key: number) => string>>;
type Platform = keyof typeof addresses;

/** Where guests of a category leave reviews; the last one is not monitored any more. */
function platformsOf({ category }: DemoEstablishment): Platform[] {
  if (category === "hotel") return ["google", "booking", "tripadvisor", "facebook"];
  if (category === "restaurant") return ["google", "tripadvisor", "thefork"];
  if (category === "activite" || category === "site") return ["google", "getyourguide", "tripadvisor"];
  return ["google", "booking", "facebook"];
}

/** Two to four addresses of each featured establishment: made up, as it is. */
export function reviewUrls(seed: number, establishments: readonly DemoEstablishment[]): DemoReviewUrl[] {
  const names = new Set(featured.map(({ name }) => name));
  return establishments
    .filter(({ name }) => names.has(name))
    .flatMap((establishment) => {
      const draw = random(seed, "review-urls", establishment.id);
      const slug = fileNameOf(establishment.name);
      const platforms = platformsOf(establishment);
      return platforms.map((provider, index): DemoReviewUrl => ({
        id: uuid("review-url", establishment.id, provider),
        establishment_id: establishment.id,
        url: addresses[provider](slug, draw.int(100_000, 900_000)),
        provider,
        inactive: index === platforms.length - 1,
      }));
    });
}
