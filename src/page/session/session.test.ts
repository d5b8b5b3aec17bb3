import { afterEach, describe, expect, it, vi } from "vitest";

import { loadSession } from "./session.ts";

const asked = vi.fn<(address: string) => void>();
const answers = (user: () => Response): void =>
  void vi.stubGlobal("fetch", (address: string) => {
    asked(address);
    return Promise.resolve(address.endsWith("/user") ? user() : Response.json({ product: { slug: "marque" } }));
  });
/** The cookie beside a session; the page of a test has no slug. */
const signIn = (): void => void (document.cookie = "_login=claire%40marque.example");

afterEach(() => {
  document.cookie = "_login=; max-age=0";
  asked.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the session at the start", () => {
  it("is nobody's without a login beside it, and asks the server for none", async () => {
    answers(() => Response.json({ title: "Connectez-vous.", status: 401 }, { status: 401 }));
    expect(await loadSession()).toMatchObject({ user: null, publicMode: false });
    expect(asked.mock.calls.flat().filter((address) => address.endsWith("/user"))).toEqual([]);
  });

  it("is nobody's where it has ended", async () => {
    signIn();
    answers(() => Response.json({ title: "Connectez-vous.", status: 401 }, { status: 401 }));
    expect(await loadSession()).toMatchObject({ user: null, publicMode: false });
  });

  it("tells the console that the user did not load, and opens what is public alone", async () => {
    signIn();
    const logged = vi.spyOn(console, "error").mockReturnValue(undefined);
    answers(() => Response.json({ title: "Une erreur est survenue.", status: 500 }, { status: 500 }));
    expect(await loadSession()).toMatchObject({ user: null, publicMode: true });
    expect(String(logged.mock.calls[0]?.[1])).toContain("User not loaded.");
  });
});
