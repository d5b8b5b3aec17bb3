import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import {
  billing,
  button,
  field,
  isFlagged,
  isOff,
  open,
  personal,
  press,
  problem,
  server,
  settle,
  toasts,
  type,
  serveAccount,
} from "./page-robot.tsx";

serveAccount();

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
    expect(document.activeElement).toBe(field(billing(), "Ville"));
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

describe("what a professional's account does not open without", () => {
  it.each([
    ["Téléphone", personal],
    ["Nom", billing],
    ["Adresse", billing],
    ["Ville", billing],
  ] as const)("%s is not emptied, and says why", async (name, where) => {
    await open();
    type(where(), name, " ");
    expect(isFlagged(field(where(), name))).toBe(true);
    expect(where().getByText("Votre compte ne s’ouvre pas sans ce renseignement.")).toBeTruthy();
    await press(where(), "Valider");
    expect(server.writes).toEqual([]);
    expect(document.activeElement).toBe(field(where(), name));
  });
});

const licensed = { id: "essentiel", title: "Essentiel", kind: "offer", held: "licence", paid_by: "licence", price: { net: 2_900 } };

describe("the expert mode", () => {
  it("is shown to an account without it, beside the offer that it has, with the way to the offers", async () => {
    server.store = [licensed];
    await open();
    await settle();
    expect(screen.getByRole("heading", { level: 2, name: "Offre Essentiel" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Passer en mode EXPERT" })).toHaveProperty("pathname", "/account/offers");
  });

  it("is not shown to an account that has it", async () => {
    server.roles = ["_V2_PRO_WIDGET_EXPERT"];
    await open();
    await settle();
    expect(screen.queryByRole("link", { name: "Passer en mode EXPERT" })).toBeNull();
  });
});

describe("the preview of an invoice", () => {
  const lines = (): string[] => {
    const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
    const amounts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    return terms.map((term, index) => `${term} : ${amounts[index]}`.replaceAll(/[\u00a0\u202f]/g, " "));
  };

  it("has what the next one will be for: the offer that comes next, and the options", async () => {
    const next_offer = { title: "Expert, à l’année", price: { net: 49_000 } };
    server.store = [licensed];
    server.subscriptions = [
      { title: "Expert", kind: "offer", price: { net: 4_900 }, next_on: "2026-08-01", next_offer },
      { title: "Réponses assistées", kind: "option", price: { net: 1_500 }, next_on: "2026-08-03", next_offer: null },
      { title: "Mes avis sur mon site", kind: "option", price: { net: 900 }, next_on: null, next_offer: null },
    ];
    await open();
    // Asked for once the form is there.
    await settle(10);
    await settle(10);
    expect(lines()).toEqual(["Offre Expert, à l’année : 490,00 € HT", "Réponses assistées : 15,00 € HT"]);
  });

  it("has the offer that the licence pays where the account pays nothing itself", async () => {
    server.store = [licensed];
    await open();
    // Asked for once the form is there.
    await settle(10);
    await settle(10);
    expect(lines()).toEqual(["Offre EssentielRéglée par la licence de votre destination : 29,00 € HT"]);
  });
});
