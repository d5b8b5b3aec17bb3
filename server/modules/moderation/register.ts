import { csvOf } from "../../../src/domain/format/csv.ts";
import { formatNumber } from "../../../src/domain/format/format.ts";
import { formatDate } from "../../../src/domain/format/format-date.ts";
import { type TableData, textCell } from "../../../src/domain/format/table-data.ts";
import { typeset } from "../../../src/domain/format/typeset.ts";
import { dayOf, startOf } from "../../../src/domain/time/day.ts";
import type { Actor } from "../../kit/actor.ts";
import type { RegisterPaper } from "../../paper/draw-register.ts";
import { refused } from "../../reading/question.ts";
import type { ModerationServices } from "./moderation-items.ts";
import { actionWords, byWords, stateWords } from "./step-words.ts";
import { policyFor } from "./policies.ts";

/** Every line of the journal of a year, as a table. */
export interface Register {
  year: number;
  table: TableData;
  /** The hash of the year's last line, by which somebody else can prove later that no line was changed; null without lines. */
  last: string | null;
  policy: string;
}

/** Refuses (422) a year that has not begun. */
export function requireBegun(year: number, { clock, config }: Pick<ModerationServices, "clock" | "config">): void {
  if (year > Number(dayOf(clock.now(), config.product().timezone).slice(0, 4)))
    throw refused("/year", "Cette année n’a pas commencé. Choisissez une année passée ou l’année en cours.");
}

/** The journal of what the actor's group sees, of a year. */
export async function readRegister(
  { store, config }: Pick<ModerationServices, "store" | "config">,
  actor: Actor,
  year: number,
): Promise<Register> {
  const { timezone } = config.product();
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
  const { policy, version } = policyFor(config, actor.group.destination);
  const reasons = new Map(policy.reasons.map(({ code, label }) => [code, label.fr]));
  const rows = lines.map((line) => [
    { value: line.no, text: formatNumber(line.no) },
    ...[
      formatDate(line.at, "datetime"),
      line.establishment,
      line.review_id,
      byWords[line.by],
      line.login ?? "",
      actionWords[line.action] ?? line.action,
      line.from_state === null ? "" : stateWords[line.from_state],
      line.to_state === null ? "" : stateWords[line.to_state],
      line.reason === null ? "" : (reasons.get(line.reason) ?? line.reason),
      line.message ?? "",
      line.proof ?? "",
      line.policy,
      line.hash,
    ].map(textCell),
  ]);
  return { year, table: { columns, rows }, last: lines.at(-1)?.hash ?? null, policy: version };
}

const columns: TableData["columns"] = [
  { key: "no", label: "Ligne", numeric: true },
  ...[
    ["at", "Date"],
    ["establishment", "Établissement"],
    ["review", "Avis"],
    ["by", "Par"],
    ["login", "Compte"],
    ["action", "Fait"],
    ["from", "État avant"],
    ["to", "État après"],
    ["reason", "Motif"],
    ["message", "Message"],
    ["proof", "Preuve"],
    ["policy", "Règle"],
    ["hash", "Empreinte"],
  ].map(([key = "", label = ""]) => ({ key, label })),
];

export function registerCsv({ table }: Register): Buffer {
  return Buffer.from(csvOf(table));
}

/** On paper the ids and hashes are cut to twelve characters, enough to distinguish them; the file for spreadsheets has them whole. */
export function registerPaper({ year, table, last, policy }: Register, product: string, owner: string, now: Date): RegisterPaper {
  const left = new Set(["review", "policy"]);
  const shown = table.columns.flatMap((column, index) => (left.has(column.key) ? [] : [{ column, index }]));
  return {
    kind: "register",
    product,
    title: typeset(`Registre de modération ${year}`),
    owner,
    ground: [
      ["Lignes du journal", formatNumber(table.rows.length)],
      ["Règle en vigueur", policy],
      ["Empreinte de la dernière ligne", last ?? "-"],
    ],
    made: typeset(`${product} · édité le ${formatDate(now.toISOString(), "datetime")}`),
    table: {
      columns: shown.map(({ column }) => column),
      rows: table.rows.map((row) =>
        shown.map(({ column, index }) => {
          const cell = row[index] ?? textCell("");
          return column.key === "hash" ? textCell(cell.text.slice(0, 12)) : cell;
        }),
      ),
    },
    empty: typeset("Aucune décision n’a été prise cette année-là."),
  };
}
