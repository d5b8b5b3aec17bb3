import { mandateStateOf } from "../../../src/domain/payment/states.ts";
import { monthsOf, paidUntil } from "../../../src/domain/payment/terms.ts";
import { dayOf } from "../../../src/domain/time/day.ts";
import type {
  OpenedPayment,
  PaymentCompletion,
  PaymentMandate,
  PaymentQuote,
  PaymentRequest,
  PaymentSummary,
  StoreOption,
} from "../../../src/generated/types.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError, type FieldError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { JobQueue } from "../../jobs/jobs.ts";
import type { PaymentProvider, PaymentReport } from "../../ports/payment/payment-provider.ts";
import type { ScopedDb } from "../../store/store.ts";
import type { InvoiceBuyer } from "../../store/tables/invoices.ts";
import type { SoldOffer } from "../../store/tables/payments.ts";
import { ownAccount } from "../account/account-store.ts";
import type { AccountLetter } from "./account-letters.ts";
import { settle, type Settled } from "./settlement.ts";
import { type Subscribed, storeOptions } from "./store-options.ts";
import { type PaymentRow, soldOf, summaryOf } from "./subscription-rows.ts";

/** The page of a payment is offered again for so long (ms): the provider closes it after a day. */
const PAGE_LIFE_MS = 23 * 3_600_000;

export type PaymentParts = Pick<Services, "store" | "clock" | "config" | "product" | "environment">;

/** How professionals pay: by the provider's page, and what it reports. */
export interface Payments {
  options(actor: Actor): Promise<StoreOption[]>;
  mandate(actor: Actor): Promise<PaymentMandate>;
  quote(actor: Actor, request: PaymentRequest): Promise<PaymentQuote>;
  /** Opens the page of a payment; the one that is open for the same already where there is one. */
  begin(actor: Actor, request: PaymentRequest): Promise<OpenedPayment>;
  /** How a payment went, once its page has led back. */
  complete(actor: Actor, completion: PaymentCompletion): Promise<PaymentSummary>;
  /** Settles a webhook. Throws (400) where it is not the provider's. */
  receive(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): Promise<void>;
  settle(report: PaymentReport): Promise<void>;
}

/** What settling leaves to be done afterwards. */
export interface PaymentJobs {
  readonly refunds: JobQueue<{ ref: string }, void>;
  readonly letters: JobQueue<AccountLetter, void>;
}

/** `provider` null: nothing can be paid here. */
export function openPayments(parts: PaymentParts, provider: PaymentProvider | null, { refunds, letters }: PaymentJobs): Payments {
  const { store, clock, config, product, environment } = parts;
  const today = (): string => dayOf(clock.now(), product.timezone);
  const seller = (): PaymentProvider => {
    // An invoice names who sells: without a seller nothing is sold.
    if (provider === null || config.product().seller === undefined) throw new ApiError("payment.none");
    return provider;
  };

  const subscribed = async (db: ScopedDb): Promise<Subscribed> => {
    const known = await db.selectFrom("subscriptions").select(["offer", "label", "state", "paid_until", "ends"]).execute();
    return { living: known.filter(({ state }) => state !== "ended"), before: known.length > 0 };
  };
  const optionsIn = async (db: ScopedDb, actor: Actor): Promise<StoreOption[]> =>
    storeOptions(config.documents("offer"), actor, product.slug, await subscribed(db));
  /** The offer as it would be sold to this account now. */
  const sellable = async (db: ScopedDb, actor: Actor, { offer }: PaymentRequest): Promise<SoldOffer> => {
    const option = (await optionsIn(db, actor)).find(({ id, paid_by }) => id === offer && paid_by === "own");
    const document = config.documents("offer").find(({ offer: id }) => id === offer);
    if (!option || !document) throw new ApiError("object.not-found");
    if (!option.open) throw new ApiError("payment.held");
    return soldOf(document, option.free_months);
  };
  /** Who is to be invoiced. Throws (422) where an invoice could not name them. */
  const requireBilling = async (actor: Actor): Promise<InvoiceBuyer> => {
    const { billing } = await ownAccount(store, actor).read();
    const missing = (["name", "street", "zip", "city"] as const).filter((field) => billing[field] === "");
    if (missing.length === 0) return billing;
    const errors: FieldError[] = missing.map((field) => ({
      pointer: `/billing/${field}`,
      code: "billing",
      detail: "Complétez vos données de facturation : cette mention est obligatoire sur une facture.",
    }));
    throw new ApiError("request.invalid", { errors });
  };

  const settleReport = (report: PaymentReport): Promise<void> =>
    store.together(async () => {
      const { refund, letters: written } = await settled(report);
      if (refund !== null) await refunds.add({ ref: refund });
      for (const letter of written) await letters.add(letter);
    });
  const settled = (report: PaymentReport): Promise<Settled> =>
    store.system("payments.settle", (db) =>
      settle(db, report, { slug: product.slug, timezone: product.timezone, now: clock.now(), seller: config.product().seller }),
    );
  /** Notes the event; false where it has come before. */
  const isNew = (name: string, id: string): Promise<boolean> =>
    store.system("payments.event", async (db) => {
      const row = { provider: name, id, received_at: clock.now().toISOString() };
      const added = await db
        .insertInto("payment_events")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      return added !== undefined;
    });

  /** Takes the row of a payment: the open one for the same, or a new one. Or returns the pages that it replaces, to be closed first. */
  const claim = (
    actor: Actor,
    request: PaymentRequest,
    buyer: InvoiceBuyer,
    areClosed: boolean,
  ): Promise<{ payment: PaymentRow } | { open: string[] }> =>
    store.forActor(actor).transaction(async (db) => {
      // Locked until the commit: of two clicks the second one finds what the first has made.
      await db.selectFrom("users").where("login", "=", actor.login).select("login").forUpdate().execute();
      const sold = await sellable(db, actor, request);
      const open = await db
        .selectFrom("payments")
        .where("first", "=", true)
        .where("state", "in", ["open", "pending"])
        .selectAll()
        .orderBy("created_at", "desc")
        .execute();
      const isRival = ({ offer }: PaymentRow): boolean => offer.offer === sold.offer || (offer.kind === "offer" && sold.kind === "offer");
      if (open.some((row) => row.state === "pending" && isRival(row))) throw new ApiError("payment.pending");
      const freshest = clock.now().getTime() - PAGE_LIFE_MS;
      const isSame = (row: PaymentRow): boolean =>
        row.state === "open" &&
        row.method === request.method &&
        row.offer.offer === sold.offer &&
        row.amount === sold.price.gross &&
        row.offer.free_months === sold.free_months &&
        Date.parse(row.created_at) > freshest;
      const same = open.find(isSame);
      const replaced = open.flatMap((row) => (row !== same && row.ref !== null && isRival(row) ? [row.ref] : []));
      if (replaced.length > 0 && !areClosed) return { open: replaced };
      if (same) {
        await db
          .updateTable("payments")
          .set({ buyer: JSON.stringify(buyer) })
          .where("id", "=", same.id)
          .execute();
        return { payment: same };
      }
      const now = clock.now().toISOString();
      const payment = await db
        .insertInto("payments", {
          subscription_id: null,
          first: true,
          offer: JSON.stringify(sold),
          method: request.method,
          provider: seller().name,
          ref: null,
          address: null,
          customer: null,
          instrument: null,
          instrument_label: null,
          state: "open",
          amount: sold.price.gross,
          period_from: null,
          period_to: null,
          buyer: JSON.stringify(buyer),
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { payment };
    });
  /** Closes the pages that a new one replaces. One that was paid meanwhile counts: then there is nothing left to pay. */
  const claimAlone = async (bank: PaymentProvider, actor: Actor, request: PaymentRequest, buyer: InvoiceBuyer): Promise<PaymentRow> => {
    const first = await claim(actor, request, buyer, false);
    if ("payment" in first) return first.payment;
    for (const ref of first.open) await settleReport(await bank.close(ref));
    const second = await claim(actor, request, buyer, true);
    if ("open" in second) throw new Error("closed pages are not asked for again");
    return second.payment;
  };

  /** The payment as its payer reads it. */
  const summarised = async (db: ScopedDb, row: PaymentRow): Promise<PaymentSummary> => {
    const living = row.state === "reversed" ? (await subscribed(db)).living : [];
    return summaryOf(
      row,
      living.some(({ offer }) => offer === row.offer.offer),
    );
  };
  const find = (actor: Actor, id: string): Promise<PaymentRow> =>
    store.forActor(actor).transaction(async (db) => {
      const row = isUuid(id)
        ? await db.selectFrom("payments").where("id", "=", id).where("first", "=", true).selectAll().executeTakeFirst()
        : undefined;
      if (!row) throw new ApiError("object.not-found");
      return row;
    });

  return {
    options: (actor) => store.forActor(actor).transaction((db) => optionsIn(db, actor)),

    mandate: (actor) =>
      store.forActor(actor).transaction(async (db) => {
        const latest = await db
          .selectFrom("payments")
          .where("first", "=", true)
          .selectAll()
          .orderBy("created_at", "desc")
          .executeTakeFirst();
        const held =
          latest?.subscription_id == null
            ? undefined
            : await db.selectFrom("subscriptions").where("id", "=", latest.subscription_id).select("state").executeTakeFirst();
        return {
          state: mandateStateOf(latest ? { state: latest.state, method: latest.method, ended: held?.state === "ended" } : null),
          label: latest?.instrument_label ?? null,
          payment: latest ? await summarised(db, latest) : null,
          provider: config.product().seller === undefined ? "none" : (provider?.name ?? "none"),
          borrowed: actor.original !== undefined,
        };
      }),

    quote: async (actor, request) => {
      seller();
      const sold = await store.forActor(actor).transaction((db) => sellable(db, actor, request));
      await requireBilling(actor);
      const starts_on = today();
      const { offer, label, price, free_months } = sold;
      const paid_until = paidUntil(starts_on, monthsOf(price.period) + free_months);
      return { offer, title: label, method: request.method, price, free_months, starts_on, paid_until };
    },

    begin: async (actor, request) => {
      const bank = seller();
      const payment = await claimAlone(bank, actor, request, await requireBilling(actor));
      const { id, method, offer, amount } = payment;
      const state = mandateStateOf({ state: "open", method, ended: false });
      if (payment.address !== null) return { payment: id, address: payment.address, state };
      const page = `${environment.publicUrl}/account/subscription/widget-expert`;
      const { ref, address } = await bank.open({
        payment: id,
        label: `${config.product().name} – ${offer.label}`,
        amount,
        method,
        login: actor.login,
        returnAddress: `${page}/success?paiement=${id}`,
        cancelAddress: `${page}/cancel?paiement=${id}`,
      });
      await store.forActor(actor).transaction((db) => db.updateTable("payments").set({ ref, address }).where("id", "=", id).execute());
      return { payment: id, address, state };
    },

    complete: async (actor, { payment, cancelled = false }) => {
      const row = await find(actor, payment);
      // Settled, or never opened: there is nothing to ask.
      if (row.ref !== null && ["open", "cancelled", "pending"].includes(row.state)) {
        const bank = seller();
        const report = cancelled && row.state === "open" ? await bank.close(row.ref) : await bank.find(row.ref);
        await settleReport(cancelled && report.fact === "expired" ? { ...report, fact: "cancelled" } : report);
      }
      const settledRow = await find(actor, payment);
      return store.forActor(actor).transaction((db) => summarised(db, settledRow));
    },

    receive: async (body, headers) => {
      const bank = seller();
      const { id, report } = await bank.read(body, headers);
      if (report === null) return;
      // The event and what it does are one transaction: cut off between them, it comes again and counts.
      await store.together(async () => {
        if (await isNew(bank.name, id)) await settleReport(report);
      });
    },

    settle: settleReport,
  };
}
