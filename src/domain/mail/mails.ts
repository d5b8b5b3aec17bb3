/**
 * The mails that the product sends → the values that each is sent with, which its template of `templates/mails` may name.
 * A value that holds an address ends in `address`.
 */
export const mails = {
  /** A dashboard at regular times, to one recipient of the report. */
  report: ["title", "period", "rhythm", "sender", "message", "figures", "attached", "address"],
  /** What the policy of moderation says to an author, an establishment or a reader. */
  "moderation-letter": ["title", "first", "second", "third", "fourth", "after", "label", "footer", "address"],
  /** One notice: an alert, a review, what became of an answer. */
  notice: ["title", "detail", "advice", "establishment", "address", "preferences-address"],
  /** Notices that are gathered. */
  notices: ["title", "items", "more", "address", "preferences-address"],
  /** What came, changed and waits in a week. */
  digest: ["title", "scope", "came", "changed", "first", "address", "preferences-address"],
  /** An invoice or a credit note, to the account that it is for. */
  invoice: ["title", "text", "address"],
  /** What became of a subscription that has ended. */
  "subscription-ended": ["offer", "text", "lost", "address"],
  /** What a professional writes to the support. */
  "support-request": ["subject", "sender", "recipient", "message", "context"],
  /** A guest is asked to answer a satisfaction form, or reminded once, in the guest's language. */
  "form-invitation": ["title", "greeting", "first", "second", "label", "footer", "address"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MailName = keyof typeof mails;
/** The values of a mail: plain text, on one line but for lists, which have a line for each item. */
export type MailValues<Name extends MailName> = Readonly<Record<(typeof mails)[Name][number], string>>;

export const mailNames = Object.keys(mails) as MailName[];

/** Replaces the names in braces of a template's text by their values; a name without a value stays as it is written. */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-z-]+)\}/g, (source, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? source) : source));
}
