import { csvOf } from "../../../src/domain/format/csv.ts";
import { formatNumber } from "../../../src/domain/format/format.ts";
import { formatDate } from "../../../src/domain/format/format-date.ts";
import { type TableData, textCell } from "../../../src/domain/format/table-data.ts";
import { typeset } from "../../../src/domain/format/typeset.ts";
import type { CounterRemark, RemarkEvidenceRequest, RemarkKind, StartedTask } from "../../../src/generated/types.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Actor } from "../../kit/actor.ts";
import { rateLimited } from "../../kit/errors.ts";
import { unhurriedly } from "../../kit/impatience.ts";
import type { PaperProcess } from "../../paper/draw-pdf.ts";
import type { RegisterPaper } from "../../paper/draw-register.ts";
import { tableTypes } from "../tasks/table-file.ts";
import { tasksOf } from "../tasks/tasks-store.ts";
import { type RemarkServices, remarksOf } from "./remarks-store.ts";

/** Files of one account that may be in the making at once. */
const MOST_PENDING = 3;

interface Order extends RemarkEvidenceRequest {
  task: string;
  actor: Actor;
}

/** The remarks of a year as a file, among the account's downloads: a PDF is drawn by a job, a CSV file is there at once. */
export function remarkEvidence(services: RemarkServices & { jobs: Jobs }, paper: PaperProcess) {
  const { store, clock, jobs, config } = services;
  const drawing = jobs.handle<Order, void>({
    name: "remark-evidence",
    atOnce: 1,
    tries: 2,
    run: async ({ task, actor, year, establishment }, { signal }) => {
      const remarks = await remarksOf(services, actor).ofYear({ year, establishment });
      const pdf = await unhurriedly(async () =>
        paper.draw(evidencePaper(remarks, year, { product: config.product().name, owner: actor.group.name, now: clock.now() }), signal),
      );
      await tasksOf(store, actor, clock).end(task, pdf);
    },
    failed: ({ task, actor }) => tasksOf(store, actor, clock).end(task, null),
  });
  return async (actor: Actor, request: RemarkEvidenceRequest): Promise<StartedTask> => {
    const remarks = await remarksOf(services, actor).ofYear(request);
    const tasks = tasksOf(store, actor, clock);
    const filename = `remarques-au-comptoir-${request.year}.${request.format}`;
    if (request.format === "csv") {
      const task = await tasks.start(filename, tableTypes.csv);
      await tasks.end(task.id, Buffer.from(csvOf(tableOf(remarks))));
      return { task: { ...task, state: "finished" } };
    }
    return store.together(async () => {
      const task = await tasks.start(filename, "application/pdf");
      const account = { login: actor.login, atMost: MOST_PENDING };
      if ((await drawing.add({ ...request, task: task.id, actor }, { account, lane: actor.group.id })) === null)
        throw rateLimited(10, "Plusieurs fichiers sont déjà en préparation. Attendez que l’un d’eux se termine.");
      return { task };
    });
  };
}

const kinds: Readonly<Record<RemarkKind, string>> = { praise: "Compliment", complaint: "Réclamation", suggestion: "Suggestion" };

function tableOf(remarks: readonly CounterRemark[]): TableData {
  return {
    columns: ["Date", "Établissement", "Nature", "Remarque", "Thématiques", "Suite donnée", "Saisie par", "Saisie le"].map(
      (label, place) => ({
        key: String(place),
        label,
      }),
    ),
    rows: remarks.map(({ day, establishment, kind, text, themes, follow_up, created_by, created_at }) =>
      [
        formatDate(day),
        establishment.name,
        kinds[kind],
        text === "" ? "Texte effacé après 36 mois" : text,
        themes.map(({ name }) => name).join(", "),
        follow_up ?? "",
        created_by,
        formatDate(created_at, "datetime"),
      ].map(textCell),
    ),
  };
}

function evidencePaper(
  remarks: readonly CounterRemark[],
  year: number,
  { product, owner, now }: { product: string; owner: string; now: Date },
): RegisterPaper {
  const followed = remarks.filter(({ follow_up }) => follow_up !== null).length;
  const of = (kind: RemarkKind): string => formatNumber(remarks.filter((remark) => remark.kind === kind).length);
  return {
    kind: "register",
    product,
    title: typeset(`Remarques recueillies au comptoir, ${year}`),
    owner,
    ground: [
      ["Remarques", formatNumber(remarks.length)],
      ["Compliments, réclamations, suggestions", `${of("praise")}, ${of("complaint")}, ${of("suggestion")}`],
      ["Suites données", formatNumber(followed)],
      ["Usage", typeset("Preuve de l’écoute des clients pour « Destination d’excellence » ; remarques internes, jamais publiées.")],
    ],
    made: typeset(`${product} · édité le ${formatDate(now.toISOString(), "datetime")}`),
    table: tableOf(remarks),
    empty: typeset("Aucune remarque n’a été saisie pour cette année."),
  };
}
