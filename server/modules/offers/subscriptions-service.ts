import { dueOn, monthsOf, paidUntil } from "../../../src/domain/payment/terms.ts";
import { addMonths, dayOf } from "../../../src/domain/time/day.ts";
import type { Subscription, SubscriptionChange } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import { eachOf } from "../../kit/each-of.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { ChargeOrder, PaymentProvider } from "../../ports/payment/payment-provider.ts";
import type { SoldOffer } from "../../store/tables/payments.ts";
import type { PaymentJobs, PaymentParts, Payments } from "./payments-service.ts";
import { settleRights } from "./rights.ts";
import { endSubscription, isContained, lockAccount } from "./settlement.ts";
import { payerOf } from "./store-options.ts";
import { soldOf, subscriptionOf, type SubscriptionRow, termsOf } from "./subscription-rows.ts";

/** The provider is asked about a payment that is not settled when nothing was heard of it for so long (ms). */
const SILENCE_MS = 3_600_000;
/** Payments that are asked after in one sweep; the others wait for the next. */
const MOST = 500;

/** What accounts subscribe to, over time. */
export interface SubscriptionsService {
  list(actor: Actor): Promise<Subscription[]>;
  /** The subscription with its revision; 404 where the account has none of this id. */
  find(actor: Actor, id: string): Promise<Subscription>;
  /** Changes this revision. */
  change(actor: Actor, id: string, revision: number, change: SubscriptionChange): Promise<Subscription>;
  /** Does what is due by now: payments, pauses, ends; and asks after payments of which nothing was heard. */
  sweep(): Promise<void>;
}

export function openSubscriptions(
  parts: PaymentParts,
  provider: PaymentProvider | null,
  payments: Payments,
  { letters }: Pick<PaymentJobs, "letters">,
): SubscriptionsService {
  const { store, clock, config, product } = parts;
  const today = (): string => dayOf(clock.now(), product.timezone);
  const documentOf = (id: string) => config.documents("offer").find(({ offer }) => offer === id);
  const shown = (row: SubscriptionRow): Subscription => subscriptionOf(row, documentOf(row.offer));

  const own = async (actor: Actor, id: string): Promise<SubscriptionRow> => {
    const row = isUuid(id)
      ? await store.forActor(actor).transaction((db) => db.selectFrom("subscriptions").where("id", "=", id).selectAll().executeTakeFirst())
      : undefined;
    if (!row) throw new ApiError("object.not-found");
    return row;
  };

  /** The columns that a change sets. Throws where the subscription's state does not admit it. */
  const changed = (row: SubscriptionRow, { action, months, offer }: SubscriptionChange, actor: Actor) => {
    const notNow = (): never => {
      throw new ApiError("action.not-possible");
    };
    if (row.state === "ended") notNow();
    switch (action) {
      case "end":
        return { ends: true, pause_months: null, next_offer: null };
      case "keep":
        return { ends: false, pause_months: null, next_offer: null };
      case "pause":
        if (row.state !== "active") notNow();
        return { ends: false, pause_months: months ?? 1, next_offer: null };
      case "resume":
        if (row.state !== "paused") notNow();
        return { ends: false, resumes_on: today() };
      case "change": {
        const document = offer === undefined ? undefined : documentOf(offer);
        if (!document || document.kind !== row.kind || document.kind === "option" || payerOf(document, actor) !== "own")
          throw new ApiError("object.not-found");
        const isSame = document.offer === row.offer;
        return { ends: false, pause_months: null, next_offer: isSame ? null : JSON.stringify(soldOf(document, 0)) };
      }
    }
  };

  /** One step of a subscription that is due: what is to be charged for it, if anything, or that it has ended. */
  const step = (id: string): Promise<ChargeOrder | "ended" | null> =>
    store.system("subscriptions.step", async (db) => {
      const now = clock.now();
      const found = await db.selectFrom("subscriptions").where("id", "=", id).select("login").executeTakeFirst();
      if (!found) return null;
      await lockAccount(db, found.login);
      const row = await db.selectFrom("subscriptions").where("id", "=", id).selectAll().forUpdate().executeTakeFirstOrThrow();
      const due = dueOn(termsOf(row), today());
      if (due === null) return null;
      if (due === "end") {
        const isReplaced = await isContained(db, row);
        await endSubscription(db, id, isReplaced ? "replaced" : "asked", { now, slug: product.slug });
        // Nothing is lost, and it was said when the offer was paid for.
        return isReplaced ? null : "ended";
      }
      if (due === "pause") {
        await db
          .updateTable("subscriptions")
          .set({
            state: "paused",
            resumes_on: addMonths(row.paid_until, row.pause_months ?? 1),
            pause_months: null,
            revision: row.revision + 1,
            updated_at: now.toISOString(),
          })
          .where("id", "=", id)
          .execute();
        await settleRights(db, row.login, product.slug);
        return null;
      }
      // Nobody charges what another provider has kept; without one, what is due waits.
      if (provider === null) return null;
      if (row.provider !== provider.name) {
        await endSubscription(db, id, "unpaid", { now, slug: product.slug });
        return "ended";
      }
      const period_from = row.state === "paused" ? (row.resumes_on ?? today()) : row.paid_until;
      const { offer, kind, label, price, roles, method, customer, instrument, group_id, login } = row;
      const sold: SoldOffer = row.next_offer ?? { offer, kind, label, price, roles, free_months: 0 };
      const fresh = {
        group_id,
        login,
        subscription_id: id,
        first: false,
        offer: JSON.stringify(sold),
        method,
        provider: row.provider,
        ref: null,
        address: null,
        customer,
        instrument,
        instrument_label: row.instrument_label,
        buyer: null,
        state: "open" as const,
        amount: sold.price.gross,
        period_from,
        period_to: paidUntil(period_from, monthsOf(sold.price.period)),
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      };
      await db
        .insertInto("payments")
        .values(fresh)
        .onConflict((conflict) => conflict.columns(["subscription_id", "period_from"]).where("first", "=", false).doNothing())
        .execute();
      const payment = await db
        .selectFrom("payments")
        .where("subscription_id", "=", id)
        .where("first", "=", false)
        .where("period_from", "=", period_from)
        .selectAll()
        .executeTakeFirstOrThrow();
      // Under way already: its outcome comes by itself.
      if (payment.state !== "open" || payment.customer === null || payment.instrument === null) return null;
      return {
        payment: payment.id,
        label: `${config.product().name} – ${payment.offer.label}`,
        amount: payment.amount,
        method: payment.method,
        customer: payment.customer,
        instrument: payment.instrument,
      };
    });

  const advance = async (id: string): Promise<void> => {
    const order = await store.together(async () => {
      const next = await step(id);
      if (next === "ended") await letters.add({ ended: id });
      return next === "ended" ? null : next;
    });
    if (order && provider) await payments.settle(await provider.charge(order));
  };

  /** Every subscription that is due: those whose payment is under way stay due, and must not hide the others. */
  const due = (): Promise<{ id: string }[]> =>
    store.system("subscriptions.due", (db) =>
      db
        .selectFrom("subscriptions")
        .where("state", "<>", "ended")
        .where("paid_until", "<=", today())
        .select("id")
        .orderBy("paid_until")
        .execute(),
    );

  return {
    list: (actor) =>
      store.forActor(actor).transaction(async (db) => {
        const rows = await db.selectFrom("subscriptions").selectAll().orderBy("created_at", "desc").execute();
        return [...rows.filter(({ state }) => state !== "ended"), ...rows.filter(({ state }) => state === "ended")].map(shown);
      }),

    find: async (actor, id) => shown(await own(actor, id)),

    change: async (actor, id, revision, change) => {
      const values = changed(await own(actor, id), change, actor);
      const row = await store.forActor(actor).transaction((db) =>
        db
          .updateTable("subscriptions")
          .set({ ...values, revision: revision + 1, updated_at: clock.now().toISOString() })
          .where("id", "=", id)
          .where("revision", "=", revision)
          .returningAll()
          .executeTakeFirst(),
      );
      if (!row) throw new ApiError("subscription.conflict");
      // A pause that ends today, or a paused subscription that ends, is due at once.
      if (dueOn(termsOf(row), today()) !== null) await advance(id);
      return shown(await own(actor, id));
    },

    sweep: async () => {
      const silent = new Date(clock.now().getTime() - SILENCE_MS).toISOString();
      const unsettled = await store.system("subscriptions.due", (db) =>
        db
          .updateTable("payments")
          .set({ updated_at: clock.now().toISOString() })
          .where("id", "in", (payments) =>
            payments
              .selectFrom("payments")
              .select("id")
              .where("state", "in", ["open", "cancelled", "pending"])
              .where("updated_at", "<", silent)
              .where("ref", "is not", null)
              .where("provider", "=", provider?.name ?? "")
              .orderBy("updated_at")
              .limit(MOST),
          )
          .returning("ref")
          .execute(),
      );
      const askAfter = async ({ ref }: { ref: string | null }): Promise<void> => {
        if (ref !== null && provider) await payments.settle(await provider.find(ref));
      };
      await eachOf([() => eachOf(unsettled, askAfter), async () => eachOf(await due(), ({ id }) => advance(id))], (part) => part());
    },
  };
}
