/** Provider ids of the product's configuration that the demo data uses. */
export type ProviderId =
  | "google"
  | "tripadvisor"
  | "booking"
  | "expedia"
  | "hotels"
  | "airbnb"
  | "abritel"
  | "gites_de_france"
  | "clevacances"
  | "thefork"
  | "facebook"
  | "holidaycheck"
  | "zoover"
  | "getyourguide"
  | "trustpilot"
  | "moderation";

export type CategoryId =
  | "hotel"
  | "camping"
  | "location"
  | "collectif"
  | "restaurant"
  | "site"
  | "activite"
  | "degustation"
  | "evenement"
  | "commerce"
  | "ot"
  | "autre";

export type ThemeId =
  | "accueil"
  | "proprete"
  | "chambre"
  | "calme"
  | "restauration"
  | "petit_dejeuner"
  | "emplacement"
  | "equipements"
  | "prix"
  | "ambiance"
  | "acces"
  | "numerique"
  | "attente"
  | "pedagogie";

export type Lang = "fr" | "en" | "de" | "nl" | "es" | "it";

export type ProfileId = "couple" | "famille" | "amis" | "solo" | "affaires" | "groupe" | "non_renseigne";

/** `published` for outside providers; reviews of the moderation provider take every state. */
export type ReviewState = "pending" | "published" | "rejected" | "responses" | "answered" | "reported" | "withdrawn" | "archived";

export type Position = [lng: number, lat: number];

export interface DemoCommune {
  /** Five characters, outside the range of real INSEE codes. */
  insee: string;
  name: string;
  /** Id of the child destination. */
  child: string;
  population: number;
  lat: number;
  lng: number;
  /** Closed ring; neighbours share the vertices of their common border exactly. */
  ring: Position[];
}

export interface DemoDestination {
  id: string;
  name: string;
  children: { id: string; name: string }[];
  communes: DemoCommune[];
  /** Closed ring drawn over the communes, which meet beneath the water. */
  lake?: Position[];
}

/** What the texts may say of an establishment without contradicting another review of it. */
export interface EstablishmentTraits {
  /** What the place is, more finely than its category: `chateau`, `kayak`, `pizzeria`… */
  kind: string;
  /** Near the lake, or near the sea in the coastal destination. */
  waterside: boolean;
  pool: boolean;
  restaurant: boolean;
  village: boolean;
  dogs: boolean;
  /** Mean quality at the start of the period, 0–100. */
  quality: number;
  /** Share of the reviews of its category in its destination, unscaled. */
  popularity: number;
  /** First day with reviews, in days before the end of the period. */
  opened_days_ago: number;
  /** Themes on which it is better (+) or worse (−) than its quality, −1…1. */
  strengths: Partial<Record<ThemeId, number>>;
  /** Who signs the replies. */
  signature: string;
}

export interface DemoEstablishment {
  id: string;
  name: string;
  category: CategoryId;
  destination: string;
  commune_insee: string;
  child: string;
  street: string;
  postal_code: string;
  lat: number;
  lng: number;
  website: string | null;
  stars: number | null;
  capacity: number | null;
  labels: string[];
  /** Share of its reviews that it answers at the start of the period, 0–1. */
  response_habit: number;
  traits: EstablishmentTraits;
}

/** An address on which the reviews of an establishment are published. */
export interface DemoReviewUrl {
  id: string;
  establishment_id: string;
  url: string;
  provider: ProviderId;
  inactive: boolean;
}

export interface DemoSelection {
  id: string;
  destination: string;
  title: string;
  establishment_ids: string[];
}

export interface DemoProfessional {
  login: string;
  establishment_ids: string[];
}

export interface DemoData {
  destinations: DemoDestination[];
  establishments: DemoEstablishment[];
  selections: DemoSelection[];
  review_urls: DemoReviewUrl[];
  professionals: DemoProfessional[];
}

export interface DemoReply {
  text: string;
  /** ISO instant. */
  at: string;
  state: "pending" | "published" | "rejected";
}

export interface DemoReview {
  source: ProviderId;
  source_review_id: string;
  establishment_id: string;
  /** Null for an unrated review. */
  rating_value: number | null;
  /** Best rating; 1 where the provider knows only yes (1) and no (0). */
  rating_scale: number;
  title: string | null;
  text: string | null;
  lang: Lang;
  author: string;
  /** ISO 3166 code, `ZZ` when the provider does not publish it. */
  country: string;
  profile: ProfileId;
  /** `YYYY-MM-DD`. */
  experience_date: string;
  /** ISO instant. */
  published_at: string;
  reply?: DemoReply;
  state: ReviewState;
  reject_reason?: string;
}

export interface DemoAnswer {
  id: string;
  establishment_id: string;
  /** 0–10, the NPS question. */
  score: number;
  /** ISO instant. */
  answered_at: string;
  lang: Lang;
  country: string;
  profile: ProfileId;
  comment: string | null;
  /** 0–100, the mark of the whole stay. */
  rating: number;
  /** 0–100 by theme, in steps of a star. */
  marks: Partial<Record<ThemeId, number>>;
}
