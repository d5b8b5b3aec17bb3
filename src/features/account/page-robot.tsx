import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";

import { type Session, SessionContext } from "../../page/session/session.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import AccountScreen from "./account-screen.tsx";

/** What the tests of the account share: the page over a server of one account, under a fake clock. */

/** A server of one account: versions by number, failures on demand. */
export interface Server {
  personal: Record<string, string>;
  billing: Record<string, string>;
  tags: Record<string, number>;
  /** Roles of the account. */
  roles: string[];
  /** What the account may subscribe to, and what it pays for. */
  store: object[];
  subscriptions: object[];
  /** Every write, as «path body». */
  writes: string[];
  /** Answers the next calls of a path instead of the server; may wait. */
  next: Map<string, () => Response | Promise<Response>>;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });
export const problem = (status: number, errors: object[] = []): Response =>
  json({ type: "/problemes/x", title: "Le serveur dit pourquoi.", errors }, status);

export let server: Server;

/** Before each test of the file that calls this, a server with nothing in it but what is shown here. */
export function serveAccount(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    server = {
      personal: { login: "pro", first_name: "Camille", last_name: "Morel", phone: "0600" },
      billing: { name: "Bellerive", siret: "", street: "2 place", zip: "00100", city: "Aurelle" },
      tags: { personal: 1, billing: 1 },
      roles: [],
      store: [],
      subscriptions: [],
      writes: [],
      next: new Map(),
    };
    vi.stubGlobal(
      "fetch",
      async (url: string, { method, body, headers }: { method: string; body?: string; headers: Record<string, string> }) => {
        const path = url.slice(url.indexOf("/", "/api/v2/".length));
        const instead = server.next.get(`${method} ${path}`);
        if (instead) return instead();
        if (path === "/menu") return json([]);
        if (path === "/user") return json({ login: "pro", roles: server.roles });
        if (path === "/store/options") return json(server.store);
        if (path === "/subscription") return json(server.subscriptions);
        const part = path === "/billing" ? "billing" : "personal";
        const tag = (): string => `"${server.tags[part]}"`;
        if (method === "PUT") {
          server.writes.push(`${path} ${body}`);
          if (headers["If-Match"] !== tag()) return problem(412);
          server[part] = { ...server[part], ...(JSON.parse(body ?? "{}") as object) };
          server.tags[part] = (server.tags[part] ?? 0) + 1;
        }
        return json(server[part], 200, { ETag: tag() });
      },
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

const professional = { user: { type: "TP", roles: [] }, app: { product: { slug: "product" } } } as unknown as Session;

export const settle = (ms = 0): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
export let router: ReturnType<typeof createMemoryRouter>;

export async function open(address = "/account"): Promise<() => void> {
  const stub = (path: string): { path: string; element: string } => ({ path, element: path });
  router = createMemoryRouter(
    [{ path: "/account", element: <AccountScreen /> }, stub("/account/options"), stub("/account/subscription/widget-expert")],
    { initialEntries: [address] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(
    <SessionContext value={professional}>
      <QueryClientProvider client={client}>
        <ToastsProvider>
          <RouterProvider router={router} />
        </ToastsProvider>
      </QueryClientProvider>
    </SessionContext>,
  );
  await settle();
  return unmount;
}

export const form = (name: "Données personnelles" | "Données de facturation") => within(screen.getByRole("form", { name }));
export const personal = () => form("Données personnelles");
export const billing = () => form("Données de facturation");
export const field = (where: ReturnType<typeof form>, name: string) => where.getByRole<HTMLInputElement>("textbox", { name });
export const type = (where: ReturnType<typeof form>, name: string, value: string): void =>
  void fireEvent.change(field(where, name), { target: { value } });
export const button = (where: ReturnType<typeof form>, name: string) => where.getByRole("button", { name });
export const isOff = (element: HTMLElement): boolean => element.getAttribute("aria-disabled") === "true";
export const isFlagged = (element: HTMLElement): boolean => element.getAttribute("aria-invalid") === "true";
export const press = async (where: ReturnType<typeof form>, name: string): Promise<void> => {
  fireEvent.click(button(where, name));
  await settle();
};
export const toasts = (): string[] => screen.queryAllByRole("listitem").map((item) => item.querySelector("p")?.textContent ?? "");
