import { afterEach, describe, expect, it, vi } from "vitest";

import { loadSession } from "./session.ts";

const answers = (user: () => Response): void =>
  void vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(address.endsWith("/user") ? user() : Response.json({ product: { slug: "marque" } })),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the session at the start", () => {
  it("is nobody's where nobody is signed in", async () => {
    answers(() => Response.json({ title: "Connectez-vous.", status: 401 }, { status: 401 }));
    expect(await loadSession()).toMatchObject({ user: null, publicMode: false });
  });

  it("tells the console that the user did not load, and opens what is public alone", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue(undefined);
    answers(() => Response.json({ title: "Une erreur est survenue.", status: 500 }, { status: 500 }));
    expect(await loadSession()).toMatchObject({ user: null, publicMode: true });
    expect(String(logged.mock.calls[0]?.[1])).toContain("User not loaded.");
  });
});
