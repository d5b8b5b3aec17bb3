import { expect, it } from "vitest";

import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { png, svg } from "../../../tests/support/images.ts";
import { replyOf } from "../../../tests/support/replies.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const dmo = "dmo@belvedere.example";
const send = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  payload?: object,
  as: string | null = dmo,
  headers: Record<string, string> = {},
) => test.send({ method, as, url: `/api/v2/${test.slug}${url}`, ...(payload ? { payload } : {}), headers });
const put = (id: string, bytes: Buffer) =>
  test.send({
    method: "PUT",
    as: dmo,
    url: `/api/v2/${test.slug}/satisfaction-forms/${id}/image`,
    payload: bytes,
    headers: { "content-type": "image/png" },
  });
const shown = async (address: string) => (await test.send({ method: "GET", url: address })).statusCode;

async function published(): Promise<{ id: string; token: string }> {
  const hotels = await test.services.store.system("test", (db) =>
    db.selectFrom("establishments").where("name", "=", "Hôtel Bellerive").select("id").execute(),
  );
  const { id } = replyOf(
    "createForm",
    await send("POST", "/satisfaction-forms", { model: "court", establishments: hotels.map((one) => one.id) }),
  );
  const { establishments } = replyOf("publishForm", await send("POST", `/satisfaction-forms/${id}/publish`));
  return { id, token: establishments[0]?.address.split("/").at(-1) ?? "" };
}

it("an image is shown to guests of every version until it is replaced or taken away, and its file goes with the last form that shows it", async () => {
  const [one, other] = [await published(), await published()];
  const { image } = replyOf("writeFormImage", await put(one.id, png(1600, 800)));
  expect(replyOf("writeFormImage", await put(other.id, png(1600, 800))).image).toBe(image);
  expect(replyOf("readForm", await send("GET", `/satisfaction-forms/${one.id}`)).image).toBe(image);
  expect(replyOf("readPublicForm", await send("GET", `/satisfaction-forms/public/${one.token}`, undefined, null)).image).toBe(image);
  expect((await send("DELETE", `/satisfaction-forms/${one.id}/image`)).statusCode).toBe(204);
  expect(await shown(image)).toBe(200);
  const next = replyOf("writeFormImage", await put(other.id, png(40, 40))).image;
  expect([await shown(image), await shown(next)]).toEqual([404, 200]);
  const third = replyOf("createForm", await send("POST", "/satisfaction-forms", { model: "court" })).id;
  const own = replyOf("writeFormImage", await put(third, png(60, 60))).image;
  expect(await shown(own)).toBe(200);
  expect((await send("DELETE", `/satisfaction-forms/${third}`)).statusCode).toBe(204);
  expect(await shown(own)).toBe(404);
  for (const [bytes, status] of [
    [svg, 415],
    [Buffer.from("<!doctype html>"), 415],
    [Buffer.alloc(5 * 1024 * 1024 + 1), 413],
  ] as const)
    expect((await put(one.id, bytes)).statusCode).toBe(status);
});

it("a draft is tried at an address of its own: answers are checked, and nothing is kept or counted", async () => {
  const { id } = await published();
  const { address } = replyOf("testForm", await send("POST", `/satisfaction-forms/${id}/test`));
  const read = replyOf("readForm", await send("GET", `/satisfaction-forms/${id}`));
  const draft = { ...read.document, intro: { fr: "Nouvelle introduction." } };
  await send("PUT", `/satisfaction-forms/${id}`, { document: draft }, dmo, { "if-match": "*" });
  const path = `/satisfaction-forms/public/${address.split("/").at(-1) ?? ""}`;
  const form = replyOf("readPublicForm", await send("GET", path, undefined, null));
  expect(form).toMatchObject({ test: true, document: { intro: { fr: "Nouvelle introduction." } } });
  const once = { "idempotency-key": "essai-du-questionnaire" };
  const answer = (answers: object) => send("POST", `${path}/answers`, { version: form.version, answers, lang: "fr" }, null, once);
  expect((await answer({ recommandation: 11 })).statusCode).toBe(422);
  expect(replyOf("answerPublicForm", await answer({ recommandation: 9, note: 8 }))).toEqual({ state: "complete", confirmation: false });
  expect(replyOf("listFormResponses", await send("GET", `/satisfaction-forms/${id}/responses`)).total).toBe(0);
  expect(replyOf("readForm", await send("GET", `/satisfaction-forms/${id}`)).figures).toMatchObject({ complete: 0, started: 0, nps: null });
});

it("a trial has one address for a day, which ends by itself or is closed; the next one has another", async () => {
  const { id } = await published();
  const open = async () => replyOf("testForm", await send("POST", `/satisfaction-forms/${id}/test`));
  const statusOf = async (address: string) =>
    (await send("GET", `/satisfaction-forms/public/${address.split("/").at(-1) ?? ""}`, undefined, null)).statusCode;
  const trial = async () => replyOf("readForm", await send("GET", `/satisfaction-forms/${id}`)).trial;
  expect(await trial()).toBeNull();
  const first = await open();
  expect(await open()).toEqual(first);
  expect([await trial(), await statusOf(first.address)]).toEqual([first, 200]);
  expect((await send("DELETE", `/satisfaction-forms/${id}/test`)).statusCode).toBe(204);
  expect([await trial(), await statusOf(first.address)]).toEqual([null, 404]);
  test.advance(1_000);
  const second = await open();
  expect([await statusOf(first.address), await statusOf(second.address)]).toEqual([404, 200]);
  test.advance(25 * 3_600_000);
  expect(await statusOf(second.address)).toBe(410);
});
