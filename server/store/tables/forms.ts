import type { Generated } from "kysely";

import type { FormAnswers, FormDocument, FormState, RemarkKind } from "../../../src/generated/types.ts";
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
  settings: Json<Record<string, unknown>> | null;
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
  email_digest: string;
  name: string | null;
  stay_date: Day | null;
  lang: string;
  source: "hand" | "csv" | "event";
  state: "queued" | "sent" | "bounced" | "unsubscribed" | "cancelled";
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
}

/** What somebody said at a counter, entered by hand. */
interface CounterRemarksTable {
  id: Generated<string>;
  group_id: string;
  establishment_id: string;
  day: Day;
  kind: RemarkKind;
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
