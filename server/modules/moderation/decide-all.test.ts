import { randomUUID } from "node:crypto";

import { expect, it } from "vitest";

import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { analyseOf } from "./deciding.ts";
import { leaveReview } from "./author/submissions.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

it("a decision on several reviews of which one is absent decides on none", async () => {
  const { store, slug } = { ...test.services, slug: test.slug };
  const place = await store.system("test", (db) =>
    db.selectFrom("establishments").where("name", "=", "Hôtel Bellerive").select("id").executeTakeFirstOrThrow(),
  );
  const submission = await leaveReview({ ...test.services, analyse: analyseOf(test.services) }, place, {
    key: "form-plusieurs",
    email: "plusieurs@exemple.fr",
    lang: "fr",
    rating: 8,
    marks: {},
    text: "Accueil chaleureux, chambre propre et calme.",
    date: new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10),
    profile: "couple",
    prospecting: false,
    invited: true,
  });
  const stateOf = () =>
    store.system("test", (db) =>
      db.selectFrom("reviews").where("source_review_id", "=", submission).select(["id", "state"]).executeTakeFirstOrThrow(),
    );
  const { id } = await stateOf();
  const publish = (...reviews: string[]) =>
    test.send({
      method: "POST",
      as: "dmo@belvedere.example",
      url: `/api/v2/${slug}/moderation/decisions`,
      payload: { action: "publish", reviews },
    });
  expect((await publish(id, randomUUID())).statusCode).toBe(404);
  expect(await stateOf()).toEqual({ id, state: "pending" });
  expect((await publish(id)).json()).toMatchObject({ done: [id], refused: [] });
});
