import { extractText, getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";

import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

const dmo = "dmo@belvedere.example";
const send = (method: "GET" | "POST", url: string, payload?: object) =>
  test.send({ method, as: dmo, url: `/api/v2/${test.slug}${url}`, ...(payload ? { payload } : {}) });
const place = (name: string): Promise<string> =>
  test.services.store.system(
    "test",
    async (db) => (await db.selectFrom("establishments").where("name", "=", name).select("id").executeTakeFirstOrThrow()).id,
  );

async function wordsOf(task: string): Promise<string> {
  const file = () => send("GET", `/tasks/${task}/content`);
  await expect.poll(async () => (await file()).statusCode, { timeout: 60_000 }).toBe(200);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array((await file()).rawPayload)));
  return text.join(" ").replace(/\s+/g, " ");
}

it("leads to the form of one establishment by a code, on screen and printed for a wall and for tables", async () => {
  const hotel = await place("Hôtel Bellerive");
  const { id } = replyOf("createForm", await send("POST", "/satisfaction-forms", { model: "sejour", establishments: [hotel] }));
  const { establishments } = replyOf("publishForm", await send("POST", `/satisfaction-forms/${id}/publish`));
  const code = replyOf("readFormCode", await send("GET", `/satisfaction-forms/${id}/code?establishment=${hotel}`));
  expect(code).toMatchObject({ address: establishments[0]?.address, establishment: { name: "Hôtel Bellerive" } });
  expect(code.path).toMatch(/^M0 0h7v1h-7z/);
  for (const [format, times] of [
    ["poster", 1],
    ["cards", 4],
  ] as const) {
    const { task } = replyOf("printFormCode", await send("POST", `/satisfaction-forms/${id}/print`, { establishment: hotel, format }));
    const words = await wordsOf(task.id);
    expect([format, words.split("Hôtel Bellerive").length - 1, words.includes("Aucune contrepartie")]).toEqual([format, times, true]);
  }
  // One that does not ask with the form has no address of it.
  const other = await place("Musée de la Soie");
  expect((await send("GET", `/satisfaction-forms/${id}/code?establishment=${other}`)).statusCode).toBe(404);
  expect((await send("POST", `/satisfaction-forms/${id}/print`, { establishment: other, format: "poster" })).statusCode).toBe(404);
}, 120_000);
