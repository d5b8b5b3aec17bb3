import { csvHead, csvLine } from "../../../src/domain/format/csv.ts";
import { formatDate } from "../../../src/domain/format/format-date.ts";
import { startOf } from "../../../src/domain/time/day.ts";
import type { DownloadTask } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { refused } from "../../reading/question.ts";
import { tasksOf } from "../tasks/tasks-store.ts";
import type { ModerationServices } from "./moderation-items.ts";
import { actionWords, byWords, stateWords } from "./step-words.ts";
import { policyFor } from "./policies.ts";

const headings = [
  "Ligne",
  "Date",
  "Établissement",
  "Avis",
  "Par",
  "Compte",
  "Fait",
  "État avant",
  "État après",
  "Motif",
  "Message",
  "Preuve",
  "Règle",
  "Empreinte",
];

/** The register of a year: every line of the journal as a CSV file among the account's downloads. Refuses (422) a year that has not begun. */
export async function yearlyRegister({ store, config, clock }: ModerationServices, actor: Actor, year: number): Promise<DownloadTask> {
  const { timezone } = config.product();
  if (year > clock.now().getFullYear())
    throw refused("/year", "Cette année n’a pas commencé. Choisissez une année passée ou l’année en cours.");
  const instant = (day: string): string => new Date(startOf(day, timezone)).toISOString();
  const lines = await store.forActor(actor).transaction((db) =>
    db
      .selectFrom("moderation_journal")
      .innerJoin("establishments", "establishments.id", "moderation_journal.establishment_id")
      .selectAll("moderation_journal")
      .select("establishments.name as establishment")
      .where("at", ">=", instant(`${year}-01-01`))
      .where("at", "<", instant(`${year + 1}-01-01`))
      .orderBy("moderation_journal.destination_id")
      .orderBy("moderation_journal.no")
      .execute(),
  );
  const { policy } = policyFor(config, actor.group.destination);
  const reasons = new Map(policy.reasons.map(({ code, label }) => [code, label.fr]));
  const rows = lines.map((line) =>
    csvLine([
      line.no,
      formatDate(line.at, "datetime"),
      line.establishment,
      line.review_id,
      byWords[line.by],
      line.login,
      actionWords[line.action] ?? line.action,
      line.from_state && stateWords[line.from_state],
      line.to_state && stateWords[line.to_state],
      line.reason && (reasons.get(line.reason) ?? line.reason),
      line.message,
      line.proof,
      line.policy,
      line.hash,
    ]),
  );
  const tasks = tasksOf(store, actor, clock);
  const task = await tasks.start(`registre-moderation-${year}.csv`, "text/csv; charset=utf-8");
  await tasks.end(task.id, Buffer.from(csvHead(headings) + rows.join("")));
  return { ...task, state: "finished" };
}
