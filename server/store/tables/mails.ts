import type { ColumnType, Generated } from "kysely";

import type { Frequency } from "../../../src/domain/notices/notices.ts";
import type { Instant } from "../column-types.ts";
import { rows } from "./declare.ts";

/** Mails, and who gets them. */
export const mailTables = {
  // Brought back, they would be sent once more.
  mails: rows<MailsTable>()({ scope: "group", backup: "emptied" }),
  mail_subscriptions: rows<MailSubscriptionsTable>()({ scope: "group", backup: "kept" }),
};

/** A mail that was queued: what it says, and what became of it. */
interface MailsTable {
  id: Generated<string>;
  group_id: string;
  /** Which mail of the product it is. */
  template: string;
  recipient: string;
  recipient_name: string;
  /** In whose name it goes; null for the product's. */
  sender_name: Generated<string | null>;
  subject: string;
  /** Its plain text. */
  body: string;
  html: string;
  /** A group queues one mail of a key. */
  key: string | null;
  /** Where a mail program stops these. */
  stop_address: string | null;
  /** Emptied once it is sent. */
  attachments: ColumnType<StoredAttachment[], string | undefined, string>;
  state: Generated<"queued" | "sent" | "failed" | "bounced" | "stopped">;
  tries: Generated<number>;
  /** What its server said at the last try that failed. */
  error: string | null;
  created_at: Instant;
  sent_at: Instant | null;
}

/** A file of a mail, its content in base64. */
export interface StoredAttachment {
  filename: string;
  media_type: string;
  content: string;
}

/** A topic of a group about which somebody gets mails, or wants no more. */
interface MailSubscriptionsTable {
  id: Generated<string>;
  group_id: string;
  /** In lower case; of a guest whose data is erased, `#` and the digest of the address. */
  address: string;
  topic: string;
  /** What the topic is, for the page that stops it. */
  title: string;
  /** Null while mails go out. */
  stopped_at: Instant | null;
  /** How often its reader wants them; null where nothing was chosen. */
  frequency: Generated<Frequency | null>;
}
