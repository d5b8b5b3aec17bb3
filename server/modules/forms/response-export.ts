import { questionsOfAll } from "../../../src/domain/forms/form-results.ts";
import { answerWords, channelWords, standingOf, standingWords } from "../../../src/domain/forms/answer-words.ts";
import { fileNameOf } from "../../../src/domain/format/csv.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import type { FormDocument, FormResponsesExport, Product, StartedTask } from "../../../src/generated/types.ts";
import type { Services } from "../../http/services.ts";
import type { JobKind } from "../../jobs/jobs.ts";
import type { Actor } from "../../kit/actor.ts";
import { rateLimited } from "../../kit/errors.ts";
import { type XlsxCell, xlsxPieces } from "../../kit/xlsx.ts";
import { csvPieces, keepPieces, tableTypes } from "../tasks/table-file.ts";
import { tasksOf } from "../tasks/tasks-store.ts";
import { requireForm, requirePlace, responsesAfter, type ResponseRow, versionsOf } from "./form-responses.ts";
import { namesOf } from "./form-results.ts";

/** Files of one account that may be in the making at once. */
const MOST_PENDING = 3;
const BATCH = 1_000;

interface ResponseExport extends FormResponsesExport {
  /** Id of the task that gets the file. */
  task: string;
  actor: Actor;
  form: string;
}

type Exporting = Pick<Services, "store" | "clock" | "jobs" | "config">;

/** The answers to forms as files, among the account's downloads. */
export function responseFiles(services: Exporting) {
  const { store, clock, jobs } = services;
  const exports = jobs.handle(exportJob(services));
  return async (actor: Actor, form: string, request: FormResponsesExport): Promise<StartedTask> => {
    const { title } = await store.forActor(actor).transaction(async (db) => {
      await requirePlace(db, request);
      return requireForm(db, form);
    });
    return store.together(async () => {
      const task = await tasksOf(store, actor, clock).start(
        `reponses-${fileNameOf(title, "questionnaire")}.${request.format}`,
        tableTypes[request.format],
      );
      const account = { login: actor.login, atMost: MOST_PENDING };
      if ((await exports.add({ ...request, task: task.id, actor, form }, { account })) === null)
        throw rateLimited(10, "Plusieurs fichiers sont déjà en préparation. Attendez que l’un d’eux se termine.");
      return { task };
    });
  };
}

function exportJob({ store, clock, config }: Exporting): JobKind<ResponseExport, void> {
  return {
    name: "form-responses-export",
    atOnce: 1,
    tries: 2,
    run: async ({ task, actor, form, format, establishment, standing }, { signal }) => {
      const scoped = store.forActor(actor);
      const { title, documents, names } = await scoped.transaction(async (db) => {
        const { title: own, document } = await requireForm(db, form);
        const places = await db.selectFrom("establishments").select(["id", "name"]).execute();
        return {
          title: own,
          documents: await versionsOf(db, form, document),
          names: new Map(places.map(({ id, name }) => [id, name])),
        };
      });
      async function* rows(): AsyncGenerator<XlsxCell[][]> {
        let after: string | undefined;
        for (;;) {
          const from = after;
          const found = await scoped.transaction((db) => responsesAfter(db, form, { establishment, standing }, from, BATCH));
          after = found.at(-1)?.id;
          if (after === undefined) return;
          yield found.map((row) => lineOf(row, { title, documents, names, product: config.product(), choices: namesOf(config) }));
        }
      }
      const heads = headingsOf(documents);
      const widths = heads.map((_, column) => (column < 10 ? 16 : 28));
      const bytes = format === "csv" ? csvPieces(heads, rows()) : xlsxPieces([{ name: "Réponses", headings: heads, rows: rows(), widths }]);
      await keepPieces(tasksOf(store, actor, clock), task, bytes, signal);
    },
    failed: ({ task, actor }) => tasksOf(store, actor, clock).end(task, null),
  };
}

const headings = [
  "Date",
  "Établissement",
  "Questionnaire",
  "Version",
  "Provenance",
  "État",
  "Compté",
  "Langue",
  "Profil",
  "Date du séjour",
  "Publication acceptée",
];

function headingsOf(documents: readonly FormDocument[]): string[] {
  return [
    ...headings,
    ...questionsOfAll(documents).map(({ question }) => question.label.fr.replaceAll("{establishment}", "l’établissement")),
  ];
}

function lineOf(
  row: ResponseRow,
  {
    title,
    documents,
    names,
    product,
    choices,
  }: {
    title: string;
    documents: readonly FormDocument[];
    names: ReadonlyMap<string, string>;
    product: Product;
    choices: ReturnType<typeof namesOf>;
  },
): XlsxCell[] {
  const standing = standingOf(row);
  return [
    { day: dayOf(new Date(row.completed_at ?? row.updated_at), product.timezone) },
    names.get(row.establishment_id) ?? "",
    title,
    row.version,
    channelWords[row.channel],
    standingWords(row),
    standing === "counted" ? "oui" : "non",
    product.languages.find(({ id }) => id === row.lang)?.name ?? row.lang,
    product.profiles.find(({ id }) => id === row.profile)?.name ?? "",
    row.stay_date === null ? null : { day: row.stay_date },
    row.publish ? "oui" : "non",
    ...questionsOfAll(documents).map(({ question }) => answerWords(question, row.answers[question.id], choices)),
  ];
}
