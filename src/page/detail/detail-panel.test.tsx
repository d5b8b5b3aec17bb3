import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";

import { Problem } from "../../lib/problem.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import { DetailPanel } from "./detail-panel.tsx";

interface Visit {
  place: string;
}

const refetch = vi.fn();
const onClose = vi.fn();

function show(query: { data?: Visit; error?: Error }): void {
  render(
    <ToastsProvider renderLink={({ name }) => <span>{name}</span>}>
      <DetailPanel<Visit>
        open
        onClose={onClose}
        query={{ data: query.data, error: query.error ?? null, isError: query.error !== undefined, refetch }}
        title={(visit) => (visit ? `Visite de ${visit.place}` : "Visite")}
        note={({ place }) => `À ${place}`}
        absent={{ title: "Visite introuvable", text: "Elle n’existe plus." }}
      >
        {({ place }) => <p>Le récit de {place}</p>}
      </DetailPanel>
    </ToastsProvider>,
  );
}

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe("the detail panel", () => {
  it("waits under a title of its own", () => {
    show({});
    expect(screen.getByRole("dialog", { name: "Visite" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Copier le lien" })).toBeNull();
  });

  it("shows what was read", () => {
    show({ data: { place: "Aurelle" } });
    expect(screen.getByRole("dialog", { name: "Visite de Aurelle" }).textContent).toContain("Le récit de Aurelle");
    expect(screen.getByText("À Aurelle")).toBeDefined();
  });

  it.each([400, 404, 422])("calls absent what the server answers with %d", async (status) => {
    show({ error: new Problem(status, "object.not-found", "Introuvable") });
    expect(screen.getByRole("dialog", { name: "Visite introuvable" }).textContent).toContain("Elle n’existe plus.");
    const [closing] = screen.getAllByRole("button", { name: "Fermer" }).slice(-1);
    await userEvent.click(closing as HTMLElement);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("reads again what could not be read", async () => {
    show({ error: new Error("network") });
    await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it.each([
    ["copies the address", () => Promise.resolve(), "Adresse copiée"],
    ["says where the address is, where it cannot be copied", () => Promise.reject(new Error("denied")), "L’adresse n’a pas pu être copiée"],
  ])("%s", async (_, writeText, said) => {
    show({ data: { place: "Aurelle" } });
    const user = userEvent.setup({ writeToClipboard: false });
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
    await user.click(screen.getByRole("button", { name: "Copier le lien" }));
    expect(await screen.findByText(said)).toBeDefined();
  });
});
