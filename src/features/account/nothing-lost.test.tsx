import { act } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import { billing, button, field, isOff, open, personal, press, server, settle, toasts, type, serveAccount } from "./page-robot.tsx";

serveAccount();

describe("nothing typed is lost", () => {
  it("on a double click: one write", async () => {
    await open();
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => void (answer = resolve));
    const real = globalThis.fetch;
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      if (init.method === "PUT") await held;
      return real(url, init);
    });
    type(personal(), "Nom", "Petit");
    // Both before the page is drawn again: the button does not look busy yet.
    act(() => {
      button(personal(), "Valider").click();
      button(personal(), "Valider").click();
    });
    await settle();
    type(personal(), "Prénom", "Tapé pendant");
    answer();
    await settle();
    expect(server.writes).toHaveLength(1);
    expect(field(personal(), "Prénom").value).toBe("Tapé pendant");
    expect(isOff(button(personal(), "Valider"))).toBe(false);
  });

  it("by two tabs that change different fields", async () => {
    await open();
    type(personal(), "Nom", "Petit");
    server.personal = { ...server.personal, phone: "0799" };
    server.tags.personal = 7;
    await press(personal(), "Valider");
    expect(server.personal).toMatchObject({ last_name: "Petit", phone: "0799" });
    expect(field(personal(), "Téléphone").value).toBe("0799");
  });

  it("by two tabs that change the same field: the reader decides", async () => {
    await open();
    type(personal(), "Nom", "Petit");
    server.personal = { ...server.personal, last_name: "Grand" };
    server.tags.personal = 7;
    await press(personal(), "Valider");
    expect(server.personal.last_name).toBe("Grand");
    expect(field(personal(), "Nom").value).toBe("Petit");
    expect(personal().getByText(/Grand/)).toBeTruthy();
    await press(personal(), "Valider");
    expect(server.personal.last_name).toBe("Petit");
  });

  it("when the server dies during the write: the same write again is enough", async () => {
    await open();
    type(personal(), "Nom", "Petit");
    server.next.set("PUT /personal-details", () => {
      // Stored, but the answer never came.
      server.personal = { ...server.personal, last_name: "Petit" };
      server.tags.personal = 2;
      throw new TypeError("Failed to fetch");
    });
    await press(personal(), "Valider");
    expect(toasts()).toEqual(["Une erreur est survenue lors de la mise à jour de votre compte."]);
    server.next.clear();
    await press(personal(), "Valider");
    expect(server.personal.last_name).toBe("Petit");
    expect(isOff(button(personal(), "Valider"))).toBe(true);
    expect(personal().getByRole("status").textContent).toBe("Tout est enregistré.");
  });

  it("by leaving the page or losing the session", async () => {
    const leave = await open();
    type(billing(), "SIRET", "842");
    type(billing(), "Nom", "Nouveau");
    leave();
    await open();
    expect([field(billing(), "SIRET").value, field(billing(), "Nom").value]).toEqual(["842", "Nouveau"]);
    await press(billing(), "Annuler");
    leave();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
