import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";

import type { PaymentMandate, PaymentSummary, StoreOption, Subscription, User } from "../../../generated/types.ts";
import { SessionContext, type Session } from "../../../page/session/session.ts";
import { ToastsProvider } from "../../../ui/toast/toasts.tsx";
import SubscriptionScreen from "./subscription-screen.tsx";
import OptionsScreen from "../store/options-screen.tsx";

/** What the tests of the sale share: its pages over a server of one account. */

interface SaleServer {
  options: StoreOption[];
  subscriptions: Subscription[];
  invoices: object[];
  mandate: PaymentMandate;
  /** What «complete» answers. */
  outcome: PaymentSummary;
  /** Answers a call, by «METHOD /path», instead of the server. */
  instead: Map<string, () => Response>;
  /** Every call that is no reading, as «METHOD /path body». */
  writes: string[];
}

export let server: SaleServer;
export let router: ReturnType<typeof createMemoryRouter>;

const price = (net: number, period: "month" | "year") => ({ net, tax: net / 5, gross: net + net / 5, rate: 20, period });
export const option = (id: string, title: string, more: Partial<StoreOption> = {}): StoreOption => ({
  id,
  title,
  kind: "offer",
  description: "Répondre plus vite.",
  price: price(4_900, "month"),
  free_months: 0,
  gives: ["Le mode EXPERT"],
  lost: ["Les widgets de votre site ne s’affichent plus."],
  compared_with: null,
  paid_by: "own",
  held: "none",
  open: true,
  replaces: [],
  ...more,
});
export const subscription = (more: Partial<Subscription> = {}): Subscription => ({
  id: "s1",
  offer: "expert",
  title: "Expert",
  kind: "offer",
  price: price(4_900, "month"),
  status: "active",
  method: "card",
  label: "•••• 4242",
  paid_until: "2026-08-20",
  next_on: "2026-08-20",
  pause_months: null,
  resumes_on: null,
  next_offer: null,
  lost: ["Les widgets de votre site ne s’affichent plus."],
  revision: 3,
  created_at: "2026-07-20T10:00:00.000Z",
  reason: null,
  ...more,
});
export const payment = (status: PaymentSummary["status"]): PaymentSummary => ({
  id: "p1",
  offer: "expert",
  title: "Expert",
  amount: 5_880,
  method: "sepa_debit",
  status,
  cause: status === "error" ? "refused" : null,
  created_at: "2026-07-20T10:00:00.000Z",
});

export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });

/** Before each test of the file that calls this, an account that may subscribe to «Expert», by the month or the year. */
export function serveSale(): void {
  beforeEach(() => {
    server = {
      options: [option("expert", "Expert"), option("expert-annuel", "Expert, à l’année", { price: price(49_000, "year") })],
      subscriptions: [],
      invoices: [],
      mandate: { state: "none", label: null, payment: null, provider: "sandbox", borrowed: false },
      outcome: payment("success"),
      instead: new Map(),
      writes: [],
    };
    const answer = (method: string, path: string, body: string): unknown => {
      const asked = (body === "" ? {} : JSON.parse(body)) as { offer?: string; method?: string };
      switch (`${method} ${path}`) {
        case "GET /store/options":
          return server.options;
        case "GET /subscription":
          return server.subscriptions;
        case "GET /invoices":
          return server.invoices;
        case "GET /payment/mandate":
          return server.mandate;
        case "GET /help":
          return { questions: [], recipients: [{ id: "publisher", name: "Support" }], messages: [] };
        case "GET /menu":
          return [];
        case "GET /user":
          return { login: "pro", roles: [] };
        case "GET /billing":
          return { name: "Gîte du Lac", siret: "", street: "1 rue Haute", zip: "74000", city: "Port-Aurelle" };
        case "POST /payment/validate": {
          const chosen = server.options.find(({ id }) => id === asked.offer);
          const days = { starts_on: "2026-07-20", paid_until: chosen?.price.period === "year" ? "2027-09-20" : "2026-08-20" };
          return { offer: asked.offer, title: chosen?.title, method: asked.method, price: chosen?.price, free_months: 0, ...days };
        }
        case "POST /payment/complete":
          return server.outcome;
        case "POST /payment/mandate":
          return { payment: "p1", address: "/public/payment/t", state: "pending" };
        default:
          return method === "PUT" ? server.subscriptions[0] : {};
      }
    };
    vi.stubGlobal("fetch", async (url: string, { method = "GET", body = "" }: { method?: string; body?: string } = {}) => {
      const path = url.slice(url.indexOf("/", "/api/v2/".length));
      if (method !== "GET") server.writes.push(`${method} ${path} ${body}`);
      return server.instead.get(`${method} ${path}`)?.() ?? json(answer(method, path, body));
    });
  });
  afterEach(() => void vi.unstubAllGlobals());
}

/** Opens a page of the sale as a professional of this group. */
export function open(address: string, group: "members" | "independants" = "members"): void {
  const session = {
    user: { login: "pro", type: "TP", roles: [], restricted_access: false, cards: [], group: { id: group, name: "" } } as unknown as User,
    app: { product: { slug: "vue", version: "1", independents_group: "independants" } },
  } as unknown as Session;
  router = createMemoryRouter(
    [
      { path: "/account/subscription/widget-expert/:checkout_status?", element: <SubscriptionScreen /> },
      { path: "/account/options", element: <OptionsScreen /> },
      { path: "*", element: null },
    ],
    { initialEntries: [address] },
  );
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ToastsProvider>
          <RouterProvider router={router} />
        </ToastsProvider>
      </QueryClientProvider>
    </SessionContext>,
  );
}

/** The step that the sale is at. */
export const step = async (): Promise<string | null | undefined> =>
  (await screen.findAllByRole("listitem")).find((item) => item.getAttribute("aria-current") === "step")?.textContent;
/** A text of the page with ordinary spaces. */
export const plain = (text: string | null | undefined): string => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");
/** A name that has these words, with whichever spaces French typography sets between them. */
export const named = (words: string): RegExp => new RegExp(`^${words.replaceAll(" ", "\\s")}$`);
