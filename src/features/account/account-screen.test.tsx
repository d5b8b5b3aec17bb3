import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import AccountScreen from "./account-screen.tsx";

/** A server of one account: versions by number, failures on demand. */
interface Server {
  personal: Record<string, string>;
  billing: Record<string, string>;
  tags: Record<string, number>;
  /** Every write, as «path body». */
  writes: string[];
  /** Answers the next calls of a path instead of the server; may wait. */
  next: Map<string, () => Response | Promise<Response>>;
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });
const problem = (status: number, errors: object[] = []): Response =>
  json({ type: "/problemes/x", title: "Le serveur dit pourquoi.", errors }, status);

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  server = {
    personal: { login: "pro", first_name: "Camille", last_name: "Morel", phone: "0600" },
    billing: { name: "Bellerive", siret: "", street: "2 place", zip: "00100", city: "Aurelle" },
    tags: { personal: 1, billing: 1 },
    writes: [],
    next: new Map(),
  };
  vi.stubGlobal("fetch", async (url: string, { method, body, headers }: RequestInit) => {
    const path = url.slice(url.indexOf("/", "/api/v2/".length));
    const instead = server.next.get(`${method} ${path}`);
    if (instead) return instead();
    if (path === "/menu") return json([]);
    const part = path === "/billing" ? "billing" : "personal";
    const tag = (): string => `"${server.tags[part]}"`;
    if (method === "PUT") {
      server.writes.push(`${path} ${String(body)}`);
      if ((headers as Record<string, string>)["If-Match"] !== tag()) return problem(412);
      server[part] = { ...server[part], ...(JSON.parse(String(body)) as object) };
      server.tags[part] = (server.tags[part] ?? 0) + 1;
    }
    return json(server[part], 200, { ETag: tag() });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (ms = 0): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
let router: ReturnType<typeof createMemoryRouter>;

async function open(address = "/account"): Promise<() => void> {
  const stub = (path: string): { path: string; element: string } => ({ path, element: path });
  router = createMemoryRouter(
    [{ path: "/account", element: <AccountScreen /> }, stub("/account/options"), stub("/account/subscription/widget-expert")],
    { initialEntries: [address] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <ToastsProvider>
        <RouterProvider router={router} />
      </ToastsProvider>
    </QueryClientProvider>,
  );
  await settle();
  return unmount;
}

const form = (name: "Données personnelles" | "Données de facturation") => within(screen.getByRole("form", { name }));
const personal = () => form("Données personnelles");
const billing = () => form("Données de facturation");
const field = (where: ReturnType<typeof form>, name: string) => where.getByRole<HTMLInputElement>("textbox", { name });
const type = (where: ReturnType<typeof form>, name: string, value: string): void =>
  void fireEvent.change(field(where, name), { target: { value } });
const button = (where: ReturnType<typeof form>, name: string) => where.getByRole("button", { name });
const isOff = (element: HTMLElement): boolean => element.getAttribute("aria-disabled") === "true";
const isFlagged = (element: HTMLElement): boolean => element.getAttribute("aria-invalid") === "true";
const press = async (where: ReturnType<typeof form>, name: string): Promise<void> => {
  fireEvent.click(button(where, name));
  await settle();
};
const toasts = (): string[] => screen.queryAllByRole("listitem").map((item) => item.querySelector("p")?.textContent ?? "");

describe("Mon compte", () => {
  it("shows the login to read alone, labelled «Identifiant»", async () => {
    await open();
    expect(field(personal(), "Identifiant").value).toBe("pro");
    expect(field(personal(), "Identifiant").readOnly).toBe(true);
  });

  it("enables Annuler and Valider only once something has changed, in that form alone", async () => {
    await open();
    for (const name of ["Annuler", "Valider"]) expect(isOff(button(personal(), name))).toBe(true);
    type(personal(), "Prénom", "Camillo");
    for (const name of ["Annuler", "Valider"])
      expect([isOff(button(personal(), name)), isOff(button(billing(), name))]).toEqual([false, true]);
    type(personal(), "Prénom", "Camille");
    for (const name of ["Annuler", "Valider"]) expect(isOff(button(personal(), name))).toBe(true);
  });

  it("gives the stored values back with Annuler", async () => {
    await open();
    type(personal(), "Nom", "X");
    await press(personal(), "Annuler");
    expect(field(personal(), "Nom").value).toBe("Morel");
    expect(server.writes).toEqual([]);
  });

  it("stores with Valider and highlights each field for 3 s", async () => {
    await open();
    type(personal(), "Téléphone", "0700");
    await press(personal(), "Valider");
    expect(server.personal.phone).toBe("0700");
    const boxes = (): (string | undefined)[] =>
      ["Prénom", "Nom", "Téléphone"].map((name) => field(personal(), name).parentElement?.dataset.state);
    expect(boxes()).toEqual(["success", "success", "success"]);
    expect(isOff(button(personal(), "Valider"))).toBe(true);
    await settle(2_900);
    expect(boxes()).toEqual(["success", "success", "success"]);
    await settle(200);
    expect(boxes()).toEqual([undefined, undefined, undefined]);
    expect(personal().getByRole("status").textContent).toBe("Tout est enregistré.");
  });

  it.each([
    ["personal", 500, "Une erreur est survenue lors de la mise à jour de votre compte."],
    ["billing", 500, "Une erreur est survenue lors de la mise à jour de votre établissement."],
    ["billing", 422, "Les données de votre établissement ne peuvent être mises à jour."],
  ])(
    "says in the specified words that %s failed with %i, flags the fields for 3 s and keeps what was typed",
    async (part, status, words) => {
      await open();
      const where = part === "personal" ? personal() : billing();
      server.next.set(part === "personal" ? "PUT /personal-details" : "PUT /billing", () => problem(status));
      type(where, "Nom", "Nouveau");
      await press(where, "Valider");
      expect(toasts()).toEqual([words]);
      const names = part === "personal" ? ["Prénom", "Nom", "Téléphone"] : ["Nom", "SIRET", "Adresse", "Code Postal", "Ville"];
      expect(names.map((name) => isFlagged(field(where, name)))).toEqual(names.map(() => true));
      await settle(3_000);
      expect(names.map((name) => isFlagged(field(where, name)))).toEqual(names.map(() => false));
      expect(field(where, "Nom").value).toBe("Nouveau");
      expect(isOff(button(where, "Valider"))).toBe(false);
    },
  );

  it("flags the field that the server names, with its sentence", async () => {
    await open();
    server.next.set("PUT /billing", () => problem(422, [{ pointer: "/city", code: "x", detail: "Cette ville est refusée." }]));
    type(billing(), "Ville", "X");
    await press(billing(), "Valider");
    expect([isFlagged(field(billing(), "Ville")), isFlagged(field(billing(), "Nom"))]).toEqual([true, false]);
    expect(billing().getByText("Cette ville est refusée.")).toBeTruthy();
    type(billing(), "Ville", "Y");
    expect(billing().queryByText("Cette ville est refusée.")).toBeNull();
  });
});

describe("the billing fields", () => {
  it("flag a SIRET that is neither empty nor of 14 digits, and never store it", async () => {
    await open();
    type(billing(), "SIRET", "842 117 903 0002");
    expect(isFlagged(field(billing(), "SIRET"))).toBe(true);
    expect(billing().getByText("13 / 14")).toBeTruthy();
    await press(billing(), "Valider");
    expect(server.writes).toEqual([]);
    expect(document.activeElement).toBe(field(billing(), "SIRET"));
    type(billing(), "SIRET", "732 829 320 00074");
    expect(isFlagged(field(billing(), "SIRET"))).toBe(false);
    await press(billing(), "Valider");
    expect(server.billing.siret).toBe("73282932000074");
    type(billing(), "SIRET", "");
    await press(billing(), "Valider");
    expect(server.billing.siret).toBe("");
  });

  it("flag a postal code that has not 5 digits, and never store it", async () => {
    await open();
    for (const zip of ["7400", "", "2A004"]) {
      type(billing(), "Code Postal", zip);
      expect(isFlagged(field(billing(), "Code Postal"))).toBe(true);
      await press(billing(), "Valider");
    }
    expect(server.writes).toEqual([]);
  });
});

describe("the look-up", () => {
  const siret = "73282932000074";
  const address = { number: "8", type: "rue", label: "des Tisserands", zipCode: "74000", city: "Clairval" };
  const shown = (): string[] => ["SIRET", "Adresse", "Code Postal", "Ville"].map((name) => field(billing(), name).value);

  it("is enabled by a SIRET of 14 digits alone", async () => {
    await open();
    expect(isOff(button(billing(), "Rechercher"))).toBe(true);
    type(billing(), "SIRET", siret.slice(1));
    expect(isOff(button(billing(), "Rechercher"))).toBe(true);
    type(billing(), "SIRET", siret);
    expect(isOff(button(billing(), "Rechercher"))).toBe(false);
  });

  it("fills the address, which Valider stores", async () => {
    await open();
    server.next.set(`GET /siret/${siret}`, () => json({ establishment: { address } }));
    type(billing(), "SIRET", siret);
    await press(billing(), "Rechercher");
    expect(shown()).toEqual([siret, "8 rue des Tisserands", "74000", "Clairval"]);
    await press(billing(), "Valider");
    expect(server.billing).toEqual({ name: "Bellerive", siret, street: "8 rue des Tisserands", zip: "74000", city: "Clairval" });
  });

  it("flags the SIRET when the address is incomplete, and fills nothing", async () => {
    await open();
    server.next.set(`GET /siret/${siret}`, () => json({ establishment: { address: { ...address, label: null } } }));
    type(billing(), "SIRET", siret);
    await press(billing(), "Rechercher");
    expect(isFlagged(field(billing(), "SIRET"))).toBe(true);
    expect(shown()).toEqual([siret, "2 place", "00100", "Aurelle"]);
  });

  it.each([404, 422, 502, 500])("flags and clears the SIRET when the call fails with %i", async (status) => {
    await open();
    server.next.set(`GET /siret/${siret}`, () => problem(status));
    type(billing(), "SIRET", siret);
    await press(billing(), "Rechercher");
    expect(shown()).toEqual(["", "2 place", "00100", "Aurelle"]);
    expect(isFlagged(field(billing(), "SIRET"))).toBe(true);
    type(billing(), "SIRET", siret);
    expect(isFlagged(field(billing(), "SIRET"))).toBe(false);
  });

  it("leaves alone what was typed while it ran, and ends when the SIRET changes", async () => {
    await open();
    let answer: (response: Response) => void = () => {};
    server.next.set(`GET /siret/${siret}`, () => new Promise((resolve) => void (answer = resolve)));
    type(billing(), "SIRET", siret);
    await press(billing(), "Rechercher");
    type(billing(), "Ville", "Tapée");
    answer(json({ establishment: { address } }));
    await settle();
    expect(shown()).toEqual([siret, "8 rue des Tisserands", "74000", "Tapée"]);

    await press(billing(), "Rechercher");
    type(billing(), "SIRET", "7");
    answer(problem(500));
    await settle();
    expect(shown()[0]).toBe("7");
  });
});

describe("nothing typed is lost", () => {
  it("on a double click: one write", async () => {
    await open();
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => void (answer = resolve));
    const real = globalThis.fetch;
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => (init.method === "PUT" && (await held), real(url, init)));
    type(personal(), "Nom", "Petit");
    fireEvent.click(button(personal(), "Valider"));
    fireEvent.click(button(personal(), "Valider"));
    await settle();
    type(personal(), "Prénom", "Tapé pendant");
    answer();
    await settle();
    expect(server.writes).toHaveLength(1);
    expect(field(personal(), "Prénom").value).toBe("Tapé pendant");
    expect(isOff(button(personal(), "Valider"))).toBe(false);
  });

  it("by two tabs that change different fields", async () => {
    await open();
    type(personal(), "Nom", "Petit");
    server.personal = { ...server.personal, phone: "0799" };
    server.tags.personal = 7;
    await press(personal(), "Valider");
    expect(server.personal).toMatchObject({ last_name: "Petit", phone: "0799" });
    expect(field(personal(), "Téléphone").value).toBe("0799");
  });

  it("by two tabs that change the same field: the reader decides", async () => {
    await open();
    type(personal(), "Nom", "Petit");
    server.personal = { ...server.personal, last_name: "Grand" };
    server.tags.personal = 7;
    await press(personal(), "Valider");
    expect(server.personal.last_name).toBe("Grand");
    expect(field(personal(), "Nom").value).toBe("Petit");
    expect(personal().getByText(/Grand/)).toBeTruthy();
    await press(personal(), "Valider");
    expect(server.personal.last_name).toBe("Petit");
  });

  it("when the server dies during the write: the same write again is enough", async () => {
    await open();
    type(personal(), "Nom", "Petit");
    server.next.set("PUT /personal-details", () => {
      // Stored, but the answer never came.
      server.personal = { ...server.personal, last_name: "Petit" };
      server.tags.personal = 2;
      throw new TypeError("Failed to fetch");
    });
    await press(personal(), "Valider");
    expect(toasts()).toEqual(["Une erreur est survenue lors de la mise à jour de votre compte."]);
    server.next.clear();
    await press(personal(), "Valider");
    expect(server.personal.last_name).toBe("Petit");
    expect(isOff(button(personal(), "Valider"))).toBe(true);
    expect(personal().getByRole("status").textContent).toBe("Tout est enregistré.");
  });

  it("by leaving the page or losing the session", async () => {
    const leave = await open();
    type(billing(), "SIRET", "842");
    type(billing(), "Nom", "Nouveau");
    leave();
    await open();
    expect([field(billing(), "SIRET").value, field(billing(), "Nom").value]).toEqual(["842", "Nouveau"]);
    await press(billing(), "Annuler");
    leave();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe("the sales process", () => {
  const path = (): string => router.state.location.pathname;

  it("shows billing alone, and Annuler leads back to the options", async () => {
    await open("/account?process=subscription");
    expect(screen.queryByRole("form", { name: "Données personnelles" })).toBeNull();
    expect(billing().queryByRole("button", { name: "Valider" })).toBeNull();
    await press(billing(), "Annuler");
    expect(path()).toBe("/account/options");
  });

  it("moves on at once when billing is unchanged", async () => {
    await open("/account?process=subscription");
    await press(billing(), "Suivant");
    expect(server.writes).toEqual([]);
    expect(path()).toBe("/account/subscription/widget-expert");
  });

  it("saves first when something was typed", async () => {
    await open("/account?process=subscription");
    type(billing(), "Ville", "Clairval");
    await press(billing(), "Suivant");
    expect(server.billing.city).toBe("Clairval");
    expect(path()).toBe("/account/subscription/widget-expert");
  });

  it("stays when the save fails", async () => {
    await open("/account?process=subscription");
    server.next.set("PUT /billing", () => problem(500));
    type(billing(), "Ville", "Clairval");
    await press(billing(), "Suivant");
    expect(path()).toBe("/account");
    expect(field(billing(), "Ville").value).toBe("Clairval");
  });

  it("enables Suivant once name, address, postal code and town are filled", async () => {
    server.billing = { name: "", siret: "", street: "2 place", zip: "00100", city: "Aurelle" };
    await open("/account?process=subscription");
    expect(isOff(button(billing(), "Suivant"))).toBe(true);
    expect(isFlagged(field(billing(), "Nom"))).toBe(false);
    type(billing(), "Nom", "Bellerive");
    expect(isOff(button(billing(), "Suivant"))).toBe(false);
    type(billing(), "Code Postal", "");
    expect(isOff(button(billing(), "Suivant"))).toBe(true);
  });
});
