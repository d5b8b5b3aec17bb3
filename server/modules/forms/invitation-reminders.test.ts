import { expect, it } from "vitest";

import { aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { JobKind, Jobs } from "../../jobs/jobs.ts";
import { openInvitations } from "./invitations.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

type Payload = { invitation: string; reminds: boolean };

it("an invitation whose server ends before its reminder is queued is written with it by the next one, once", async () => {
  // Nobody is written to in quiet hours.
  const noon = new Date(test.services.clock.now().getTime() + 86_400_000);
  noon.setUTCHours(11, 0, 0, 0);
  test.advance(noon.getTime() - test.services.clock.now().getTime());
  const send = (url: string, payload: object) =>
    test.send({ method: "POST", as: "dmo@belvedere.example", url: `/api/v2/${test.slug}/satisfaction-forms${url}`, payload });
  const place = await test.services.store.system("test", (db) =>
    db.selectFrom("establishments").where("name", "=", "Hôtel Bellerive").select("id").executeTakeFirstOrThrow(),
  );
  const form = replyOf("createForm", await send("", { model: "sejour", establishments: [place.id] }));
  await send(`/${form.id}/publish`, {});

  // The queue by hand: it takes nothing more once the server is as good as dead.
  const added: Payload[] = [];
  let isEnding = false;
  let run: (payload: Payload) => Promise<unknown> = () => Promise.reject(new Error("no job"));
  const handle = (kind: JobKind<Payload, void>) => {
    run = (payload) => kind.run(payload, { signal: new AbortController().signal, report: () => undefined });
    const add = async (payload: Payload): Promise<string> => {
      if (isEnding) throw new Error("the server ends");
      added.push(payload);
      return "job";
    };
    return { add, follow: () => Promise.resolve(), cancel: () => Promise.resolve() };
  };
  const invitations = openInvitations({ ...test.services, jobs: { ...test.services.jobs, handle: handle as unknown as Jobs["handle"] } });
  const actor = { login: "dmo@belvedere.example", group: { id: "aurelle" } } as Parameters<typeof invitations.send>[0];
  await invitations.send(actor, form.id, { guests: [{ email: "lena@exemple.fr" }] });
  const [invited] = added.splice(0);
  if (!invited) throw new Error("nothing is queued");

  isEnding = true;
  await expect(run(invited)).rejects.toThrow("the server ends");
  isEnding = false;
  await run(invited);
  await run(invited);
  expect(added).toEqual([{ invitation: invited.invitation, reminds: true }]);
  const mails = await test.services.store.system("test", (db) =>
    db.selectFrom("mails").where("recipient", "=", "lena@exemple.fr").select("id").execute(),
  );
  expect(mails).toHaveLength(1);
});
