import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";

import { replyOf } from "../../../tests/support/replies.ts";
import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { SESSION_ABSOLUTE_MS, SESSION_BORROWED_MS } from "../../http/sessions.ts";

const dmo = "dmo@belvedere.example";
const pro = "pro@belvedere.example";
let test: TestApp;
aroundTests((opened) => (test = opened));

/** A call with the cookies of one browser, which keeps what the answer sets. */
class Visitor {
  #session: string;
  login = "";
  constructor(session: string) {
    this.#session = session;
  }
  get session(): string {
    return this.#session;
  }
  async call(method: "GET" | "POST", path: string, text?: string): Promise<LightMyRequestResponse> {
    const answer = await test.send({
      method,
      url: `/api/v2/${test.slug}${path}`,
      headers: { cookie: `${test.slug}_session=${this.#session}`, ...(text === undefined ? {} : { "content-type": "text/plain" }) },
      ...(text === undefined ? {} : { payload: text }),
    });
    for (const { name, value } of answer.cookies as { name: string; value: string }[]) {
      if (name === `${test.slug}_session`) this.#session = value;
      if (name === `${test.slug}_login`) this.login = value;
    }
    return answer;
  }
  async who(): Promise<string | null> {
    const answer = await this.call("GET", "/user");
    return answer.statusCode === 200 ? replyOf("readUser", answer).login : null;
  }
}
const visit = async (login = dmo): Promise<Visitor> => new Visitor(await test.sessions.open(login, null));
const borrow = (visitor: Visitor, login = pro): Promise<LightMyRequestResponse> =>
  visitor.call("POST", `/pros-account/${encodeURIComponent(login)}/autoconnect`);
const offersReturn = async (visitor: Visitor): Promise<boolean> =>
  replyOf("readMenu", await visitor.call("GET", "/menu")).some(({ items }) => items.some(({ id }) => id === "restore"));

describe("taking a professional's session", () => {
  it("changes who one is, in both cookies, and offers the way back", async () => {
    const visitor = await visit();
    const answer = await borrow(visitor);
    expect(answer.json()).toEqual({ autologinUrl: "/" });
    expect(await visitor.who()).toBe(pro);
    expect(visitor.login).toBe(pro);
    expect(await offersReturn(visitor)).toBe(true);
  });

  it("gives no way back in a session of one's own", async () => expect(await offersReturn(await visit(pro))).toBe(false));

  it("ends the former session: its cookie is worth nothing meanwhile", async () => {
    const visitor = await visit();
    const former = new Visitor(visitor.session);
    await borrow(visitor);
    expect(await former.who()).toBeNull();
  });

  it.each(["dmo.moderation@belvedere.example", "dmo.voisin@belvedere.example", "personne@belvedere.example"])(
    "is refused as absent for %s",
    async (login) => {
      const visitor = await visit();
      expect((await borrow(visitor, login)).statusCode).toBe(404);
      expect(await visitor.who()).toBe(dmo);
    },
  );

  it("is refused from a session that is borrowed itself", async () => {
    const borrowed = await test.sessions.borrow(await test.sessions.open(dmo, null), "dmo.voisin@belvedere.example");
    expect(await test.sessions.borrow(borrowed ?? "", pro)).toBeNull();
    expect((await borrow(new Visitor(borrowed ?? ""), "pro.simple@belvedere.example")).statusCode).toBe(404);
  });

  it("never writes billing, and writes the rest", async () => {
    const visitor = await visit();
    await borrow(visitor, "pro.simple@belvedere.example");
    const put = (path: string, payload: object): Promise<LightMyRequestResponse> =>
      test.send({
        method: "PUT",
        url: `/api/v2/${test.slug}${path}`,
        headers: { cookie: `${test.slug}_session=${visitor.session}`, "if-match": "*" },
        payload,
      });
    expect((await put("/billing", { name: "N", siret: "", street: "S", zip: "74000", city: "V" })).statusCode).toBe(403);
    expect((await put("/personal-details", { first_name: "A", last_name: "B", phone: "0600000000" })).statusCode).toBe(200);
  });

  it("lasts an hour, however used", async () => {
    const visitor = await visit();
    await borrow(visitor);
    for (let spent = 0; spent < SESSION_BORROWED_MS - 60_000; spent += 20 * 60_000) {
      expect(await visitor.who()).toBe(pro);
      test.advance(20 * 60_000 - (spent === 0 ? 60_000 : 0));
    }
    test.advance(61_000);
    expect(await visitor.who()).toBeNull();
  });
});

describe("the professionals of an establishment", () => {
  const named = (name: string): Promise<{ id: string }> =>
    test.services.store.system("test.establishment", (db) =>
      db.selectFrom("establishments").where("name", "=", name).select("id").executeTakeFirstOrThrow(),
    );
  const logins = async (id: string, login = dmo): Promise<string[]> =>
    replyOf("listProfessionals", await (await visit(login)).call("GET", `/observation/establishment/${id}/professionals`)).map(
      (account) => account.login,
    );

  it("are those whose session can be taken: each account listed can be borrowed, and sees the establishment", async () => {
    const { id } = await named("Hôtel Bellerive");
    const found = await logins(id);
    expect(found).toContain(pro);
    for (const login of found) {
      const visitor = await visit();
      expect((await borrow(visitor, login)).statusCode).toBe(200);
      const { cards } = replyOf("readUser", await visitor.call("GET", "/user"));
      expect(cards.map((card) => card.id)).toContain(id);
    }
  });

  it("leave out an account that is disabled", async () => {
    const { id } = await named("Hôtel Bellerive");
    const disable = (disabled: boolean): Promise<unknown> =>
      test.services.store.system("test.disable", (db) => db.updateTable("users").set({ disabled }).where("login", "=", pro).execute());
    await disable(true);
    try {
      expect(await logins(id)).not.toContain(pro);
    } finally {
      await disable(false);
    }
  });

  it("are not told to a neighbouring destination", async () => {
    const { id } = await named("Hôtel Bellerive");
    const visitor = await visit("dmo.voisin@belvedere.example");
    expect((await visitor.call("GET", `/observation/establishment/${id}/professionals`)).statusCode).toBe(404);
  });
});

describe("coming back to one's own account", () => {
  it("restores the lender, once, and takes the borrowed session away", async () => {
    const visitor = await visit();
    await borrow(visitor);
    const borrowed = new Visitor(visitor.session);
    const answer = await visitor.call("POST", "/user/restore", "text of a page");
    expect(answer.json()).toEqual({ autologinUrl: "/" });
    expect([await visitor.who(), visitor.login]).toEqual([dmo, dmo]);
    expect(await borrowed.who()).toBeNull();
    expect(await offersReturn(visitor)).toBe(false);
    expect((await visitor.call("POST", "/user/restore")).statusCode).toBe(409);
  });

  it("does not lengthen the lender's session", async () => {
    const visitor = await visit();
    for (let spent = 0; spent < SESSION_ABSOLUTE_MS - 40 * 60_000; spent += 20 * 60_000) {
      await visitor.who();
      test.advance(20 * 60_000);
    }
    expect(await visitor.who()).toBe(dmo);
    await borrow(visitor);
    expect((await visitor.call("POST", "/user/restore")).statusCode).toBe(200);
    expect(await visitor.who()).toBe(dmo);
    test.advance(25 * 60_000);
    await visitor.who();
    test.advance(16 * 60_000);
    expect(await visitor.who()).toBeNull();
  });

  it("is recorded with the way there", async () => {
    const visitor = await visit();
    await borrow(visitor, "restreint@belvedere.example");
    await visitor.call("POST", "/user/restore");
    const entries = await test.services.store.system("test.audit", (db) =>
      db
        .selectFrom("audit_entries")
        .where("target", "=", "restreint@belvedere.example")
        .select(["login", "action"])
        .orderBy("at")
        .execute(),
    );
    expect(entries.map(({ login, action }) => `${login} ${action}`).toSorted()).toEqual([
      `${dmo} session.borrow`,
      `${dmo} session.give-back`,
    ]);
  });
});
