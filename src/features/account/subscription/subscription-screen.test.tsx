import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { json, named, open, option, payment, plain, router, server, serveSale, step, subscription } from "./sale-robot.tsx";

serveSale();

const page = "/account/subscription/widget-expert";
const path = (): string => router.state.location.pathname + router.state.location.search;

describe("the sale", () => {
  it("begins with billing, then says every amount and date of the payment before it is made", async () => {
    open(page);
    expect(await step()).toBe("1Facturation");
    fireEvent.click(await screen.findByRole("button", { name: "Suivant" }));
    await expect.poll(step).toBe("2Paiement");
    expect(path()).toBe(`${page}?offre=expert&etape=paiement`);
    const pay = await screen.findByRole("button", { name: /^Payer/ });
    expect(plain(pay.textContent)).toBe("Payer 58,80 €");
    const said = plain(document.body.textContent);
    for (const words of ["TVA 20 %9,80 €", "du 20 juil. 2026 au 19 août 2026", "58,80 € TTC le 20 août 2026, puis chaque mois"])
      expect(said).toContain(words);
  });

  it("says at its first step what is bought and for how much, and what becomes of the options that it contains", async () => {
    const replaces = [{ offer: "widgets", title: "Mes avis sur mon site", ends_on: "2026-08-13" }];
    server.options = [option("expert", "Expert", { replaces })];
    open(page);
    expect(await screen.findByRole("heading", { name: "Vous souscrivez à" })).toBeTruthy();
    const said = plain(document.body.textContent);
    for (const words of ["49,00 € HT par mois", "58,80 € TTC", "payée jusqu’au 12 août 2026, elle ne sera plus prélevée"])
      expect(said).toContain(words);
    fireEvent.click(await screen.findByRole("button", { name: "Suivant" }));
    await screen.findByRole("button", { name: /^Payer/ });
    expect(plain(document.body.textContent)).toContain("elle ne sera plus prélevée");
  });

  it("keeps the means in the address, for whoever comes back from the bank", async () => {
    open(`${page}?etape=paiement`);
    fireEvent.click(await screen.findByRole("radio", { name: /Carte bancaire/ }));
    await waitFor(() => expect(path()).toContain("moyen=card"));
    open(`${page}?offre=expert&etape=paiement&moyen=card`);
    const [card] = (await screen.findAllByRole("radio", { name: /Carte bancaire/ })).slice(-1);
    expect((card as HTMLInputElement).checked).toBe(true);
  });

  it("follows the offer and the means that are chosen", async () => {
    open(`${page}?etape=paiement`);
    fireEvent.click(await screen.findByRole("radio", { name: /Expert, à l’année/ }));
    fireEvent.click(screen.getByRole("radio", { name: /Carte bancaire/ }));
    await waitFor(() => expect(plain(screen.getByRole("button", { name: /^Payer/ }).textContent)).toBe("Payer 588,00 €"));
    expect(server.writes.at(-1)).toBe('POST /payment/validate {"offer":"expert-annuel","method":"card"}');
  });

  it("says which data are missing where the invoice could not be made", async () => {
    server.instead.set("POST /payment/validate", () => json({ type: "/problemes/request.invalid", title: "x", errors: [] }, 422));
    open(`${page}?etape=paiement`);
    expect(await screen.findByText("Complétez d’abord vos données de facturation.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Payer/ })).toBeNull();
  });

  it("reads a borrowed account, and never pays for it", async () => {
    server.mandate = { ...server.mandate, borrowed: true };
    open(`${page}?etape=paiement`);
    const pay = await screen.findByRole("button", { name: /^Payer/ });
    await expect.poll(() => pay.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(pay);
    expect(server.writes.filter((write) => write.includes("/payment/mandate"))).toEqual([]);
  });

  it("that waits for the bank shows so, and asks for no second payment", async () => {
    server.mandate = { ...server.mandate, state: "submitted", payment: payment("pending") };
    server.outcome = payment("pending");
    open(`${page}?offre=expert-annuel`);
    expect(await screen.findByRole("heading", { name: "Votre mandat est enregistré." })).toBeTruthy();
    await expect.poll(step).toBe("3Confirmation");
    expect(screen.queryByRole("button", { name: "Suivant" })).toBeNull();
  });
});

describe("the confirmation", () => {
  it.each([
    ["success", "Expert : votre abonnement est actif."],
    ["pending", "Votre mandat est enregistré."],
    ["cancel", "Le paiement a été abandonné."],
    ["error", "Le paiement n’a pas abouti."],
  ] as const)("is «%s» by the server’s word, whatever the address says", async (status, title) => {
    server.outcome = payment(status);
    open(`${page}/${status === "success" ? "error" : "success"}?paiement=p1`);
    expect(await screen.findByRole("heading", { name: named(title) })).toBeTruthy();
    await waitFor(() => expect(path()).toBe(`${page}/${status}?paiement=p1`));
  });

  it.each([
    ["refused", "Le paiement n’a pas abouti.", ["Reprendre le paiement"]],
    ["expired", "Le paiement n’a pas été terminé à temps.", ["Reprendre le paiement"]],
    ["refunded", "Votre paiement vous a été remboursé, et votre accès est fermé.", ["Souscrire de nouveau", "Voir mes factures"]],
    ["duplicate", "Ce second paiement vous est remboursé.", ["Voir mes options"]],
  ] as const)("of a payment that is %s says why it opens nothing, and where to go on", async (cause, title, ways) => {
    server.outcome = { ...payment("error"), cause };
    open(`${page}/error?paiement=p1`);
    expect(await screen.findByRole("heading", { name: named(title) })).toBeTruthy();
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(ways);
  });

  it("of a payment that is settled leads in, and to its invoice; one that is given up, back to the same means", async () => {
    open(`${page}/success?paiement=p1`);
    expect((await screen.findByRole("link", { name: "Voir mes factures" })).getAttribute("href")).toBe("/account/invoices");
    server.outcome = payment("cancel");
    open(`${page}/cancel?paiement=p1`);
    const retry = await screen.findByRole("link", { name: "Reprendre le paiement" });
    expect(retry.getAttribute("href")).toBe(`${page}?offre=expert&etape=paiement&moyen=sepa_debit`);
  });

  it("of a payment that is not the account's says nothing of it", async () => {
    server.instead.set("POST /payment/complete", () => json({ type: "/problemes/object.not-found", title: "x" }, 404));
    open(`${page}/success?paiement=p1`);
    expect(await screen.findByText("L’état de votre paiement n’a pas pu être lu.")).toBeTruthy();
    expect(screen.queryByText(/58,80/)).toBeNull();
  });
});

describe("an independent, for whom no other page opens", () => {
  it("resumes a paused subscription here", async () => {
    server.options = [option("expert", "Expert", { open: false, held: "subscription" })];
    server.subscriptions = [subscription({ status: "paused", resumes_on: "2026-12-01", next_on: "2026-12-01" })];
    open(page, "independants");
    expect(await screen.findByRole("button", { name: named("Reprendre maintenant : Expert") })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Voir mes options" })).toBeNull();
  });

  it("finds the invoices of what has ended here", async () => {
    const paid = { id: "i1", number: "F2026-000001", title: "Expert", kind: "invoice", date: "2026-07-20", state: "paid", corrects: null };
    server.invoices = [{ ...paid, net: 4_900, tax: 980, amount: 5_880, paid_on: "2026-07-20" }];
    open(page, "independants");
    expect(await screen.findByRole("button", { name: "Télécharger F2026-000001" })).toBeTruthy();
  });

  it("writes to the support from here, and comes back to the sale", async () => {
    open(page, "independants");
    fireEvent.click(await screen.findByRole("link", { name: "Écrire au support" }));
    expect(await screen.findByRole("form", { name: "Nous écrire" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Support" })).toBeTruthy();
    fireEvent.click(screen.getByRole("link", { name: named("Revenir à l’abonnement") }));
    expect(await step()).toBe("1Facturation");
  });

  it("finds no part of the page that there is not", async () => {
    open(`${page}?voir=constructor`, "independants");
    expect(await step()).toBe("1Facturation");
  });

  it("is led in where the subscription was paid meanwhile", async () => {
    server.options = [option("expert", "Expert", { open: false, held: "subscription" })];
    server.subscriptions = [subscription()];
    open(page, "independants");
    expect(await screen.findByRole("button", { name: "Continuer" })).toBeTruthy();
  });
});
