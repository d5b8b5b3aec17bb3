import type { LightMyRequestResponse } from "fastify";

import { Browser } from "./browser.ts";
import type { TestApp } from "./test-app.ts";

/** The account that attackers are after. */
export const login = "dmo@belvedere.example";
export const cookieName = "belvedere_session";

/** A browser that has given the right password and has yet to call back; and the callback's address. */
export async function beforeCallback(test: TestApp, as = login): Promise<{ browser: Browser; callback: URL }> {
  const browser = new Browser(test);
  await browser.open(`/api/v2/${test.slug}/idp/login`);
  const answer = await browser.submit({ login: as, password: "demo" }, /\/idp\/callback/);
  return { browser, callback: new URL(String(answer.headers.location)) };
}

/** Does what an attacker does, and throws when it makes a session; returns the last answer. */
export async function refused(test: TestApp, attack: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const before = await countSessions(test);
  const answer = await attack();
  const opened = [answer.headers["set-cookie"] ?? []].flat().some((line) => new RegExp(`^${cookieName}=[^;]`).test(line));
  if (opened || (await countSessions(test)) !== before) throw new Error("the attack made a session");
  return answer;
}

function countSessions(test: TestApp): Promise<number> {
  return test.services.store.system("test.count", async (db) => (await db.selectFrom("sessions").select("id_hash").execute()).length);
}
