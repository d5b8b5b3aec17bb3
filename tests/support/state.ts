import { putEstablishments, type EstablishmentInput, type StoredEstablishment } from "../../server/store/bulk-establishments.ts";
import { putDestination } from "../../server/store/bulk-destinations.ts";
import { putReviews, type ReviewInput } from "../../server/store/bulk-reviews.ts";
import type { Store } from "../../server/store/store.ts";

/** An establishment with nothing remarkable. */
export function establishment(external_id: string, own: Partial<EstablishmentInput> = {}): EstablishmentInput {
  return {
    external_id,
    source_ref: null,
    name: `Établissement ${external_id}`,
    category: "hotel",
    commune_insee: null,
    child_id: null,
    street: null,
    postal_code: null,
    city: null,
    lat: null,
    lng: null,
    website: null,
    stars: null,
    labels: [],
    capacity: null,
    content_hash: null,
    ...own,
  };
}

/** A published review of 80 from Google with one favourable mention. */
export function review(establishment_id: string, source_review_id: string, own: Partial<ReviewInput> = {}): ReviewInput {
  return {
    establishment_id,
    source: "google",
    source_review_id,
    rating_raw: 4,
    rating_scale: 5,
    rating: 80,
    title: null,
    text: "Très bel accueil",
    lang: "fr",
    author: null,
    country: "FR",
    profile: "couple",
    experience_date: "2026-03-14",
    published_at: "2026-03-20T09:00:00.000Z",
    state: "published",
    reject_reason: null,
    reply_text: null,
    reply_at: null,
    reply_state: null,
    content_hash: source_review_id,
    extra: null,
    mentions: [{ theme: "accueil", polarity: "positive", strength: 0.5, start: 9, end: 16, sentence: [0, 16] }],
    ...own,
  };
}

/** A destination with its establishments. */
export function addDestination(store: Store, id: string, establishments: readonly EstablishmentInput[]): Promise<StoredEstablishment[]> {
  return store.system("test", async (db, changed) => {
    await putDestination(db, changed, { id, name: id });
    return putEstablishments(db, changed, id, establishments);
  });
}

export function addReviews(store: Store, destination: string, reviews: readonly ReviewInput[]): Promise<void> {
  return store.system("test", (db, changed) => putReviews(db, changed, destination, reviews));
}
