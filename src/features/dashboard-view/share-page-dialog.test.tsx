import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answerOf } from "../../../tests/support/replies.ts";
import type { Role, User } from "../../generated/types.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import { type Session, SessionContext } from "../../page/session/session.ts";
import { SharePageDialog } from "./share-page-dialog.tsx";

/** A server whose token has a version, raised where it is revoked: there is none until one is made. */
let version = 1;
let closed = false;
let refused = false;
beforeEach(() => {
  [version, closed, refused] = [1, false, false];
  vi.stubGlobal("fetch", async (_url: string, { method = "GET" }: RequestInit = {}) => {
    if (refused && method !== "GET") return Response.json({ type: "x/unavailable", title: "Le serveur est occupé." }, { status: 503 });
    if (method === "DELETE") {
      [version, closed] = [version + 1, true];
      return new Response(null, { status: 204 });
    }
    if (method === "POST") closed = false;
    const now = closed ? { token: null, url: null, names_all: false } : { token: `t${version}`, url: "", names_all: false };
    return answerOf(method === "POST" ? "createPageAddress" : "readPageAddress", now);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "getAnimations");
});

function Page(): ReactElement {
  const [shared, setShared] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShared(true)}>
        Partager
      </button>
      <SharePageDialog open={shared} onClose={() => setShared(false)} page="home" />
    </>
  );
}
function open(role: Role): void {
  const user = { type: "DMO", roles: [`BELVEDERE_${role}`], restricted_access: false } as unknown as User;
  const session = { user, app: { product: { slug: "belvedere" } } } as unknown as Session;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })}>
      <SessionContext value={session}>
        <ToastsProvider>
          <Page />
        </ToastsProvider>
      </SessionContext>
    </QueryClientProvider>,
  );
}
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole("button", { name }));
const address = async (): Promise<string | null> => (await screen.findByTestId("public-link")).getAttribute("href");

describe("the dialog that shares a page", () => {
  it("closes the address, gives none until it is asked for, then another one", async () => {
    open("ORGANIZATION_OBSERVATORY");
    expect(await address()).toMatch(/\/t1\/home$/);
    await press("Désactiver le lien");
    expect(await screen.findByText(/ne s’ouvrent plus/)).toBeTruthy();
    expect(screen.queryByTestId("public-link")).toBeNull();
    expect(screen.queryByRole("button", { name: "Désactiver le lien" })).toBeNull();
    await press("Créer le lien");
    expect(await address()).toMatch(/\/t2\/home$/);
  });

  it("stays as it is while it closes, and when it is opened again: no address comes back by itself", async () => {
    let gone: () => void = () => {};
    const finished = new Promise<void>((resolve) => (gone = resolve));
    Element.prototype.getAnimations = () => [{ finished } as unknown as Animation];
    open("ORGANIZATION_OBSERVATORY");
    await press("Désactiver le lien");
    await screen.findByText(/ne s’ouvrent plus/);
    await userEvent.keyboard("{Escape}");
    expect(screen.getByText(/ne s’ouvrent plus/)).toBeTruthy();
    gone();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await press("Partager");
    expect(await screen.findByText(/ne s’ouvrent plus/)).toBeTruthy();
    expect(closed).toBe(true);
    refused = true;
    await press("Créer le lien");
    expect(await screen.findByText("Le serveur est occupé.")).toBeTruthy();
    expect(screen.queryByTestId("public-link")).toBeNull();
    refused = false;
    await press("Créer le lien");
    expect(await address()).toMatch(/\/t2\/home$/);
  });

  it("keeps the address where it could not be closed, and says why", async () => {
    refused = true;
    open("ORGANIZATION_OBSERVATORY");
    expect(await address()).toMatch(/\/t1\/home$/);
    await press("Désactiver le lien");
    expect(await screen.findByText("Le serveur est occupé.")).toBeTruthy();
    expect(await address()).toMatch(/\/t1\/home$/);
  });

  it("offers to close it to who may alone", async () => {
    open("MEMBER_OBSERVATORY");
    expect(await address()).toMatch(/\/t1\/home$/);
    expect(screen.queryByRole("button", { name: "Désactiver le lien" })).toBeNull();
  });

  it("names whom to ask for another, once it is closed", async () => {
    closed = true;
    open("MEMBER_OBSERVATORY");
    expect(await screen.findByText(/ne s’ouvrent plus\. Adressez-vous à l’administrateur/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Créer le lien" })).toBeNull();
    expect(screen.queryByTestId("public-link")).toBeNull();
  });
});
