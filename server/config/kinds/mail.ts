import { checkMail } from "../../../src/engine/check/config/mail.ts";
import type { MailTemplate } from "../../../src/generated/types.ts";
import { isMailTemplate } from "../../../src/generated/validators.js";
import type { PlainKind } from "./kind.ts";

export const mail: PlainKind<MailTemplate> = {
  valid: isMailTemplate,
  one: "un message",
  many: "les messages",
  folder: "templates/mails",
  shapes: [["mail", "blocks"]],
  key: "mail",
  idOf: (template) => template.mail,
  check: checkMail,
};
