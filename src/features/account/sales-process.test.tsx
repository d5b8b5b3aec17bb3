import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { billing, button, field, isFlagged, isOff, open, press, problem, router, server, type, serveAccount } from "./page-robot.tsx";

serveAccount();

describe("the sales process", () => {
  const path = (): string => router.state.location.pathname;

  it("shows billing alone, and Annuler leads back to the options", async () => {
    await open("/account?process=subscription");
    expect(screen.queryByRole("form", { name: "Données personnelles" })).toBeNull();
    expect(billing().queryByRole("button", { name: "Valider" })).toBeNull();
    await press(billing(), "Annuler");
    expect(path()).toBe("/account/options");
  });

  it("moves on at once when billing is unchanged", async () => {
    await open("/account?process=subscription");
    await press(billing(), "Suivant");
    expect(server.writes).toEqual([]);
    expect(path()).toBe("/account/subscription/widget-expert");
  });

  it("saves first when something was typed", async () => {
    await open("/account?process=subscription");
    type(billing(), "Ville", "Clairval");
    await press(billing(), "Suivant");
    expect(server.billing.city).toBe("Clairval");
    expect(path()).toBe("/account/subscription/widget-expert");
  });

  it("stays when the save fails", async () => {
    await open("/account?process=subscription");
    server.next.set("PUT /billing", () => problem(500));
    type(billing(), "Ville", "Clairval");
    await press(billing(), "Suivant");
    expect(path()).toBe("/account");
    expect(field(billing(), "Ville").value).toBe("Clairval");
  });

  it("enables Suivant once name, address, postal code and town are filled", async () => {
    server.billing = { name: "", siret: "", street: "2 place", zip: "00100", city: "Aurelle" };
    await open("/account?process=subscription");
    expect(isOff(button(billing(), "Suivant"))).toBe(true);
    expect(isFlagged(field(billing(), "Nom"))).toBe(false);
    type(billing(), "Nom", "Bellerive");
    expect(isOff(button(billing(), "Suivant"))).toBe(false);
    type(billing(), "Code Postal", "");
    expect(isOff(button(billing(), "Suivant"))).toBe(true);
  });
});
