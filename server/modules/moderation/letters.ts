import type { Transaction } from "kysely";

import { authorLanguage, type AuthorLanguage, filled } from "../../../src/domain/moderation/policy.ts";
import type { ModerationLetters } from "../../../src/generated/types.ts";
import type { Services } from "../../http/services.ts";
import type { JobQueue } from "../../jobs/jobs.ts";
import type { Store } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import type { AppliedPolicy } from "./policies.ts";
import { sendMail } from "./send-mail.ts";

export type LetterName = keyof ModerationLetters;

/** A letter of the policy to somebody about a review. */
export interface NewLetter {
  review: string;
  /** `moderation_no` of the review after the step that sends it. */
  step: number;
  letter: LetterName;
  recipient: "author" | "establishment" | "reader";
  address: string;
  lang: AuthorLanguage;
  values: Readonly<Record<string, string | number>>;
}

/** What is written to authors, establishments and readers: each waits as long as its decision can be taken back, and is sent once. */
export interface Letters {
  /** Queues letters as part of the caller's transaction. `wait`: minutes before they go. */
  queue(letters: readonly NewLetter[], applied: AppliedPolicy, wait: number): Promise<void>;
  /** Takes back what a step sends and has not sent yet. */
  takeBack(db: Transaction<Tables>, review: string, step: number, at: Date): Promise<void>;
}

type Used = Pick<Services, "store" | "jobs" | "clock" | "mails" | "environment">;

/** Opens the letters; before the jobs start. */
export function openLetters(services: Used): Letters {
  const { store, jobs, clock } = services;
  const queue: JobQueue<{ letter: string }, void> = jobs.handle({
    name: "moderation-letter",
    atOnce: 2,
    tries: 8,
    run: async ({ letter }) => sendLetter(services, letter),
  });
  return {
    queue: async (letters, { policy }, wait) => {
      const due = new Date(clock.now().getTime() + wait * 60_000);
      for (const { letter, lang, values, ...rest } of letters) {
        const words = policy.letters[letter];
        const row = { ...rest, letter, lang, subject: filled(words.subject[lang], values), text: filled(words.text[lang], values) };
        const { id } = await store.system("moderation.letters", (db) =>
          db
            .insertInto("moderation_letters")
            .values({
              review_id: row.review,
              step: row.step,
              letter,
              recipient: row.recipient,
              address: row.address,
              lang,
              subject: row.subject,
              text: row.text,
              due_at: due.toISOString(),
              sent_at: null,
              taken_back_at: null,
            })
            .returning("id")
            .executeTakeFirstOrThrow(),
        );
        await queue.add({ letter: id }, { due });
      }
    },
    takeBack: async (db, review, step, at) => {
      await db
        .updateTable("moderation_letters")
        .set({ taken_back_at: at.toISOString() })
        .where("review_id", "=", review)
        .where("step", "=", step)
        .where("sent_at", "is", null)
        .execute();
    },
  };
}

/** Sends a letter that was neither sent nor taken back, and notes it. Cut off in between, it is queued again under the same key, and goes out once. */
async function sendLetter(services: Used, id: string): Promise<void> {
  const letter = await services.store.system("moderation.letters", (db) =>
    db
      .selectFrom("moderation_letters")
      .innerJoin("reviews", "reviews.id", "moderation_letters.review_id")
      .innerJoin("destinations", "destinations.id", "reviews.destination_id")
      .where("moderation_letters.id", "=", id)
      .where("sent_at", "is", null)
      .where("taken_back_at", "is", null)
      .select(["address", "subject", "moderation_letters.text", "moderation_letters.lang", "destinations.group_id as group"])
      .executeTakeFirst(),
  );
  if (!letter) return;
  const { address, group, lang, subject, text } = letter;
  // A destination without a group has nobody in whose name to write.
  if (group !== null && address !== null) await sendMail(services, { id, group, to: address, lang: authorLanguage(lang), subject, text });
  await services.store.system("moderation.letters", (db) =>
    db.updateTable("moderation_letters").set({ sent_at: services.clock.now().toISOString() }).where("id", "=", id).execute(),
  );
}

/** Who the author of a review is; null for one that came without an address, or whose address is erased. */
export async function authorOf(
  store: Store,
  review: string,
): Promise<{ address: string; lang: AuthorLanguage; submission: string } | null> {
  const row = await store.system("moderation.author", (db) =>
    db.selectFrom("submissions").select(["id", "email", "lang"]).where("review_id", "=", review).executeTakeFirst(),
  );
  return row?.email ? { address: row.email, lang: authorLanguage(row.lang), submission: row.id } : null;
}

/** The addresses of the professionals of an establishment: the logins of the accounts that hold its card. */
export async function establishmentAddresses(store: Store, establishment: string): Promise<string[]> {
  const rows = await store.system("moderation.recipients", (db) =>
    db
      .selectFrom("users")
      .select("login")
      .where("type", "=", "TP")
      .where("disabled", "=", false)
      .where((where) => where(where.val(establishment), "=", where.fn.any("cards")))
      .orderBy("login")
      .execute(),
  );
  return rows.map(({ login }) => login).filter((login) => login.includes("@"));
}
