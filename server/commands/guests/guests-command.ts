import { join } from "node:path";

import { eraseGuest } from "../../modules/forms/guests/erase-guest.ts";
import { purgeGuests } from "../../modules/forms/guests/purge-guests.ts";
import { CommandRefusal } from "../../kit/command-refusal.ts";
import { isMailAddress } from "../../ports/mail/mailer.ts";
import { type Command, textArgument } from "../command.ts";

/** `npm run guests`: erases a guest of one group or of all, by address; or what is too old of all guests. */
export const guestsCommand: Command = async ({ store, dataDir, now }, args) => {
  const parts = { store, outbox: join(dataDir, "outbox"), now: now() };
  if (textArgument(args, "action") === "purge") return { changes: await purgeGuests(parts) };
  const email = textArgument(args, "email");
  if (!isMailAddress(email)) throw new CommandRefusal(`« ${email} » n’est pas une adresse électronique.`);
  const known = await store.system("guests.erase", (db) => db.selectFrom("groups").select("id").orderBy("id").execute());
  const wanted = args.group;
  const groups = known.map(({ id }) => id).filter((id) => wanted === undefined || id === wanted);
  if (groups.length === 0) throw new CommandRefusal(`Le groupe ${String(wanted)} n’existe pas.`);
  const total = { invitations: 0, answers: 0, mails: 0, reviews: 0 };
  for (const group of groups) {
    const erased = await eraseGuest(parts, group, email, null);
    for (const name of ["invitations", "answers", "mails", "reviews"] as const) total[name] += erased[name];
  }
  return total;
};
