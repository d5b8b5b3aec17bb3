import { demoEstablishments } from "./establishments.ts";
import { featured } from "./featured.ts";
import { random, uuid } from "./random.ts";
import { reviewUrls } from "./review-urls.ts";
import { plannedReviews } from "./reviews.ts";
import { answers } from "./surveys.ts";
import { demoDestinations } from "./territory.ts";
import type { DemoAnswer, DemoData, DemoEstablishment, DemoProfessional, DemoReview, DemoSelection } from "./types.ts";

export type { DemoAnswer, DemoData, DemoEstablishment, DemoReview } from "./types.ts";

/** The two fictional destinations with their communes, establishments, selections and professionals; the same for the same seed. */
export function demoTerritory(seed: number): DemoData {
  const destinations = demoDestinations();
  const taken = new Set(featured.map(({ name }) => name));
  const establishments = destinations.flatMap((destination) => demoEstablishments(seed, destination, taken));
  return {
    destinations,
    establishments,
    selections: selections(establishments),
    review_urls: reviewUrls(seed, establishments),
    professionals: professionals(seed, establishments),
  };
}

/**
 * All reviews: `count` (40,000) of `aurelle` in the order of experience, then those of `dunes`.
 *
 * They cover the five years before `today` (`YYYY-MM-DD`); the last one is published the day before it.
 * The same arguments give the same reviews. Throws when `today` is no date.
 */
export function* demoReviews(data: DemoData, options: { seed: number; today: string; count?: number }): Generator<DemoReview> {
  for (const { review } of plannedReviews(data, options)) yield review;
}

/** About 8,000 declared NPS answers of `aurelle` and some of `dunes`, over the same five years. */
export function demoAnswers(data: DemoData, options: { seed: number; today: string }): Generator<DemoAnswer> {
  return answers(data, options);
}

function selections(establishments: readonly DemoEstablishment[]): DemoSelection[] {
  const make = (destination: string, title: string, holds: (e: DemoEstablishment) => boolean): DemoSelection => ({
    id: uuid("selection", destination, title),
    destination,
    title,
    establishment_ids: establishments.filter((e) => e.destination === destination && holds(e)).map(({ id }) => id),
  });
  return [
    make("aurelle", "Au bord du lac", ({ traits }) => traits.waterside),
    make("aurelle", "Tables à recommander", ({ category, traits }) => category === "restaurant" && traits.quality >= 84),
    make("aurelle", "Accueil Vélo", ({ labels }) => labels.includes("Accueil Vélo")),
    make("aurelle", "Hôtels 4 et 5 étoiles", ({ category, stars }) => category === "hotel" && (stars ?? 0) >= 4),
    make("aurelle", "Sorties en famille", ({ category }) => category === "site" || category === "activite"),
    make("dunes", "Face à l’océan", ({ traits }) => traits.waterside),
    make("dunes", "Hébergements", ({ category }) => ["hotel", "camping", "location", "collectif"].includes(category)),
  ];
}

/** Who manages what: the demo accounts with a professional's menu, and professionals of their own who have no account. */
function professionals(seed: number, establishments: readonly DemoEstablishment[]): DemoProfessional[] {
  const named = (index: number): string => establishments.find(({ name }) => name === featured[index]?.name)?.id ?? "";
  const rest = establishments.filter(({ name, destination }) => destination === "aurelle" && !featured.some((f) => f.name === name));
  const r = random(seed, "professionals");
  const taken = new Set<string>();
  const any = (holds: (e: DemoEstablishment) => boolean): string => {
    const { id } = r.pick(rest.filter((e) => !taken.has(e.id) && holds(e)));
    taken.add(id);
    return id;
  };
  const isHotel = ({ category, traits }: DemoEstablishment): boolean => category === "hotel" && traits.popularity > 0.8;
  const dunes = establishments.filter(({ destination }) => destination === "dunes").map(({ id }) => id);
  const aurelle = [
    { login: "pro", establishment_ids: [named(0), named(5), named(6)] },
    { login: "pro.simple", establishment_ids: [any(isHotel), any(({ category }) => category === "location")] },
    { login: "pro.independant", establishment_ids: [any(({ traits }) => traits.kind === "gite")] },
    { login: "moderateur", establishment_ids: [any(isHotel)] },
    { login: "restreint", establishment_ids: [any(({ category }) => category === "restaurant")] },
    { login: "sans.role", establishment_ids: [any(({ category }) => category === "camping")] },
    { login: "a.verifier", establishment_ids: [any(isHotel)] },
  ];
  const unrelated = [
    { login: "pro.dunes", establishment_ids: dunes.slice(0, 3) },
    { login: "pro.pinede", establishment_ids: dunes.slice(12, 14) },
  ];
  return [...aurelle, ...unrelated].map(({ login, establishment_ids }) => ({ login: `${login}@belvedere.example`, establishment_ids }));
}
