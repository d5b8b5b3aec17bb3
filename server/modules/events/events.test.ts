import { afterAll, beforeAll, expect, it } from "vitest";

import { openTestApp, type TestApp } from "../../../tests/access/support/test-app.ts";
import { tagsOf } from "../dashboards/tags-store.ts";

const dmo = "dmo@belvedere.example";
const actor = { login: dmo, group: { id: "aurelle" } };
let test: TestApp;
beforeAll(async () => void (test = await openTestApp()), 60_000);
afterAll(() => test.close());

/** A stream, as far as it has come. */
async function stream(
  headers: Record<string, string> = {},
): Promise<{ status: number; type: string; text: () => string; leave: () => void }> {
  const answer = await test.app.inject({
    method: "GET",
    url: `/api/v2/${test.slug}/events`,
    headers: {
      host: new URL(test.services.environment.publicUrl).host,
      cookie: `${test.slug}_session=${await test.sessions.open(dmo, null)}`,
      ...headers,
    },
    payloadAsStream: true,
  });
  let text = "";
  const body = answer.stream();
  body.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return { status: answer.statusCode, type: String(answer.headers["content-type"]), text: () => text, leave: () => body.destroy() };
}

it("sends what changes in the group as server-sent events, and what was missed to who comes back", async () => {
  const open = await stream();
  expect([open.status, open.type]).toEqual([200, "text/event-stream; charset=utf-8"]);
  await expect.poll(open.text).toMatch(/^event: listening\nid: \d+\ndata: null\n\n$/);
  const { id } = await tagsOf(test.services.store, actor).put("Été");
  await expect.poll(open.text).toMatch(new RegExp(`\\nid: \\d+\\ndata: {"topic":"dashboards","key":"${id}"}\\n\\n$`));
  const last = /id: (\d+)\n[^\n]*\n\n$/.exec(open.text())?.[1] ?? "";
  open.leave();
  await tagsOf(test.services.store, actor).remove(id);
  const again = await stream({ "last-event-id": last });
  await expect.poll(again.text).toMatch(new RegExp(`^id: \\d+\\ndata: {"topic":"dashboards","key":"${id}"}\\n\\nevent: listening\\n`));
  again.leave();
});

it("keeps no session alive", async () => {
  const id = await test.sessions.open(dmo, null);
  test.advance(29 * 60_000);
  const open = await stream({ cookie: `${test.slug}_session=${id}` });
  expect(open.status).toBe(200);
  test.advance(2 * 60_000);
  expect(await test.sessions.find(id, { touch: false })).toBeNull();
  open.leave();
});
