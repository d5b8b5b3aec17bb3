import { hash } from "node:crypto";

import { normaliseRating } from "../../../../src/domain/review/rating.ts";
import type { Provider } from "../../../../src/generated/types.ts";
import type { ReviewInput } from "../../../store/bulk-reviews.ts";
import {
  day,
  instant,
  list,
  longestIdentifier,
  longestName,
  number,
  object,
  Refusal,
  required,
  shortText,
  text,
  type Fields,
} from "./fields.ts";
import { quoted } from "./shown.ts";
import { noProfile } from "../../../../src/domain/review/unsaid.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The establishment as a review's line names it. */
export interface NamedEstablishment {
  external_id: string | null;
  name: string | null;
  category: string | null;
  city: string | null;
  lat: number | null;
  lng: number | null;
  stars: number | null;
}

/** A review's line, read: everything but its establishment's key and what the analysis adds. */
export interface ReviewLine {
  establishment: NamedEstablishment;
  /** `lang` is null where the line does not give it. */
  review: Omit<ReviewInput, "establishment_id" | "mentions" | "lang"> & { lang: string | null };
  /** Its category, profile and language as the line has them, where they are none of ours: null where they are, or it has none. */
  unknown: { category: string | null; profile: string | null; lang: string | null };
}

/** Reads one line of reviews; throws a `Refusal` with the reason. `latest` is the last day that it may name. */
export function readReviewLine(fields: Fields, vocabulary: Vocabulary, latest: string): ReviewLine {
  const extra = object(fields, "extra");
  const provider = vocabulary.provider(required(fields, "source", longestIdentifier));
  const establishment: NamedEstablishment = {
    external_id: shortText(fields, "establishment_external_id", longestIdentifier),
    name: shortText(fields, "establishment_name", longestName),
    category: text(fields, "category"),
    city: shortText(fields, "city", longestName),
    lat: coordinate(extra, "lat"),
    lng: coordinate(extra, "lng"),
    stars: stars(extra),
  };
  if (establishment.external_id === null && establishment.name === null) throw new Refusal("l’établissement n’est pas nommé");
  const said = { profile: text(fields, "profile"), lang: text(fields, "lang") };
  const reply_text = text(fields, "reply_text");
  const review = {
    source: provider.id,
    source_review_id: required(fields, "source_review_id", longestIdentifier),
    ...readRating(fields, provider),
    title: text(fields, "title"),
    text: text(fields, "text"),
    lang: vocabulary.language(said.lang),
    author: text(fields, "author", "author_hash"),
    country: vocabulary.country(text(fields, "author_country") ?? text(extra, "author_country")),
    profile: vocabulary.profile([said.profile, text(extra, "travel_party"), ...list(extra, "tags")].filter((word) => word !== null)),
    ...readDates(fields, extra, latest),
    state: "published" as const,
    reject_reason: null,
    reply_text,
    reply_at: reply_text === null ? null : notLater(instant(fields, "reply_at"), latest),
    reply_state: reply_text === null ? null : ("published" as const),
    extra: Object.keys(extra).length > 0 ? { ...extra } : null,
    // Told only where a line has them: lines that were imported before they were read stay the same.
    ...sourceOf(fields, extra),
  };
  return {
    establishment,
    review: { ...review, content_hash: hashOf([review, establishment.external_id ?? [establishment.name, establishment.city]]) },
    unknown: {
      category: establishment.category !== null && vocabulary.category(establishment.category) === null ? establishment.category : null,
      // A profile found in other fields makes up for an unknown word in this one.
      profile: review.profile === noProfile && said.profile !== null && !vocabulary.isNoProfile(said.profile) ? said.profile : null,
      lang: review.lang === null ? said.lang : null,
    },
  };
}

/** A short digest of what a line says, to detect a changed line. */
export function hashOf(content: unknown): string {
  return hash("sha256", JSON.stringify(content), "base64url").slice(0, 22);
}

function readRating(fields: Fields, provider: Provider): Pick<ReviewInput, "rating_raw" | "rating_scale" | "rating"> {
  const rating_raw = number(fields, "rating_value");
  const own = number(fields, "rating_scale");
  if (own !== null && own <= 0) throw new Refusal(`l’échelle de la note n’est pas un nombre positif : ${quoted(own)}`);
  const rating_scale = own ?? provider.scale;
  if (rating_raw === null) return { rating_raw, rating_scale: null, rating: null };
  if (rating_raw > rating_scale) throw new Refusal(`la note ${french(rating_raw)} dépasse son échelle de ${french(rating_scale)}`);
  if (rating_raw < 0) throw new Refusal(`la note ${french(rating_raw)} est négative`);
  return {
    rating_raw,
    rating_scale,
    rating: normaliseRating(rating_raw, { max: rating_scale, binary: own === null && provider.binary === true }),
  };
}

const french = (value: number): string => value.toLocaleString("fr-FR");

/** The day of the experience and the instant of publication, each from what the line has of them. */
function readDates(fields: Fields, extra: Fields, latest: string): Pick<ReviewInput, "experience_date" | "published_at"> {
  const experience_date = day(fields, "experience_date") ?? day(fields, "stay_or_review_date");
  const published =
    instant(fields, "published_at") ??
    instant(extra, "review_date") ??
    instant(fields, "stay_or_review_date") ??
    instant(fields, "experience_date");
  if (published === null) throw new Refusal("la date manque");
  return { experience_date: notLater(experience_date, latest), published_at: notLater(published, latest) };
}

/** The review's address at its source, an HTTPS one, and whether it is no longer there. */
function sourceOf(fields: Fields, extra: Fields): Pick<ReviewInput, "source_url" | "withdrawn"> {
  const address = text(fields, "source_url") ?? text(extra, "url");
  const said = fields.withdrawn;
  const isWithdrawn = said === true || said === 1 || (typeof said === "string" && /^(true|1|oui|vrai|yes)$/i.test(said.trim()));
  return { ...(address !== null && isSecure(address) ? { source_url: address } : {}), ...(isWithdrawn ? { withdrawn: true } : {}) };
}

const longestAddress = 2_000;

function isSecure(address: string): boolean {
  return address.length <= longestAddress && URL.canParse(address) && new URL(address).protocol === "https:";
}

function notLater<T extends string | null>(date: T, latest: string): T {
  if (date !== null && date.slice(0, 10) > latest) throw new Refusal(`la date ${date.slice(0, 10)} est dans le futur`);
  return date;
}

/** What is only beside the review never refuses it. */
function coordinate(extra: Fields, name: string): number | null {
  const value = extra[name];
  return typeof value === "number" && Math.abs(value) <= 180 ? value : null;
}

function stars(extra: Fields): number | null {
  const value = extra.hotel_stars;
  return typeof value === "number" && value >= 1 && value <= 5 ? Math.floor(value) : null;
}
