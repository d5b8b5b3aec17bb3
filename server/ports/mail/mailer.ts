/** A mail as it goes out. */
export interface Letter {
  /** Makes its Message-ID: a letter that goes out again, because its server was killed in between, is recognised as the same one. */
  id: string;
  /** When it was written: its date. */
  at: Date;
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** An https address to which a mail program may post, without a session, that its reader wants no more of these. */
  stopAddress: string | null;
  attachments: readonly LetterFile[];
}

export interface LetterFile {
  filename: string;
  media_type: string;
  content: Uint8Array;
}

/** Where mails go: a server, or a folder whose files can be read. */
export interface Mailer {
  /** Resolves once the letter has been accepted. Rejects with {@link Undeliverable} where it never will be, with any other error where another try may succeed. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** A letter that is refused for good; the message is the server's. */
export class Undeliverable extends Error {}

/** An address of one mailbox, short enough for every server, without anything that a header or a list could be made of. */
const address = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Whether a text is the address of one mailbox. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && address.test(text);
}

/** A text as it may be in a header: on one line, without control characters. */
export function headerText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what must not be there
  return text.replace(/[\u0000-\u001f\u007f]+/g, " ").trim();
}
