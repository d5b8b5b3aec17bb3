import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answerOf } from "../../../tests/support/replies.ts";
import type { DashboardAnswer, LinkOutput } from "../../generated/types.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import { dashboardQuery } from "../../page/document/dashboard-queries.ts";
import { LinkDialog } from "./link-dialog.tsx";

const dashboard: DashboardAnswer = {
  id: "1",
  title: "Saison",
  document: { version: 1, title: "Saison", widgets: {}, layout: { tabs: [] } },
  draft: null as unknown as DashboardAnswer["draft"],
  draft_state: { no: 0, author: null, at: null, base: null },
  draft_aside: null,
  revision: 1,
  updated_at: "2026-06-01T10:00:00Z",
  updated_by: "a@example.org",
  link: null,
};

/** A server that makes links, one after the other; what it says of the dashboard comes once `released` resolves. */
let made = 0;
let asked = 0;
let present = false;
/** Another one in each test: what the last made is still remembered. */
let id = 0;
let released: Promise<void>;
const unset = { expires_at: null as string | null, min_sample: 10, names_all: false, outputs: [] as LinkOutput[] };
let settings: typeof unset & { protected?: true } = unset;
/** How often it was opened; undefined where the server does not say. */
let views: number | undefined;
/** The last request that made or changed a link. */
let sent: object = {};
beforeEach(() => {
  settings = unset;
  [made, asked, present, released, views] = [0, 0, false, Promise.resolve(), undefined];
  id += 1;
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit & { body?: string } = {}) => {
    if (url.endsWith("/preview"))
      return answerOf("previewLink", { url: `https://example.org/public/apercu?${body}`, expires_at: "2026-06-01T10:15:00Z" });
    if (url.endsWith("/link")) {
      if (method === "DELETE") {
        present = false;
        return new Response(null, { status: 204 });
      }
      if (method === "POST") [made, present] = [made + 1, true];
      if (method !== "GET") sent = JSON.parse(body ?? "{}") as object;
      if (method === "PUT") {
        const { names_all, expires_at, min_sample, outputs } = { ...settings, ...(sent as Partial<typeof unset>) };
        settings = { ...settings, names_all, expires_at, min_sample, outputs };
      }
      const link = { url: `https://example.org/public/t${made}`, ...settings };
      return method === "POST"
        ? answerOf("createLink", { ...link, token: `t${made}` })
        : answerOf("readLink", { ...link, ...(views === undefined ? {} : { views: (views += 1) }) });
    }
    asked += 1;
    await released;
    return Response.json({
      ...dashboard,
      id: String(id),
      link: present ? { created_at: "2026-06-01T10:00:00Z", ...settings } : null,
    });
  });
});
afterEach(() => void vi.unstubAllGlobals());

function Screen({ linked }: { linked: boolean }): ReactElement {
  const link = linked ? { created_at: "2026-06-01T10:00:00Z", ...unset } : null;
  const { data } = useQuery({ ...dashboardQuery(String(id)), initialData: { ...dashboard, id: String(id), link }, staleTime: Infinity });
  return <LinkDialog dashboard={data} open onClose={() => undefined} />;
}

const open = (linked = false): void =>
  void render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastsProvider>
        <Screen linked={linked} />
      </ToastsProvider>
    </QueryClientProvider>,
  );
const press = async (name: string | RegExp): Promise<void> => userEvent.click(await screen.findByRole("button", { name }));
const address = async (): Promise<string | null> => (await screen.findByTestId("public-link")).getAttribute("href");

describe("the public link's dialog", () => {
  it("says the whole months on which the public page opens", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-28T10:00:00Z"), toFake: ["Date"] });
    try {
      open();
      expect(await screen.findByText(/nov\. 2025\W+31 oct\. 2026/)).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it("gives the address as soon as the link is made, however long the page takes to learn of it", async () => {
    released = new Promise(() => undefined);
    open();
    await press("Créer le lien");
    expect(await address()).toBe("https://example.org/public/t1");
    expect(asked).toBe(1);
  });

  it("makes another link after one was closed, however soon, and none of a double click", async () => {
    open();
    await press("Créer le lien");
    expect(await address()).toBe("https://example.org/public/t1");
    await press("Désactiver le lien");
    await press("Créer le lien");
    expect(await address()).toBe("https://example.org/public/t2");
    await userEvent.dblClick(await screen.findByRole("button", { name: "Remplacer le lien" }));
    expect(await address()).toMatch(/t[23]$/);
    expect(made).toBeLessThanOrEqual(3);
  });

  it("shows the address again while it lives, its copy first, and changes its last day in place", async () => {
    [made, present] = [1, true];
    open(true);
    expect(await address()).toBe("https://example.org/public/t1");
    const buttons = within(screen.getByRole("dialog")).getAllByRole("button");
    expect(buttons.findIndex(({ textContent }) => textContent === "Copier")).toBe(1);
    expect(screen.queryByRole("button", { name: "Enregistrer" })).toBeNull();
    await userEvent.type(screen.getByLabelText(/Dernier jour du lien/), "31/12/2099");
    await press("Enregistrer");
    expect(await screen.findByText("Un lien est actif jusqu’au 31 déc. 2099.")).toBeTruthy();
    expect(settings.expires_at).toMatch(/^2099-12-31T23:00/);
    expect(await address()).toBe("https://example.org/public/t1");
    expect(screen.getByLabelText(/Dernier jour du lien/)).toHaveProperty("value", "31/12/2099");
  });

  it("leaves the end of a link as it is where its day is not changed", async () => {
    [made, present, settings] = [1, true, { ...unset, expires_at: "2099-06-01T10:00:00.000Z" }];
    open(true);
    await waitFor(() => expect(screen.getByLabelText(/Dernier jour du lien/)).toHaveProperty("value", "01/06/2099"));
    await userEvent.click(screen.getByRole("checkbox", { name: /Nommer aussi/ }));
    await press("Enregistrer");
    expect(await screen.findByText("Lien modifié")).toBeTruthy();
    expect(settings).toEqual({ ...unset, expires_at: "2099-06-01T10:00:00.000Z", names_all: true });
  });

  it("makes a frozen link with a password of eight letters at least, and takes the password away again", async () => {
    open();
    await userEvent.click(await screen.findByRole("checkbox", { name: "Figer la période et les filtres" }));
    await userEvent.type(screen.getByLabelText(/^Mot de passe/), "court");
    await press("Créer le lien");
    expect(await screen.findByText("Choisissez huit caractères au moins.")).toBeTruthy();
    expect(made).toBe(0);
    await userEvent.type(screen.getByLabelText(/^Mot de passe/), "-et long");
    settings = { ...unset, protected: true };
    await press("Créer le lien");
    await address();
    expect(sent).toEqual({ expires_at: null, names_all: false, frozen: true, min_sample: 10, outputs: [], password: "court-et long" });
    expect(screen.getByText(/^Toute personne qui a ce lien et son mot de passe peut lire/)).toBeTruthy();
    await userEvent.click(await screen.findByRole("checkbox", { name: "Retirer le mot de passe" }));
    await press("Enregistrer");
    expect(await screen.findByText("Lien modifié")).toBeTruthy();
    expect(sent).toMatchObject({ password: null });
  });

  it("grants the files and the smallest sample that its owner chooses, and asks how often it was opened each time", async () => {
    [made, present, views] = [1, true, 3];
    open(true);
    expect(await screen.findByText(/Ouvert 4 fois\./)).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "5" }));
    expect(screen.getByText(/reposent sur moins de 5 avis/)).toBeTruthy();
    await userEvent.click(screen.getByRole("checkbox", { name: "Classeur XLSX" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "PDF de la page" }));
    await press("Enregistrer");
    expect(await screen.findByText("Lien modifié")).toBeTruthy();
    expect(sent).toMatchObject({ min_sample: 5, outputs: ["pdf", "xlsx"] });
    expect(screen.getByRole("checkbox", { name: "PDF de la page" })).toHaveProperty("checked", true);
  });

  it("offers a look at the page under the settings that are chosen, before anything is shared", async () => {
    open();
    const preview = await screen.findByRole("link", { name: "Aperçu" });
    await waitFor(() => expect(preview.getAttribute("href")).toContain('{"names_all":false,'));
    await userEvent.click(screen.getByRole("checkbox", { name: /Nommer aussi/ }));
    await waitFor(() => expect(screen.getByRole("link", { name: "Aperçu" }).getAttribute("href")).toContain('{"names_all":true,'));
    expect(made).toBe(0);
  });
});
