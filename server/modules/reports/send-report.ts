import { accessUserOf, type Actor } from "../../kit/actor.ts";
import { mayOpen, observationAccess } from "../../../src/domain/access/access.ts";
import { fileNameOf } from "../../../src/domain/format/csv.ts";
import { formatPeriod } from "../../../src/domain/format/format.ts";
import { nextReport, rhythmWords } from "../../../src/domain/notices/report-times.ts";
import { addDays } from "../../../src/domain/time/day.ts";
import { partOf } from "../../../src/engine/document/part-of.ts";
import type { Dashboard, ReportRecipient } from "../../../src/generated/types.ts";
import { accountActor } from "../../http/account-actor.ts";
import type { Services } from "../../http/services.ts";
import type { JobKind } from "../../jobs/jobs.ts";
import { ApiError } from "../../kit/errors.ts";
import { unhurriedly } from "../../kit/impatience.ts";
import type { PaperProcess } from "../../paper/draw-pdf.ts";
import { askOf, scopeFor } from "../../reading/answering.ts";
import { withParameter } from "../../reading/parameter.ts";
import { dashboardsOf } from "../dashboards/dashboards-store.ts";
import { exportedFile } from "../tasks/dashboard-export.ts";
import { usualLayout } from "../tasks/export-wish.ts";

/** One sending of a report: at its time, or now, which leaves its time as it is. */
export interface ReportOrder {
  report: string;
  /** ISO; of each sending its own. Its mails are sent once for it. */
  at: string;
  isAsked: boolean;
}

/** Why a report is not sent. */
class NotSent extends Error {}

/** Sends a report to its recipients, with what its owner may read at this moment. Cut off, it goes on: each mail has its key. */
export function reportJob(services: Services, paper: PaperProcess): JobKind<ReportOrder, void> {
  const { store, clock, product } = services;
  const end = async ({ report, at, isAsked }: ReportOrder, error: string | null, goesOn = true): Promise<void> => {
    const now = clock.now();
    await store.system("reports", async (db) => {
      const row = await db.selectFrom("report_schedules").where("id", "=", report).select(["rhythm", "next_at"]).executeTakeFirst();
      if (!row) return;
      const isItsTime = !isAsked && new Date(row.next_at).toISOString() === at;
      await db
        .updateTable("report_schedules")
        .set({
          last_error: error,
          ...(error === null ? { last_at: now.toISOString() } : {}),
          ...(goesOn ? {} : { active: false }),
          ...(isItsTime ? { next_at: nextReport(row.rhythm, now, product.timezone).toISOString() } : {}),
        })
        .where("id", "=", report)
        .execute();
    });
  };
  return {
    name: "report",
    atOnce: 1,
    tries: 4,
    run: async (order, { signal }) => {
      try {
        // Whoever reads a page comes first.
        await unhurriedly(() => send(services, paper, order, signal));
      } catch (error) {
        if (error instanceof NotSent) return end(order, error.message, false);
        throw error;
      }
      await end(order, null);
    },
    failed: (order) => end(order, "Le rapport n’a pas pu être préparé."),
  };
}

async function send(services: Services, paper: PaperProcess, { report, at, isAsked }: ReportOrder, signal: AbortSignal): Promise<void> {
  const { store, clock, mails, environment } = services;
  const row = await store.system("reports", (db) =>
    db.selectFrom("report_schedules").where("id", "=", report).selectAll().executeTakeFirst(),
  );
  if (!row || (!isAsked && (!row.active || new Date(row.next_at).toISOString() !== at))) return;
  // What was allowed when it was made may be no longer.
  const owner = await accountActor(store, row.login);
  if (!owner || !mayOpen(accessUserOf(owner), observationAccess, services.product.slug))
    throw new NotSent("Le compte qui l’envoie ne lit plus les tableaux de bord.");
  const found = await dashboardsOf(store, owner, clock).find(row.dashboard_id);
  if (!found) throw new NotSent("Le tableau de bord n’existe plus.");
  const page = `${environment.publicUrl}/dashboard/views/${found.id}`;
  const colleagues = await addressesOf(services, owner);
  const made = new Map<string, Promise<MadeReport>>();
  for (const recipient of row.recipients) {
    const { address, ...part } = recipient;
    const key = JSON.stringify(part);
    const making = made.get(key) ?? make(services, paper, owner, found.document, part, row.attached ? page : null, signal);
    made.set(key, making);
    const { title, period, file } = await making;
    await mails.queue(owner.group.id, {
      mail: "report",
      to: { address },
      key: `report:${report}:${at}:${address.toLowerCase()}`,
      topic: { id: `report:${report}`, title: `Rapport : ${title}` },
      values: {
        title,
        period,
        rhythm: rhythmWords[row.rhythm],
        sender: nameOf(owner),
        message: row.message.replaceAll(/\s+/g, " ").trim(),
        figures: "",
        attached: file === null ? "" : "oui",
        // Nobody else can open it.
        address: colleagues.has(address.toLowerCase()) ? page : "",
      },
      attachments: file === null ? [] : [{ filename: `${fileNameOf(title, "rapport")}.pdf`, media_type: "application/pdf", content: file }],
    });
  }
}

interface MadeReport {
  title: string;
  period: string;
  file: Uint8Array | null;
}

/** A part of a dashboard as its owner reads it now; with the PDF where `page` is its address. */
async function make(
  services: Services,
  paper: PaperProcess,
  owner: Actor,
  stored: Dashboard,
  { tabs, widgets, filters }: Omit<ReportRecipient, "address">,
  page: string | null,
  signal: AbortSignal,
): Promise<MadeReport> {
  const part = partOf(stored, { tabs, widgets });
  if (part === null) throw new NotSent("Les onglets ou les tuiles choisis ne sont plus dans ce tableau de bord.");
  const asked = filters === undefined ? {} : { filters };
  const scope = await scopeFor(services, owner, undefined);
  const { document, request } = await withParameter(services.analytics, scope, part, asked).catch((error: unknown) => {
    throw error instanceof ApiError ? new NotSent("Ce que le tableau de bord doit montrer n’existe plus.") : error;
  });
  const { period } = askOf(services, document, request).current;
  const file =
    page === null
      ? null
      : await exportedFile(
          services,
          paper,
          { actor: owner, document, request, format: "pdf", paper: { layout: usualLayout, address: page }, scope },
          signal,
        );
  return { title: document.title, period: formatPeriod(period.from, addDays(period.to, -1)), file };
}

/** The addresses of those who can open a dashboard of the group. */
export async function addressesOf({ store, product }: Pick<Services, "store" | "product">, actor: Actor): Promise<ReadonlySet<string>> {
  const rows = await store
    .forActor(actor)
    .transaction((db) =>
      db.selectFrom("users").where("disabled", "=", false).select(["login", "type", "roles", "restricted_access"]).execute(),
    );
  return new Set(rows.filter((row) => mayOpen(row, observationAccess, product.slug)).map(({ login }) => login.toLowerCase()));
}

function nameOf({ login, group }: Actor): string {
  return `${login} (${group.name})`;
}
