import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { addresses } from "../../src/generated/calls.ts";
import { apiTable } from "./support/access-tables.ts";
import { rootTable, sets } from "./support/callers.ts";
import { openProfiles, type Profile, withoutSession } from "./support/profiles.ts";
import { openTestApp, type TestApp } from "./support/test-app.ts";

let test: TestApp;
let profiles: Profile[];
beforeAll(async () => {
  test = await openTestApp();
  profiles = await openProfiles(test);
}, 60_000);
afterAll(() => test.close());

/** Registered routes as «METHOD path»; the embedded provider's own endpoints and HEAD twins have no row of their own. */
function registered(): { api: string[]; root: string[] } {
  const base = `/api/v2/${test.slug}`;
  const own = test.app.registeredRoutes.filter(({ method, url }) => method !== "HEAD" && url !== "/identity/*");
  const api = own.filter(({ url }) => url.startsWith(base)).map(({ method, url }) => `${method} ${url.slice(base.length)}`);
  const root = own.filter(({ url }) => !url.startsWith(base)).map(({ method, url }) => `${method} ${url}`);
  return { api, root };
}

/** The status that the hand-written table expects: 0 means «let in». */
function expected(set: (typeof sets)[keyof typeof sets], { name }: Profile): number {
  if (set === "everybody") return 0;
  if (withoutSession.includes(name)) return 401;
  if (set === "signed in") return 0;
  return (set as readonly string[]).includes(name) ? 0 : 403;
}

const cookies = new Map<string, Promise<string | null>>();
/** One session a profile serves every route; those that end it get one of their own. */
function cookieFor(profile: Profile, path: string): Promise<string | null> {
  if (path.startsWith("/idp/") || path === "/user/restore") return profile.cookie();
  const known = cookies.get(profile.name) ?? profile.cookie();
  cookies.set(profile.name, known);
  return known;
}

describe("the access matrix of the API", () => {
  it("has a row for every registered route, and no other", () => {
    const { api, root } = registered();
    expect(new Set(api)).toEqual(new Set(Object.keys(apiTable)));
    expect(new Set(root)).toEqual(new Set(Object.keys(rootTable)));
  });

  it("registers every call that schemas/api/ declares, as declared, and no other", () => {
    const base = `/api/v2/${test.slug}`;
    const api = test.app.registeredRoutes.filter(({ method, url }) => method !== "HEAD" && url.startsWith(base));
    expect(api.filter(({ call }) => call === undefined).map(({ url }) => url)).toEqual([]);
    const shown = (call: string | undefined, { method, path }: { method: string; path: string }): string => `${call} ${method} ${path}`;
    expect(api.map(({ call, method, url }) => shown(call, { method, path: url.slice(base.length) })).toSorted()).toEqual(
      Object.entries(addresses)
        .map(([name, address]) => shown(name, address))
        .toSorted(),
    );
  });

  it("tries at least twenty profiles", () => {
    expect(new Set(profiles.map(({ name }) => name)).size).toBeGreaterThanOrEqual(20);
  });

  it.each(Object.entries(apiTable))("%s is for: %s", async (route, set) => {
    const [method = "GET", path = ""] = route.split(" ");
    const url = `/api/v2/${test.slug}${path.replace(/:\w+/g, "3f8a1f0e-5c1b-4d7e-9a57-0c5a6c5f2b11")}`;
    const differences: string[] = [];
    for (const profile of profiles) {
      const cookie = await cookieFor(profile, path);
      const answer = await test.send({ method, url, headers: cookie === null ? {} : { cookie } });
      const refused = answer.statusCode === 401 || answer.statusCode === 403 ? answer.statusCode : 0;
      const wanted = expected(sets[set], profile);
      if (refused !== wanted) differences.push(`${profile.name}: ${refused}, expected ${wanted}`);
    }
    expect(differences).toEqual([]);
  });

  it("clears both cookies with a 401, and reveals nothing", async () => {
    const answer = await test.send({
      method: "GET",
      url: `/api/v2/${test.slug}/user`,
      headers: { cookie: `${test.slug}_session=${"A".repeat(43)}` },
    });
    expect(answer.statusCode).toBe(401);
    const cleared = [answer.headers["set-cookie"] ?? []].flat().map((line) => line.split(";")[0]);
    expect(cleared).toEqual([`${test.slug}_session=`, `${test.slug}_login=`]);
    expect(answer.json()).toMatchObject({ title: "Votre session a expiré. Reconnectez-vous.", status: 401, errors: [] });
  });

  it("clears nothing with the 401 of another site's form, which comes without the cookie", async () => {
    const url = `/api/v2/${test.slug}/user/restore`;
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://autre.example" }, { "sec-fetch-site": "same-site" }]) {
      const answer = await test.send({ method: "POST", url, headers: { ...headers, "content-type": "text/plain" }, payload: "" });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    const own = await test.send({ method: "POST", url, headers: { "sec-fetch-site": "same-origin" } });
    expect(own.headers["set-cookie"]).toHaveLength(2);
  });

  it("refuses to register a route that declares no access", async () => {
    await expect(openTestApp({ extend: (app) => app.get("/forgotten", async () => "open to all") })).rejects.toThrow(
      "GET /forgotten declares no access",
    );
  });
});
