import { createHash } from "node:crypto";

/** Files that the product keeps for its users, by names that it gave them itself. */
export interface FileStore {
  /** Null for a file that is not there, and for what is no name of a file. */
  read(name: string): Promise<Uint8Array | null>;
  /** Stored as a whole or not at all; writing a name again replaces its file. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
}

/** No separator, no dot before the extension's: a name leads nowhere else. */
const fileName = /^[a-zA-Z0-9][\w-]{0,79}\.(png|jpg|webp|svg)$/;

export function isFileName(name: string): boolean {
  return fileName.test(name);
}

/** The name of stored bytes: the same bytes have the same name, others another one, so it may be cached for ever. */
export function contentName(bytes: Uint8Array, extension: string): string {
  return `f${createHash("sha256").update(bytes).digest("base64url")}.${extension}`;
}

/** Whether a name is one of {@link contentName}. */
export function isContentName(name: string): boolean {
  return /^f[\w-]{43}\.\w+$/.test(name);
}
