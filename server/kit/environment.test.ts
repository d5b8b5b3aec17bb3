import { resolve } from "node:path";

import { describe, expect, it } from "vitest";

import { readEnvironment } from "./environment.ts";

describe("the environment", () => {
  it("has a working value for everything when nothing is set", () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: resolve("data"),
      publicUrl: "http://127.0.0.1:3000",
      databaseUrl: null,
      oidc: null,
      demo: true,
      bench: false,
      production: false,
    });
  });

  it("derives the public address from host and port unless it is given", () => {
    expect(readEnvironment({ HOST: "0.0.0.0", PORT: "8080" }).publicUrl).toBe("http://127.0.0.1:8080");
    expect(readEnvironment({ HOST: "::" }).publicUrl).toBe("http://[::1]:3000");
    expect(readEnvironment({ HOST: "fd00::1" }).publicUrl).toBe("http://[fd00::1]:3000");
    expect(readEnvironment({ HOST: "192.0.2.7" }).publicUrl).toBe("http://192.0.2.7:3000");
    expect(readEnvironment({ PUBLIC_URL: "https://avis.exemple.fr/" }).publicUrl).toBe("https://avis.exemple.fr");
  });

  it("takes an empty variable for an absent one", () => {
    expect(readEnvironment({ DATABASE_URL: "", DEMO: "" })).toMatchObject({ databaseUrl: null, demo: true });
  });

  it("takes proxies by address or network, and refuses what is neither or trusts everybody", () => {
    const read = (TRUSTED_PROXIES: string): string[] => readEnvironment({ TRUSTED_PROXIES }).trustedProxies;
    expect(readEnvironment({}).trustedProxies).toEqual([]);
    expect(read("10.0.0.5, 10.1.0.0/16,fd00::/8,::1")).toEqual(["10.0.0.5", "10.1.0.0/16", "fd00::/8", "::1"]);
    for (const wrong of [
      "true",
      "*",
      "10.0.0.5,",
      "10.0.0",
      "10.0.0.0/33",
      "0.0.0.0/0",
      "fd00::/129",
      "10.0.0.0/8/8",
      "proxy.example",
      "loopback",
      "fe80::1%eth0",
    ])
      expect(() => read(wrong)).toThrow(/TRUSTED_PROXIES doit être/);
  });

  it("names every wrong variable in one sentence and never repeats what it was given", () => {
    const wrong = { PORT: "70000", DATABASE_URL: "mysql://root:secret@h/b", DEMO: "oui", OIDC_ISSUER: "https://issuer.example" };
    const read = (): unknown => readEnvironment(wrong);
    expect(read).toThrow(/PORT.*DATABASE_URL.*OIDC_CLIENT_ID.*DEMO/);
    expect(read).not.toThrow(/secret/);
  });
});
