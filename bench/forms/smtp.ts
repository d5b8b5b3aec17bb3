import type { AddressInfo } from "node:net";

import { SMTPServer } from "smtp-server";

/** A mail server on this machine that takes everything, and counts mails of the recipients that `counts`. */
export interface Inbox {
  url: string;
  /** The mails that each address has got, by their Message-ID. */
  received: ReadonlyMap<string, ReadonlySet<string>>;
  /** Mails that came again, under the Message-ID by which whoever gets them recognises them. */
  again: () => number;
  close: () => Promise<void>;
}

export async function openInbox(counts: (address: string) => boolean): Promise<Inbox> {
  const received = new Map<string, Set<string>>();
  let again = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    // Its answer would take longer than the mail.
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      let head = "";
      stream.on("data", (part: Buffer) => (head = (head + part.toString("latin1")).slice(0, 4_000)));
      stream.on("end", () => {
        const id = /^Message-ID:\s*(\S+)/im.exec(head)?.[1] ?? "";
        for (const { address } of envelope.rcptTo) {
          if (!counts(address)) continue;
          const ids = received.get(address) ?? new Set();
          if (ids.has(id)) again += 1;
          received.set(address, ids.add(id));
        }
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    again: () => again,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
