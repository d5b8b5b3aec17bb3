/** Facts of the projection's form, few enough to count by hand. */
export interface Facts {
  establishments: Establishment[];
  communes: { insee: string; destination: string; name: string; child: string | null; lat: number; lng: number; ring: string }[];
  children: { id: string; destination: string; name: string }[];
  visibility: { group_id: string; establishment: number }[];
  selections: { id: string; title: string; group_id: string; establishment: number }[];
  reviews: Review[];
  mentions: Mention[];
  /** The bit of each theme in `spoken`, `praised` and `blamed`. */
  theme_bits: { theme: string; bit: number }[];
  expressions: Expression[];
  answers: Answer[];
  /** Marks by theme and what words say of themes; `review` is their answer. */
  marks: Mark[];
  remarks: Remark[];
  /** Guests who were asked. */
  invitations: Invitation[];
  /** What moderators decided, and what waits for them. */
  moderation: Moderated[];
}

export interface Establishment {
  establishment: number;
  id: string;
  name: string;
  destination: string;
  child: string | null;
  commune: string | null;
  category: string;
  stars: number | null;
  capacity: number | null;
  lat: number | null;
  lng: number | null;
}

export interface Visit {
  establishment: number;
  destination: string;
  child: string | null;
  commune: string | null;
  category: string;
  stars: number | null;
  capacity: number | null;
  lang: string;
  country: string;
  profile: string;
  day: string;
  hour: number;
}

export interface Review extends Visit {
  no: number;
  id: string;
  provider: string;
  rating: number | null;
  tonality: number | null;
  nps: number | null;
  answered: boolean;
  delay_hours: number | null;
  published: string;
  search: string | null;
  title: string | null;
  text: string | null;
  author: string | null;
  state: string;
  seen: string;
  written: boolean;
  corrections: boolean;
  edited: boolean;
  late: boolean;
  incidents: number;
  spoken: number;
  praised: number;
  blamed: number;
}

export interface Mention extends Visit {
  review: number;
  theme: string;
  polarity: number;
  strength: number;
  provider: string;
  rating: number | null;
  tonality: number | null;
  nps: number | null;
  answered: boolean;
}

export type Expression = Mention & { expression: string; label: string };

export interface Answer extends Visit {
  no: number;
  score: number;
  nps: number;
  rating: number | null;
}

export interface Mark extends Visit {
  review: number;
  theme: string;
  nps: number;
  rating: number;
}

export interface Invitation extends Omit<Visit, "country" | "profile"> {
  id: string;
  answered: boolean;
}

export interface Moderated extends Omit<Visit, "country" | "profile"> {
  review: number;
  moderated: string;
  outcome: string;
  reason: string | null;
  moderator: string | null;
  refused: number | null;
  late: number | null;
  overdue: number | null;
  delay_hours: number | null;
}

export interface Remark extends Visit {
  review: number;
  theme: string;
  nps: number;
  polarity: number;
  strength: number;
}
