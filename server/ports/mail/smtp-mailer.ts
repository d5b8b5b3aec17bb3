import { createTransport } from "nodemailer";

import { messageOf } from "./compose.ts";
import { type Mailer, Undeliverable } from "./mailer.ts";

/** Until a connection is there, and until the server says something (ms). */
const PATIENCE_MS = 20_000;
/** Connections at once. */
const CONNECTIONS = 5;

/** Sends mails to a server: `smtp://` with STARTTLS where the server has it, `smtps://` in TLS from the start, `?tls=required` refuses one without. */
export function smtpMailer(url: string): Mailer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const isSecure = protocol === "smtps:";
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: searchParams.get("tls") === "required",
    ...(username === "" ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (letter) => {
      try {
        await transport.sendMail(messageOf(letter));
      } catch (error) {
        if (isRefusal(error)) throw new Undeliverable(error.message, { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** Whether the server refuses this letter for good: a code from 500 on of the letter itself, not of the way to sign in. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !("responseCode" in error)) return false;
  const { responseCode, code } = error as Error & { responseCode: unknown; code?: unknown };
  return typeof responseCode === "number" && responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
}
