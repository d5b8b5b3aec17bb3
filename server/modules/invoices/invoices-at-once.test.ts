import { expect, it } from "vitest";

import { addAccount, openTestApp, type TestApp } from "../../../tests/access/support/test-app.ts";
import { bothDatabases } from "../../../tests/support/both-databases.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { Invoice, OpenedPayment } from "../../../src/generated/types.ts";
import { sandboxProvider } from "../../ports/payment/sandbox.ts";

const MANY = 50;

/** Accounts of one application, each of which has the page of a payment open. */
async function payers(test: TestApp, count: number): Promise<{ login: string; payment: string; ref: string }[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const login = await addAccount(test, { type: "TP", group: "independants", roles: ["BELVEDERE_V2_PRO_ACCESS"] });
      const post = (method: "POST" | "PUT", path: string, payload: object) =>
        test.send({ method, url: `/api/v2/${test.slug}${path}`, as: login, payload });
      await post("PUT", "/billing", { name: "Gîte du Lac", siret: "", street: "1 rue Haute", zip: "74000", city: "Port" });
      const opened = (await post("POST", "/payment/mandate", { offer: "expert", method: "card" })).json<OpenedPayment>();
      return { login, payment: opened.payment, ref: opened.address.split("/").at(-1) ?? "" };
    }),
  );
}

it.each(bothDatabases())(
  "fifty invoices at once have numbers without a gap, and one payment reported ten times at once makes one ($name)",
  {
    timeout: 240_000,
  },
  async ({ location, runs }) => {
    if (!runs) return;
    const test = await openTestApp({ location: await location() });
    try {
      const { services, slug } = test;
      const bank = sandboxProvider({
        store: services.store,
        clock: services.clock,
        secret: services.secrets.key("payment sandbox"),
        publicUrl: "http://x",
      });
      // As a bank does, it reports again what a server that has too much to do refuses.
      const hear = async (ref: string, payment: string): Promise<number> => {
        const { body, headers } = bank.deliver({ ref, payment, fact: "paid", customer: "c", instrument: "i" });
        const all = { "x-requested-by": "", "content-type": "application/json", ...headers };
        const send = { method: "POST", url: `/api/v2/${slug}/payment/webhook`, headers: all, payload: body } as const;
        for (;;) {
          const { statusCode } = await test.send(send);
          if (statusCode !== 503) return statusCode;
        }
      };
      const found = await payers(test, MANY);
      const answers = await Promise.all(
        found.flatMap(({ ref, payment }, index) => Array.from({ length: index === 0 ? 10 : 1 }, () => hear(ref, payment))),
      );
      expect(new Set(answers)).toEqual(new Set([204]));
      const invoices: Invoice[][] = [];
      for (const { login } of found)
        invoices.push(replyOf("listInvoices", await test.send({ method: "GET", url: `/api/v2/${slug}/invoices`, as: login })));
      expect(invoices.map((own) => own.map(({ state }) => state))).toEqual(Array.from({ length: MANY }, () => ["paid"]));
      const numbers = invoices.flat().map(({ number }) => Number(number.slice(-6)));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: MANY }, (_, index) => index + 1));
    } finally {
      await test.close();
    }
  },
);
