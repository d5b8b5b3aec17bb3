import { createHash } from "node:crypto";

import MailComposer from "nodemailer/lib/mail-composer";

import { headerText, isMailAddress, type Letter, Undeliverable } from "./mailer.ts";

/** What both mailers send: addresses as objects, which no text can make into several; neither files nor addresses are read for it. */
export function messageOf(letter: Letter): NonNullable<ConstructorParameters<typeof MailComposer>[0]> {
  const { id, at, from, to, subject, text, html, stopAddress, attachments } = letter;
  if (!isMailAddress(to.address)) throw new Undeliverable("the recipient is no mail address");
  const named = ({ name, address }: Letter["to"]) => ({ name: headerText(name), address });
  return {
    messageId: messageIdOf(id, from.address),
    date: at,
    from: named(from),
    to: [named(to)],
    subject: headerText(subject),
    text,
    html,
    headers: {
      // Programs that answer by themselves leave it alone.
      "Auto-Submitted": "auto-generated",
      ...(stopAddress === null ? {} : { "List-Unsubscribe": `<${stopAddress}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
    attachments: attachments.map(({ filename, media_type, content }) => ({
      filename: headerText(filename),
      contentType: media_type,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The letter as the text of a file: the plain part is not encoded, so that each address in it is whole on its line. */
export async function emlOf(letter: Letter): Promise<Buffer> {
  const message = new MailComposer(messageOf(letter)).compile();
  for (const node of partsOf(message)) {
    const type = node.getHeader("Content-Type");
    if (typeof type === "string" && /^text\/plain\b/.test(type)) node.getTransferEncoding = () => "8bit";
  }
  return new Promise((resolve, reject) => message.build((error, built) => (error ? reject(error) : resolve(built))));
}

type Part = ReturnType<MailComposer["compile"]>;

function partsOf(part: Part): Part[] {
  return [part, ...part.childNodes.flatMap(partsOf)];
}

function messageIdOf(id: string, sender: string): string {
  const domain = sender.split("@").at(-1) ?? "localhost";
  return `<${createHash("sha256").update(id).digest("hex").slice(0, 32)}@${domain}>`;
}
