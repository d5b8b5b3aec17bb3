import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";

import { aroundTests, type TestApp } from "../../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../../tests/support/replies.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const dmo = "dmo@belvedere.example";
const DAY = 86_400_000;

const send = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  payload?: object,
  as: string | null = dmo,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  test.send({ method, as, url: `/api/v2/${test.slug}${url}`, ...(payload ? { payload } : {}), headers });

/** A published form with which the hotel asks; another of the same group. */
async function published(): Promise<{ form: string; hotel: string }> {
  const [hotel] = await test.services.store.system("test", (db) =>
    db.selectFrom("establishments").where("name", "=", "Hôtel Bellerive").select("id").execute(),
  );
  const establishments = [hotel?.id ?? ""];
  const { id } = replyOf("createForm", await send("POST", "/satisfaction-forms", { model: "sejour", establishments }));
  await send("POST", `/satisfaction-forms/${id}/publish`);
  return { form: id, hotel: hotel?.id ?? "" };
}

const keyOf = async ({ form, hotel }: { form: string; hotel: string }): Promise<string> =>
  replyOf("makeFormKey", await send("POST", `/satisfaction-forms/${form}/keys/${hotel}`)).key;

let count = 0;
/** A check-out, as a hotel's software reports it: without a session and the page's own headers. */
function report(form: string, key: string | null, event: object, once = `depart-${(count += 1)}-abcdef`): Promise<LightMyRequestResponse> {
  return test.app.inject({
    method: "POST",
    url: `/api/v2/${test.slug}/satisfaction-forms/${form}/events`,
    headers: { host: "127.0.0.1:4999", "idempotency-key": once, ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    payload: event,
  });
}
const invitations = (form: string) =>
  test.services.store.system("test", (db) => db.selectFrom("form_invitations").where("form_id", "=", form).selectAll().execute());

describe("the key of an establishment", () => {
  it("is shown once, stored as a hash, replaced and revoked", async () => {
    const asking = await published();
    const { form } = asking;
    const at = `/satisfaction-forms/${form}/keys`;
    expect(replyOf("listFormKeys", await send("GET", at))).toMatchObject([{ establishment: { id: asking.hotel }, key: null }]);
    const first = await keyOf(asking);
    const listed = await send("GET", at);
    expect(replyOf("listFormKeys", listed)).toMatchObject([{ key: { hint: first.slice(-4), made_by: dmo, used_at: null } }]);
    expect(listed.body).not.toContain(first);
    const rows = await test.services.store.system("test", (db) => db.selectFrom("form_places").selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(first);
    expect((await report(form, first, { email: "un@example.fr" })).statusCode).toBe(201);
    expect(replyOf("listFormKeys", await send("GET", at))[0]?.key?.used_at).toEqual(expect.any(String));

    const second = await keyOf(asking);
    expect((await report(form, first, { email: "deux@example.fr" })).statusCode).toBe(401);
    expect((await report(form, second, { email: "deux@example.fr" })).statusCode).toBe(201);
    expect((await send("DELETE", `${at}/${asking.hotel}`)).statusCode).toBe(204);
    const refusal = await report(form, second, { email: "trois@example.fr" });
    expect([refusal.statusCode, refusal.json()]).toMatchObject([401, { title: expect.stringContaining("Cette clé n’ouvre pas") }]);
  });

  it("opens its own form alone; without one, or for a form that does not exist, the refusal is the same", async () => {
    const [one, other] = [await published(), await published()];
    const key = await keyOf(one);
    const answers = [
      await report(other.form, key, { email: "a@example.fr" }),
      await report("0190b1d2-0000-7000-8000-000000000000", key, { email: "a@example.fr" }),
      await report(one.form, null, { email: "a@example.fr" }),
      await report(one.form, "", { email: "a@example.fr" }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
    expect(new Set(answers.map((answer) => answer.json<{ type: string }>().type)).size).toBe(1);
  });
});

describe("a reported stay", () => {
  it("invites its guest once, the morning after, however often it comes; in ninety days no other form of the group asks", async () => {
    const [one, other] = [await published(), await published()];
    const key = await keyOf(one);
    const stay = new Date(test.services.clock.now().getTime() + 3 * DAY).toISOString().slice(0, 10);
    const event = { email: "Gast@Example.de", name: "Gast", stay_date: stay, lang: "de-AT" };
    const answers = await Promise.all(Array.from({ length: 4 }, () => report(one.form, key, event, "depart-chambre-12")));
    expect(answers.map((answer) => replyOf("reportStay", answer).queued)).toEqual([true, true, true, true]);
    expect(answers.filter(({ headers }) => headers["idempotent-replayed"] === "true")).toHaveLength(3);
    const [invitation, ...more] = await invitations(one.form);
    expect(more).toEqual([]);
    expect(invitation).toMatchObject({ email: "gast@example.de", lang: "de", source: "event", state: "queued", stay_date: stay });
    // Nine o'clock in Paris.
    const due = new Date(invitation?.due_at ?? 0);
    expect(due.toISOString().slice(0, 10) > stay).toBe(true);
    expect(new Intl.DateTimeFormat("fr", { hour: "numeric", timeZone: "Europe/Paris" }).format(due)).toBe("09 h");

    expect((await report(one.form, key, { ...event, email: "autre@example.de" }, "depart-chambre-12")).statusCode).toBe(409);
    const second = replyOf("reportStay", await report(other.form, await keyOf(other), { email: "gast@example.de" }));
    expect(second).toMatchObject({ queued: false, due_at: null, reason: expect.stringContaining("90 jours") });
    expect(replyOf("listStayEvents", await send("GET", `/satisfaction-forms/${other.form}/events`))).toMatchObject([
      { establishment: "Hôtel Bellerive", due_at: null, reason: second.reason },
    ]);
    const byHand = await send("POST", `/satisfaction-forms/${other.form}/send`, { guests: [{ email: "gast@example.de" }] });
    expect(replyOf("sendForm", byHand)).toMatchObject({ queued: 0, refused: [{ reason: expect.stringContaining("déjà prévue") }] });
  });

  it("is refused in French with the field where it is wrong, and while the form is not open", async () => {
    const asking = await published();
    const key = await keyOf(asking);
    for (const [event, pointer] of [
      [{ email: "pas une adresse" }, "/email"],
      [{ email: "a@example.fr", stay_date: "2026-02-31" }, "/stay_date"],
      [{ email: "a@example.fr", stay_date: "2019-01-01" }, "/stay_date"],
      [{ email: "a@example.fr", chambre: "12" }, "/chambre"],
      [{}, "/email"],
    ] as const) {
      const answer = await report(asking.form, key, event);
      const problem = answer.json<{ errors: { pointer: string }[] }>();
      expect([answer.statusCode, answer.headers["content-type"]], pointer).toEqual([422, "application/problem+json; charset=utf-8"]);
      expect(problem.errors[0]?.pointer).toBe(pointer);
    }
    expect((await report(asking.form, key, { email: "a@example.fr" }, "court")).statusCode).toBe(400);
    await send("PUT", `/satisfaction-forms/${asking.form}`, { state: "paused" }, dmo, { "if-match": "*" });
    const closed = await report(asking.form, key, { email: "a@example.fr" });
    expect([closed.statusCode, closed.body]).toEqual([409, expect.stringContaining("n’est pas ouvert")]);
    expect(await invitations(asking.form)).toEqual([]);
  });

  it("is one of a thousand a day at most", async () => {
    const asking = await published();
    const key = await keyOf(asking);
    const at = test.services.clock.now().toISOString();
    await test.services.store.system("test", async (db) => {
      const { group_id } = await db.selectFrom("forms").where("id", "=", asking.form).select("group_id").executeTakeFirstOrThrow();
      const rows = Array.from({ length: 1_000 }, (_, no) => ({
        group_id,
        form_id: asking.form,
        establishment_id: asking.hotel,
        key: `depart-de-test-${no}`,
        fingerprint: "",
        at,
        due_at: null,
        reason: null,
      }));
      await db.insertInto("stay_events").values(rows).execute();
    });
    const answer = await report(asking.form, key, { email: "encore@example.fr" });
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, "3600"]);
  });
});
