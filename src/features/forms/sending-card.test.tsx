import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answerOf } from "../../../tests/support/replies.ts";
import type { FormSending, StoredForm } from "../../generated/types.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import { openForm } from "./form-robot.ts";
import { SendingCard } from "./sending-card.tsx";

let sent: FormSending[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(typeof body === "string" ? body : "{}") as FormSending);
    return answerOf("sendForm", { queued: 1, refused: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

const draw = (shown: StoredForm): void =>
  void render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ToastsProvider>
          <SendingCard form={shown} />
        </ToastsProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole("button", { name }));

it("asks which of several establishments received the guests before it checks anything", async () => {
  draw(openForm("Camping Vert", "Hôtel Bellerive"));
  await userEvent.type(screen.getByRole("textbox", { name: "Clients" }), "ana@exemple.fr");
  await press("Vérifier");
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole("combobox", { name: "Établissement qui les a accueillis" }));
  await userEvent.click(screen.getByRole("option", { name: "Hôtel Bellerive" }));
  await press("Vérifier");
  await userEvent.click(await screen.findByRole("button", { name: "Envoyer 1 invitation" }));
  await screen.findByRole("link", { name: "Suivre les envois" });
  const guests = [{ email: "ana@exemple.fr" }];
  expect(sent).toEqual([
    { establishment: "Hôtel Bellerive", guests, source: "hand", preview: true },
    { establishment: "Hôtel Bellerive", guests, source: "hand", preview: false },
  ]);
});

it("says that a list came from a file, also once it is corrected, and not of the next one that is typed", async () => {
  draw(openForm("Hôtel Bellerive"));
  await userEvent.upload(screen.getByLabelText("Fichier CSV"), new File(["ana@exemple.fr"], "clients.csv", { type: "text/csv" }));
  const list = await screen.findByDisplayValue("ana@exemple.fr");
  await userEvent.type(list, ";Ana");
  await press("Vérifier");
  await screen.findByRole("button", { name: "Envoyer 1 invitation" });
  await userEvent.clear(list);
  await userEvent.type(list, "bea@exemple.fr");
  await press("Vérifier");
  await screen.findByRole("button", { name: "Envoyer 1 invitation" });
  expect(sent.map(({ source }) => source)).toEqual(["csv", "hand"]);
});
