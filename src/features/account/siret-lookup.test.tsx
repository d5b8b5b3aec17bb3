import { describe, expect, it } from "vitest";

import { billing, button, field, isFlagged, isOff, json, open, press, problem, server, settle, type, serveAccount } from "./page-robot.tsx";

serveAccount();

describe("the look-up", () => {
  const siret = "73282932000074";
  const address = { number: "8", type: "rue", label: "des Tisserands", zipCode: "74000", city: "Clairval" };
  const shown = (): string[] => ["SIRET", "Adresse", "Code Postal", "Ville"].map((name) => field(billing(), name).value);

  it("is enabled by a SIRET of 14 digits alone", async () => {
    await open();
    expect(isOff(button(billing(), "Rechercher"))).toBe(true);
    type(billing(), "SIRET", siret.slice(1));
    expect(isOff(button(billing(), "Rechercher"))).toBe(true);
    type(billing(), "SIRET", siret);
    expect(isOff(button(billing(), "Rechercher"))).toBe(false);
  });

  it("fills the address, which Valider stores", async () => {
    await open();
    server.next.set(`GET /siret/${siret}`, () => json({ establishment: { address } }));
    type(billing(), "SIRET", siret);
    await press(billing(), "Rechercher");
    expect(shown()).toEqual([siret, "8 rue des Tisserands", "74000", "Clairval"]);
    await press(billing(), "Valider");
    expect(server.billing).toEqual({ name: "Bellerive", siret, street: "8 rue des Tisserands", zip: "74000", city: "Clairval" });
  });

  it("flags the SIRET when the address is incomplete, and fills nothing", async () => {
    await open();
    server.next.set(`GET /siret/${siret}`, () => json({ establishment: { address: { ...address, label: null } } }));
    type(billing(), "SIRET", siret);
    await press(billing(), "Rechercher");
    expect(isFlagged(field(billing(), "SIRET"))).toBe(true);
    expect(shown()).toEqual([siret, "2 place", "00100", "Aurelle"]);
  });

  it.each([404, 422, 502, 500])("flags and clears the SIRET when the call fails with %i", async (status) => {
    await open();
    server.next.set(`GET /siret/${siret}`, () => problem(status));
    type(billing(), "SIRET", siret);
    await press(billing(), "Rechercher");
    expect(shown()).toEqual(["", "2 place", "00100", "Aurelle"]);
    expect(isFlagged(field(billing(), "SIRET"))).toBe(true);
    type(billing(), "SIRET", siret);
    expect(isFlagged(field(billing(), "SIRET"))).toBe(false);
  });

  it("leaves alone what was typed while it ran, and ends when the SIRET changes", async () => {
    await open();
    let answer: (response: Response) => void = () => {};
    server.next.set(`GET /siret/${siret}`, () => new Promise((resolve) => void (answer = resolve)));
    type(billing(), "SIRET", siret);
    await press(billing(), "Rechercher");
    type(billing(), "Ville", "Tapée");
    answer(json({ establishment: { address } }));
    await settle();
    expect(shown()).toEqual([siret, "8 rue des Tisserands", "74000", "Tapée"]);

    await press(billing(), "Rechercher");
    type(billing(), "SIRET", "7");
    answer(problem(500));
    await settle();
    expect(shown()[0]).toBe("7");
  });
});
