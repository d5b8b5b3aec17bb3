import type { FastifyInstance, FastifyReply } from "fastify";

import { daysBetween } from "../../../src/domain/time/day.ts";
import { isCalendarDay } from "../../../src/domain/time/calendar-day.ts";
import type { JournalEntry, JournalEntryRequest } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { matchedRevision, withEtag } from "../../kit/etag.ts";
import { publicMarksFor } from "../../reading/journal-marks.ts";
import { refused } from "../../reading/question.ts";
import { type Journal, journalOf } from "./journal-store.ts";

/** An entry longer than this is no event but a state of affairs (days). */
const LONGEST_DAYS = 366;

/** The journal of a territory: what happened beside the figures. Read by the destination's observers, written by its administrators; professionals read what is public of it. */
export function journalRoutes(app: FastifyInstance, { store, clock }: Pick<Services, "store" | "clock">): void {
  const journal = (actor: Actor): Journal => journalOf(store, actor, clock);

  route(app, "listJournal", ({ actor }) => journal(actor).list());

  route(app, "listJournalMarks", ({ actor }) => publicMarksFor(store, actor));

  route(app, "readJournalEntry", async ({ actor, params }, reply) => shown(reply, await journal(actor).find(params.id)));

  route(app, "createJournalEntry", async ({ actor, body }, reply) => {
    requireDays(body);
    const created = await journal(actor).create(body);
    return reply.code(201).send(shown(reply, created));
  });

  route(app, "changeJournalEntry", async (request, reply) => {
    const { actor, params, body } = request;
    const current = await journal(actor).find(params.id);
    if (!current) throw new ApiError("object.not-found");
    requireDays(body);
    const { revision } = current;
    const known = matchedRevision(request, { revision, tagged_since: revision }, "journal.if-match-missing");
    if (known === null) throw new ApiError("journal.conflict");
    return shown(reply, await journal(actor).change(params.id, known, body));
  });

  route(app, "deleteJournalEntry", async ({ actor, params }, reply) => {
    if (!(await journal(actor).remove(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });

  route(app, "restoreJournalEntry", async ({ actor, params }, reply) => {
    if (!(await journal(actor).restore(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });
}

function shown(reply: FastifyReply, entry: JournalEntry | "stale" | null): JournalEntry {
  if (entry === null) throw new ApiError("object.not-found");
  if (entry === "stale") throw new ApiError("journal.conflict");
  withEtag(reply, entry.revision);
  return entry;
}

function requireDays({ from, to }: JournalEntryRequest): void {
  if (!isCalendarDay(from)) throw refused("/from", "Ce jour n’existe pas. Choisissez le premier jour dans le calendrier.");
  if (!isCalendarDay(to)) throw refused("/to", "Ce jour n’existe pas. Choisissez le dernier jour dans le calendrier.");
  if (to < from) throw refused("/to", "Le dernier jour précède le premier. Choisissez le même jour ou un jour suivant.");
  if (daysBetween(from, to) >= LONGEST_DAYS) throw refused("/to", "Une entrée couvre un an au plus. Rapprochez ses deux jours.");
}
