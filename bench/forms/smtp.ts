import type { AddressInfo } from "node:net";

import { SMTPServer } from "smtp-server";

/** A mail server on this machine that takes everything and counts mails by their recipient, where it is of those that `counts`. */
export interface Inbox {
  url: string;
  /** How many mails each address has got. */
  received: ReadonlyMap<string, number>;
  close: () => Promise<void>;
}

export async function openInbox(counts: (address: string) => boolean): Promise<Inbox> {
  const received = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    // Its answer would take longer than the mail.
    disableReverseLookup: true,
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.on("end", () => {
        for (const { address } of envelope.rcptTo) if (counts(address)) received.set(address, (received.get(address) ?? 0) + 1);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
