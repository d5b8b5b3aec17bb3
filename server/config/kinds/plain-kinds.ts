import { alert } from "./alert.ts";
import { form } from "./form.ts";
import { help } from "./help.ts";
import type { PlainKind } from "./kind.ts";
import { mail } from "./mail.ts";
import { moderation } from "./moderation.ts";
import { offer } from "./offer.ts";
import { releaseNotes } from "./release-notes.ts";
import { responses } from "./responses.ts";

/** The kinds that depend on no other but the product, by the names of their schemas. A new one is its file, and a line here. */
export const plainKinds = { mail, "release-notes": releaseNotes, moderation, responses, alert, offer, help, form };

export type PlainKindName = keyof typeof plainKinds;

/** The document of a kind. */
export type DocumentOf<Name extends PlainKindName> = (typeof plainKinds)[Name] extends PlainKind<infer T> ? T : never;

/** The documents in force, by their kind. */
export type PlainDocuments = { [Name in PlainKindName]: DocumentOf<Name>[] };
