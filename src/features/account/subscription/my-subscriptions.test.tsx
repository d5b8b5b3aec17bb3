import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { json, named, open, option, payment, plain, server, serveSale, subscription } from "./sale-robot.tsx";

serveSale();

const ask = async (gesture: string): Promise<ReturnType<typeof within>> => {
  open("/account/options");
  fireEvent.click(await screen.findByRole("button", { name: named(`${gesture} : Expert`) }));
  return within(await screen.findByRole("dialog"));
};
const changes = (): string[] => server.writes.filter((write) => write.startsWith("PUT"));

describe("a subscription", () => {
  it("is ended only after its end, what is lost and what is not refunded have been said", async () => {
    server.subscriptions = [subscription()];
    const dialog = await ask("Mettre fin");
    const said = plain(screen.getByRole("dialog").textContent);
    for (const words of ["reste ouvert jusqu’au 19 août 2026", "rien n’est remboursé", "Ce que vous perdez alors :"])
      expect(said).toContain(words);
    expect(dialog.getByRole("listitem").textContent).toBe("Les widgets de votre site ne s’affichent plus.");
    expect(changes()).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: "Mettre fin" }));
    expect(await screen.findByText("La fin de votre abonnement est enregistrée.")).toBeTruthy();
    expect(changes()).toEqual(['PUT /subscription/s1 {"action":"end"}']);
  });

  it("pauses with the day and the amount of its return", async () => {
    server.subscriptions = [subscription()];
    const dialog = await ask("Mettre en pause");
    fireEvent.click(dialog.getByRole("radio", { name: /^3 mois/ }));
    expect(plain(screen.getByRole("dialog").textContent)).toContain("Le 20 novembre 2026, il reprend et 58,80 € TTC sont prélevés.");
    fireEvent.click(dialog.getByRole("button", { name: "Mettre en pause" }));
    expect(await screen.findByText("Votre pause est enregistrée.")).toBeTruthy();
    expect(changes()).toEqual(['PUT /subscription/s1 {"action":"pause","months":3}']);
  });

  it("changes to another offer from the next payment on, at that offer's price", async () => {
    server.subscriptions = [subscription()];
    const dialog = await ask("Changer d’offre");
    expect(plain(screen.getByRole("dialog").textContent)).toContain(
      "Le 20 août 2026, 588,00 € TTC seront prélevés pour « Expert, à l’année ».",
    );
    fireEvent.click(dialog.getByRole("button", { name: "Changer d’offre" }));
    expect(await screen.findByText("Votre changement d’offre est enregistré.")).toBeTruthy();
    expect(changes()).toEqual(['PUT /subscription/s1 {"action":"change","offer":"expert-annuel"}']);
  });

  it("that another window has changed is shown as it is, unchanged by this one", async () => {
    server.subscriptions = [subscription()];
    server.instead.set("PUT /subscription/s1", () => json({ type: "/problemes/subscription.conflict", title: "x" }, 412));
    const dialog = await ask("Mettre fin");
    server.subscriptions = [subscription({ status: "ending", next_on: null, revision: 4 })];
    fireEvent.click(dialog.getByRole("button", { name: "Mettre fin" }));
    expect(await screen.findByText("Cet abonnement a changé entre-temps : le voici tel qu’il est.")).toBeTruthy();
    expect(await screen.findByRole("button", { name: named("Garder comme avant : Expert") })).toBeTruthy();
  });

  it("is read in a borrowed session, and changed by nothing", async () => {
    server.subscriptions = [subscription()];
    server.mandate = { ...server.mandate, borrowed: true };
    open("/account/options");
    const end = await screen.findByRole("button", { name: named("Mettre fin : Expert") });
    await expect.poll(() => end.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(end);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("that the bank has still to confirm is named before the others", async () => {
    server.mandate = { ...server.mandate, state: "submitted", payment: payment("pending") };
    server.options = [option("expert", "Expert")];
    open("/account/options");
    expect(await screen.findByText("En attente de la banque")).toBeTruthy();
    expect(screen.queryByText("Vous n’avez pas d’abonnement.")).toBeNull();
  });
});
