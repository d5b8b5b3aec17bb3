import type { Generated } from "kysely";

import type { FormAnswers, FormDocument, FormMailSettings, FormState, RemarkKind } from "../../../src/generated/types.ts";
import type { Day, Instant, Json } from "../column-types.ts";
import { rows } from "./declare.ts";

/** Satisfaction forms, and what came of them. */
export const formTables = {
  forms: rows<FormsTable>()({ scope: "group", backup: "kept" }),
  form_versions: rows<FormVersionsTable>()({ scope: "group", backup: "kept" }),
  form_places: rows<FormPlacesTable>()({ scope: "group", backup: "kept" }),
  form_invitations: rows<FormInvitationsTable>()({ scope: "group", backup: "kept" }),
  form_answers: rows<FormAnswersTable>()({ scope: "group", backup: "kept" }),
  counter_remarks: rows<CounterRemarksTable>()({ scope: "group", backup: "kept" }),
  stay_events: rows<StayEventsTable>()({ scope: "group", backup: "kept" }),
  guest_erasures: rows<GuestErasuresTable>()({ scope: "group", backup: "kept" }),
};

interface FormsTable {
  id: Generated<string>;
  group_id: string;
  title: string;
  state: FormState;
  /** The draft. */
  document: Json<FormDocument>;
  /** The latest published; 0 for none. */
  version: Generated<number>;
  /** Whether the draft differs from it. */
  changed: Generated<boolean>;
  /** Raised at each change; the ETag. */
  revision: Generated<number>;
  /** How invitations are sent; null: as is usual. */
  settings: Json<Partial<FormMailSettings>> | null;
  /** What guests see above its title; an address of the images. */
  image_url: Generated<string | null>;
  /** Of the token that opens its draft on trial, until `test_until`; null while nobody tries it. */
  test_hash: Generated<string | null>;
  test_until: Generated<Instant | null>;
  created_at: Instant;
  updated_at: Instant;
  updated_by: string;
}

interface FormVersionsTable {
  group_id: string;
  form_id: string;
  version: number;
  document: Json<FormDocument>;
  published_at: Instant;
  published_by: string;
}

/** An establishment that asks with a form. */
interface FormPlacesTable {
  id: Generated<string>;
  group_id: string;
  form_id: string;
  establishment_id: string;
  token_hash: string | null;
  /** Of the key with which its hotel's software reports stays. */
  key_hash: string | null;
  /** The key's last characters, to distinguish two keys. */
  key_hint: Generated<string | null>;
  key_made_at: Generated<Instant | null>;
  /** A login. */
  key_made_by: Generated<string | null>;
  key_used_at: Generated<Instant | null>;
  /** Since when it no longer asks. */
  closed_at: Instant | null;
}

interface FormInvitationsTable {
  id: Generated<string>;
  group_id: string;
  form_id: string;
  establishment_id: string;
  token_hash: string | null;
  /** Null once it is erased. */
  email: string | null;
  /** Keeps one guest from being asked twice in a short time; empty once it is erased and that time is over. */
  email_digest: string;
  name: string | null;
  stay_date: Day | null;
  lang: string;
  source: "hand" | "csv" | "event";
  state: "queued" | "sent" | "bounced" | "unsubscribed" | "cancelled";
  /** Login of who marked the address as refused; null where its mail server did. */
  bounced_by: Generated<string | null>;
  due_at: Instant;
  sent_at: Instant | null;
  remind_at: Instant | null;
  reminded_at: Instant | null;
  mail_id: string | null;
  opened_at: Instant | null;
  answered_at: Instant | null;
  created_at: Instant;
  created_by: string;
}

interface FormAnswersTable {
  id: Generated<string>;
  group_id: string;
  form_id: string;
  establishment_id: string;
  /** The version that was answered. */
  version: number;
  invitation_id: string | null;
  channel: "invitation" | "link" | "kiosk" | "counter";
  state: "started" | "partial" | "complete";
  /** `Idempotency-Key`, and the digest of what completed the answer under it. */
  key: string;
  fingerprint: string | null;
  /** Salt of the proof of work, which serves once. */
  challenge: string | null;
  /** Digest of the network that it came from. */
  network: string | null;
  lang: string;
  answers: Json<FormAnswers>;
  /** 0–10, the recommendation question. */
  score: number | null;
  /** 0–100, the mark of the whole stay. */
  rating: number | null;
  /** What everybody is asked to say, as it was written. */
  words: string | null;
  profile: string | null;
  stay_date: Day | null;
  publish: Generated<boolean>;
  prospecting: Generated<boolean>;
  /** Who wants to be written to; null otherwise, and once it is erased. */
  email: string | null;
  /** The own review that it became. */
  submission_id: string | null;
  set_aside: "fast" | "same-words" | "same-network" | null;
  /** Login of who entered it at a counter. */
  entered_by: string | null;
  started_at: Instant;
  updated_at: Instant;
  completed_at: Instant | null;
  /** Since when nothing but marks and choices is left of it. */
  erased_at: Generated<Instant | null>;
}

/** A stay that a hotel's software reported, without its guest. */
interface StayEventsTable {
  id: Generated<string>;
  group_id: string;
  form_id: string;
  establishment_id: string;
  /** `Idempotency-Key`, and the digest of what came with it. */
  key: string;
  fingerprint: string;
  at: Instant;
  /** When the guest is written to; null where nobody is. */
  due_at: Instant | null;
  /** Why nobody is written to. */
  reason: string | null;
}

/** One erasure of guests' data, without naming them. */
interface GuestErasuresTable {
  id: Generated<string>;
  group_id: string;
  at: Instant;
  /** Who asked for it on the screen; null for the command and the age limit. */
  login: string | null;
  why: "request" | "age";
  invitations: number;
  answers: number;
  mails: number;
  /** Own reviews whose author is no longer known. */
  reviews: number;
  /** Remarks at a counter whose words are no longer known. */
  remarks: Generated<number>;
}

/** What somebody said at a counter, entered by hand. */
interface CounterRemarksTable {
  id: Generated<string>;
  group_id: string;
  establishment_id: string;
  day: Day;
  kind: RemarkKind;
  /** Empty once it is erased. */
  text: string;
  lang: string;
  /** What was done about it. */
  follow_up: string | null;
  /** What the analysis finds in the words. */
  themes: string[];
  /** Raised at each change; the ETag. */
  revision: Generated<number>;
  created_at: Instant;
  created_by: string;
  updated_at: Instant;
  updated_by: string;
}
