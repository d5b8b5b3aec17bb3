import type { Generated } from "kysely";

import type { Instant, Json } from "../column-types.ts";
import { rows } from "./declare.ts";

/** What accounts write to the support. */
export const helpTables = {
  help_messages: rows<HelpMessagesTable>()({ scope: "account", backup: "kept" }),
  help_files: rows<HelpFilesTable>()({ scope: "account", backup: "emptied" }),
};

interface HelpMessagesTable {
  id: Generated<string>;
  group_id: string;
  login: string;
  /** Whom it went to, in words. */
  recipient: string;
  address: string;
  subject: string;
  text: string;
  /** The path of the page that it was written about. */
  page: string;
  /** Of the product. */
  version: string;
  files: Json<{ name: string; size: number }[]>;
  mail_id: string | null;
  created_at: Instant;
}

/** An attachment that waits for its message. */
interface HelpFilesTable {
  id: Generated<string>;
  group_id: string;
  login: string;
  name: string;
  media_type: string;
  size: number;
  /** In base64. */
  content: string;
  created_at: Instant;
}
