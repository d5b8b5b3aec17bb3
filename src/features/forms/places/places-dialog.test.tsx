import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answerOf } from "../../../../tests/support/replies.ts";
import { type Session, SessionContext } from "../../../page/session/session.ts";
import { PlacesDialog } from "./places-dialog.tsx";

const names = ["Hôtel Bellerive", "Hôtel du Lac", "Auberge Neuve", "Camping Clair", "Camping Vert", "Musée", "Refuge", "Table", "Domaine"];
const places = names.map((name, no) => ({
  id: `${no}`,
  title: name,
  name,
  category: name.startsWith("Camping") ? "camping" : "hotel",
  city: "Bourg",
  group_info: { id: "aurelle", name: "Office", sheets: [] },
}));
const at = "2026-05-01T08:00:00.000Z";
const lake = { id: "lac", title: "Bord du lac", kind: "frozen", rule: null, created_at: at, updated_at: at, updated_by: null } as const;

beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.endsWith("/selection/lac"))
      return answerOf("readSelection", { ...lake, establishments: ["1", "3"], total: 2, evaluated_at: null });
    if (url.endsWith("/selection")) return answerOf("listSelections", [{ ...lake, establishments: 2 }]);
    return answerOf("listEstablishments", places);
  });
});
afterEach(() => vi.unstubAllGlobals());

const session = {
  app: {
    product: { slug: "belvedere" },
    categories: [
      { id: "hotel", name: "Hôtels" },
      { id: "camping", name: "Campings" },
    ],
  },
  user: { type: "DMO", roles: ["BELVEDERE_ORGANIZATION_OBSERVATORY"] },
} as unknown as Session;

function draw(asking: string[]): { save: ReturnType<typeof vi.fn> } {
  const save = vi.fn();
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PlacesDialog asking={asking} busy={false} onSave={save} onClose={() => undefined} />
      </QueryClientProvider>
    </SessionContext>,
  );
  return { save };
}
const choose = async (field: string, option: RegExp): Promise<void> => {
  await userEvent.click(screen.getByRole("combobox", { name: field }));
  await userEvent.click(screen.getByRole("option", { name: option }));
};
const listed = async (): Promise<string[]> =>
  within(await screen.findByRole("list", { name: "Établissements à cocher" }))
    .getAllByRole("checkbox")
    .map((box) => box.closest("label")?.textContent?.replace("Bourg", "") ?? "");

it("ticks a category at once, beside what was ticked, and says what will change before it is saved", async () => {
  const { save } = draw(["0"]);
  await listed();
  const button = screen.getByRole("button", { name: "Enregistrer" });
  expect(button.getAttribute("aria-disabled") ?? button.hasAttribute("disabled").toString()).toBe("true");
  await choose("Catégorie", /Campings/);
  expect(await listed()).toEqual(["Camping Clair", "Camping Vert"]);
  await userEvent.click(screen.getByRole("button", { name: "Tout cocher (2)" }));
  expect(screen.getByText("À ajouter : 2")).toBeTruthy();
  await userEvent.click(button);
  expect(save).toHaveBeenCalledWith(["0", "3", "4"]);
});

it("ticks the members of a selection, and says that the addresses of those that are taken away close", async () => {
  const { save } = draw(["0"]);
  await listed();
  await choose("Sélection", /Bord du lac/);
  await vi.waitFor(async () => expect(await listed()).toEqual(["Hôtel du Lac", "Camping Clair"]), { timeout: 10_000 });
  await userEvent.click(screen.getByRole("button", { name: "Tout cocher (2)" }));
  expect(screen.getByRole("button", { name: "Tout décocher (2)" })).toBeTruthy();
  await choose("Sélection", /Tous les établissements/);
  await userEvent.type(screen.getByRole("searchbox", { name: "Rechercher un établissement" }), "belle");
  await userEvent.click(await screen.findByRole("checkbox", { name: /Bellerive/ }));
  expect(screen.getByText(/^À ajouter : 2 · À retirer : 1\. Leurs adresses/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  expect(save).toHaveBeenCalledWith(["1", "3"]);
});
