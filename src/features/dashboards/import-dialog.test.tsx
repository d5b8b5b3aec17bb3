import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";

import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import { ImportDialog } from "./import-dialog.tsx";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["a comma that is missing", '{\n  "version": 1\n  "title": "Saison"\n}\n', "virgule attendue. Voyez la ligne 3, colonne 3,"],
  ["what is no JSON at all", "titre;note\n", 'un texte entre guillemets droits ("). Voyez la ligne 1, colonne 1,'],
])("says where %s is, as the console does, and asks the server for nothing", async (_, text, problem) => {
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastsProvider>
        <MemoryRouter>
          <ImportDialog open onClose={() => {}} />
        </MemoryRouter>
      </ToastsProvider>
    </QueryClientProvider>,
  );
  await userEvent.upload(screen.getByLabelText("Fichier JSON"), new File([text], "a.json", { type: "application/json" }));
  await userEvent.click(screen.getByRole("button", { name: "Importer" }));
  expect((await screen.findByRole("alert")).textContent).toContain(problem);
  expect(fetch).not.toHaveBeenCalled();
});
