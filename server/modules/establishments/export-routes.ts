import type { FastifyInstance } from "fastify";

import { csvOf } from "../../../src/domain/format/csv.ts";
import { formatPeriod } from "../../../src/domain/format/format-date.ts";
import { addDays } from "../../../src/domain/time/day.ts";
import type { EstablishmentAddress, EstablishmentExport } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { JobKind } from "../../jobs/jobs.ts";
import type { Actor } from "../../kit/actor.ts";
import { rateLimited } from "../../kit/errors.ts";
import { xlsxOf } from "../../kit/xlsx.ts";
import type { AnsweringServices } from "../../reading/answering.ts";
import type { Span } from "../../reading/question.ts";
import { tasksOf } from "../tasks/tasks-store.ts";
import { askEstablishments, itemOf } from "./ask-establishments.ts";
import { chosenOf, sorted } from "./establishment-list.ts";
import { tableOf } from "./establishment-table.ts";

/** Files of one account that may be in the making at once. */
const MOST_PENDING = 3;

const mediaTypes: Readonly<Record<EstablishmentExport["format"], string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** An export as it was asked for. */
interface ExportOrder {
  task: string;
  actor: Actor;
  address: EstablishmentAddress;
  request: EstablishmentExport;
}

/** The whole list of establishments as a file. */
export function exportRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock, jobs } = services;
  const exports = jobs.handle(establishmentExport(services));

  route(app, "exportEstablishments", async ({ actor, query: { category, search, selection }, body }, reply) => {
    const address: EstablishmentAddress = { category, search, selection };
    const { format, sort: _, ...request } = body;
    // Refused here, to who asks, rather than in the file's making.
    await askEstablishments(services, actor, address, request);
    const tasks = tasksOf(store, actor, clock);
    const task = await store.together(async () => {
      const started = await tasks.start(`etablissements.${format}`, mediaTypes[format]);
      const order = { task: started.id, actor, address, request: body };
      const queued = await exports.add(order, { account: { login: actor.login, atMost: MOST_PENDING } });
      if (queued === null) throw rateLimited(10, "Plusieurs exports sont déjà en préparation. Attendez que l’un d’eux se termine.");
      return started;
    });
    return reply.code(202).send({ task });
  });
}

function establishmentExport(services: AnsweringServices): JobKind<ExportOrder, void> {
  const { store, clock, config, product } = services;
  return {
    name: "establishments-export",
    atOnce: 2,
    tries: 2,
    run: async ({ task, actor, address, request: { format, sort = "-rating", ...request } }) => {
      const asked = await askEstablishments(services, actor, address, request);
      const table = tableOf(
        sorted(chosenOf(asked.all, asked.chosen), sort, config.product().samples.insufficient).map((one) => itemOf(one, asked)),
      );
      const headings = table.columns.map(({ label }) => label);
      const file =
        format === "csv"
          ? new TextEncoder().encode(csvOf(table))
          : await xlsxOf([
              {
                name: "Périmètre",
                headings: ["Élément", "Valeur"],
                rows: [
                  ["Liste", "Etablissements"],
                  ["Période", spanText(asked.current)],
                  ...(asked.compared ? [["Période comparée", spanText(asked.compared)]] : []),
                  ["Etablissements", table.rows.length],
                  ["Source", product.name],
                ],
                widths: [28, 60],
              },
              { name: "Etablissements", headings, rows: table.rows.map((row) => row.map(({ value }) => value)), widths: [36, 20, 24] },
            ]);
      await tasksOf(store, actor, clock).end(task, file);
    },
    failed: ({ task, actor }) => tasksOf(store, actor, clock).end(task, null),
  };
}

function spanText({ period: { from, to } }: Span): string {
  return formatPeriod(from, addDays(to, -1));
}
