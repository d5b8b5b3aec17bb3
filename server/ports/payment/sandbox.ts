import { createHash, createHmac, randomUUID } from "node:crypto";

import type { PaymentFact } from "../../../src/domain/payment/states.ts";
import type { Clock } from "../../kit/clock.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Store } from "../../store/store.ts";
import type { CheckoutOrder, PaymentEvent, PaymentProvider, PaymentReport } from "./payment-provider.ts";
import { requireSignature, signatureOf } from "./signed-body.ts";

/** What the payer of the demonstration plays. twice: the bank reports the same payment by two events. */
type SandboxCourse = "paid" | "twice" | "pending" | "refused" | "expired" | "settle" | "reject" | "reverse";

/** A page of the sandbox. */
export interface SandboxPage {
  ref: string;
  label: string;
  amount: number;
  method: CheckoutOrder["method"];
  /** What its books say; null: nothing yet. */
  fact: PaymentFact | null;
  returnAddress: string;
  cancelAddress: string;
}

interface SandboxState extends Omit<SandboxPage, "ref"> {
  payment: string;
}

/** A webhook as the sandbox sends it. */
export interface SandboxDelivery {
  body: Buffer;
  headers: Record<string, string>;
}

/** The bank of the demonstration: no money, every course. What it reports is signed and read like any provider's. */
export interface SandboxProvider extends PaymentProvider {
  readonly name: "sandbox";
  page(ref: string): Promise<SandboxPage | null>;
  /** Notes a course in its books, and returns the webhooks that it causes; none where the course does not go with what the books say. */
  play(ref: string, course: SandboxCourse): Promise<SandboxDelivery[]>;
  /** A webhook as this bank signs it. */
  deliver(report: PaymentReport, id?: string): SandboxDelivery;
}

const SANDBOX_SIGNATURE = "sandbox-signature";

/** Course → the state of the books that it needs, and what it reports. */
const courses: Readonly<Record<SandboxCourse, { from: PaymentFact | null; fact: PaymentFact; events: number }>> = {
  paid: { from: null, fact: "paid", events: 1 },
  twice: { from: null, fact: "paid", events: 2 },
  pending: { from: null, fact: "submitted", events: 1 },
  refused: { from: null, fact: "failed", events: 1 },
  expired: { from: null, fact: "expired", events: 1 },
  settle: { from: "submitted", fact: "paid", events: 1 },
  reject: { from: "submitted", fact: "failed", events: 1 },
  reverse: { from: "paid", fact: "reversed", events: 1 },
};

interface SandboxParts {
  store: Store;
  clock: Clock;
  secret: Buffer;
  /** The product's own origin. */
  publicUrl: string;
}

export function sandboxProvider({ store, clock, secret, publicUrl }: SandboxParts): SandboxProvider {
  const refOf = (payment: string): string => createHmac("sha256", secret).update(payment).digest("base64url");
  const read = (ref: string): Promise<SandboxState | null> =>
    store.system("payment.sandbox", async (db) => {
      const row = await db.selectFrom("payment_sandbox").where("ref", "=", ref).select("state").executeTakeFirst();
      return row ? (row.state as unknown as SandboxState) : null;
    });
  /** Changes what the books say where they say `from`; null where they do not. */
  const note = (ref: string, from: PaymentFact | null, fact: PaymentFact): Promise<SandboxState | null> =>
    store.system("payment.sandbox", async (db) => {
      const row = await db.selectFrom("payment_sandbox").where("ref", "=", ref).select("state").forUpdate().executeTakeFirst();
      const state = row?.state as unknown as SandboxState | undefined;
      if (!state || state.fact !== from) return null;
      const next: SandboxState = { ...state, fact };
      await db
        .updateTable("payment_sandbox")
        .set({ state: JSON.stringify(next) })
        .where("ref", "=", ref)
        .execute();
      return next;
    });
  const add = (ref: string, state: SandboxState): Promise<void> =>
    store.system("payment.sandbox", async (db) => {
      await db
        .insertInto("payment_sandbox")
        .values({ ref, state: JSON.stringify(state) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  const reportOf = (ref: string, { payment, fact, method }: SandboxState): PaymentReport => ({
    ref,
    payment,
    fact,
    customer: `client-${createHash("sha256").update(payment).digest("hex").slice(0, 12)}`,
    instrument: `${method}-${ref.slice(0, 8)}`,
    instrument_label: method === "card" ? "•••• 4242" : "•••• 3000",
  });
  const deliver: SandboxProvider["deliver"] = (report, id = randomUUID()) => {
    const body = Buffer.from(JSON.stringify({ id, report } satisfies PaymentEvent));
    return { body, headers: { [SANDBOX_SIGNATURE]: signatureOf(body, secret, clock.now()) } };
  };

  const find = async (ref: string): Promise<PaymentReport> => {
    const state = await read(ref);
    if (!state) throw new ApiError("upstream.failed");
    return reportOf(ref, state);
  };

  return {
    name: "sandbox",
    open: async ({ payment, label, amount, method, returnAddress, cancelAddress }) => {
      const ref = refOf(payment);
      await add(ref, { payment, label, amount, method, fact: null, returnAddress, cancelAddress });
      return { ref, address: `${publicUrl}/public/payment/${ref}` };
    },
    find,
    charge: async ({ payment, label, amount, method, customer, instrument }) => {
      const ref = refOf(payment);
      await add(ref, { payment, label, amount, method, fact: "paid", returnAddress: "", cancelAddress: "" });
      const state = await read(ref);
      return {
        ...reportOf(ref, state ?? { payment, label, amount, method, fact: "paid", returnAddress: "", cancelAddress: "" }),
        customer,
        instrument,
      };
    },
    refund: async (ref) => void (await note(ref, "paid", "reversed")),
    close: async (ref) => {
      await note(ref, null, "expired");
      return find(ref);
    },
    read: async (body, headers) => {
      requireSignature(headers[SANDBOX_SIGNATURE], body, secret, clock.now());
      return JSON.parse(body.toString("utf8")) as PaymentEvent;
    },
    page: async (ref) => {
      const state = await read(ref);
      if (!state) return null;
      const { payment: _, ...page } = state;
      return { ref, ...page };
    },
    play: async (ref, course) => {
      const { from, fact, events } = courses[course];
      const state = await note(ref, from, fact);
      return state ? Array.from({ length: events }, () => deliver(reportOf(ref, state))) : [];
    },
    deliver,
  };
}
