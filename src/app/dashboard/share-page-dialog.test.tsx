import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Role, User } from "../../generated/types.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import { type Session, SessionContext } from "../session.ts";
import { SharePageDialog } from "./share-page-dialog.tsx";

/** A server whose token has a version, raised where it is revoked. */
let version = 1;
let refused = false;
beforeEach(() => {
  [version, refused] = [1, false];
  vi.stubGlobal("fetch", async (_url: string, { method = "GET" }: RequestInit = {}) => {
    if (method === "GET") return Response.json({ token: `t${version}`, url: "" });
    if (refused) return Response.json({ type: "x/unavailable", title: "Le serveur est occupé." }, { status: 503 });
    version += 1;
    return new Response(null, { status: 204 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

function open(role: Role): void {
  const user = { type: "DMO", roles: [`BELVEDERE_${role}`], restricted_access: false } as unknown as User;
  const session = { user, app: { product: { slug: "belvedere" } } } as unknown as Session;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })}>
      <SessionContext value={session}>
        <ToastsProvider>
          <SharePageDialog open onClose={() => undefined} page="home" />
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
});
