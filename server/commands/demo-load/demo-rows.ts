import { normaliseRating } from "../../../src/domain/review/rating.ts";
import type { Product } from "../../../src/generated/types.ts";
import type { DemoAnswer, DemoEstablishment, DemoReview } from "../../demo/index.ts";
import type { PoolFound, PoolItem } from "../../semantics/pool-worker.ts";
import type { AnswerInput } from "../../store/bulk-answers.ts";
import type { EstablishmentInput } from "../../store/bulk-establishments.ts";
import type { ReviewInput } from "../../store/bulk-reviews.ts";

/** An invented establishment as the state takes it; its demo id is its external id, `city` the name of its commune. */
export function establishmentInput(demo: DemoEstablishment, city: string | null): EstablishmentInput {
  const { id, name, category, commune_insee, child, street, postal_code, lat, lng, website, stars, labels, capacity } = demo;
  return {
    external_id: id,
    source_ref: null,
    name,
    category,
    commune_insee,
    child_id: child,
    street,
    postal_code,
    city,
    lat,
    lng,
    website,
    stars,
    labels,
    capacity,
    content_hash: null,
  };
}

/** The words of a review as the analysis takes them; null where it has none. */
export function wordsOf({ title, text, lang }: Pick<DemoReview, "title" | "text" | "lang">, category: string): PoolItem | null {
  const words = [title, text].filter((part) => part !== null).join("\n");
  return words === "" ? null : { text: words, lang, domain: category };
}

/** Makes reviews of one product; `ids` leads from demo ids to those of the state. */
export function reviewInputs(
  product: Product,
  ids: ReadonlyMap<string, string>,
): (demo: DemoReview, found: PoolFound | undefined) => ReviewInput {
  const binary = new Set(product.providers.filter((provider) => provider.binary).map(({ id }) => id));
  return (demo, found) => {
    return {
      establishment_id: known(ids, demo.establishment_id),
      source: demo.source,
      source_review_id: demo.source_review_id,
      rating_raw: demo.rating_value,
      rating_scale: demo.rating_value === null ? null : demo.rating_scale,
      rating: normaliseRating(demo.rating_value, { max: demo.rating_scale, binary: binary.has(demo.source) }),
      title: demo.title,
      text: demo.text,
      lang: demo.lang,
      author: demo.author,
      country: demo.country,
      profile: demo.profile,
      experience_date: demo.experience_date,
      published_at: demo.published_at,
      state: demo.state,
      reject_reason: demo.reject_reason ?? null,
      reply_text: demo.reply?.text ?? null,
      reply_at: demo.reply?.at ?? null,
      reply_state: demo.reply?.state ?? null,
      content_hash: "demo",
      extra: null,
      source_url: sourceUrlOf(demo),
      mentions: found?.mentions ?? [],
      expressions: found?.expressions ?? [],
      incidents: found?.incidents ?? [],
    };
  };
}

/** Where the platform would show the review: names under `.example` lead nowhere. The product's own reviews are nowhere else. */
function sourceUrlOf({ source, source_review_id: id }: DemoReview): string | null {
  return source === "moderation" ? null : `https://www.${source.replaceAll("_", "-")}.example/avis/${encodeURIComponent(id)}`;
}

/** Makes answers of a product; `found` is what the analysis finds in the comment. */
export function answerInput(ids: ReadonlyMap<string, string>): (demo: DemoAnswer, found: PoolFound | undefined) => AnswerInput {
  return ({ id, establishment_id, score, answered_at, lang, country, profile, comment, rating, marks }, found) => ({
    establishment_id: known(ids, establishment_id),
    external_id: id,
    score,
    answered_at,
    lang,
    country,
    profile,
    comment,
    rating,
    marks,
    mentions: found?.mentions ?? null,
  });
}

function known(ids: ReadonlyMap<string, string>, demo: string): string {
  const id = ids.get(demo);
  if (id === undefined) throw new Error(`demo data name an establishment that they do not have: ${demo}`);
  return id;
}
