import { expect, it } from "vitest";

import { addAccount, aroundTests, type TestApp } from "../../../tests/access/support/test-app.ts";
import { replyOf } from "../../../tests/support/replies.ts";
import type { JobKind, Jobs } from "../../jobs/jobs.ts";
import { eraseGuest } from "./guests/erase-guest.ts";
import { openInvitations } from "./invitations.ts";
import { writeInvitations } from "./sending/write-invitation.ts";

let test: TestApp;
aroundTests((opened) => (test = opened));

type Payload = { invitations: string[]; reminds: boolean };

/** Noon of the next day, since nobody is written to in quiet hours; a published form, and what queues its invitations. */
async function opened() {
  const noon = new Date(test.services.clock.now().getTime() + 86_400_000);
  noon.setUTCHours(11, 0, 0, 0);
  test.advance(noon.getTime() - test.services.clock.now().getTime());
  const as = await addAccount(test, { type: "DMO", group: "aurelle", roles: ["BELVEDERE_ORGANIZATION_OBSERVATORY"] });
  const send = (url: string, payload: object) =>
    test.send({ method: "POST", as, url: `/api/v2/${test.slug}/satisfaction-forms${url}`, payload });
  const place = await test.services.store.system("test", (db) =>
    db.selectFrom("establishments").where("name", "=", "Hôtel Bellerive").select("id").executeTakeFirstOrThrow(),
  );
  const form = replyOf("createForm", await send("", { model: "sejour", establishments: [place.id] }));
  await send(`/${form.id}/publish`, {});
  return form;
}

const mailsTo = (address: string) =>
  test.services.store.system("test", (db) => db.selectFrom("mails").where("recipient", "=", address).select("id").execute());

it("an invitation whose server ends before its reminder is queued is written with it by the next one, once", async () => {
  const form = await opened();
  // The queue by hand: it takes nothing more once the server is as good as dead.
  const added: Payload[] = [];
  let isEnding = false;
  let run: (payload: Payload) => Promise<unknown> = () => Promise.reject(new Error("no job"));
  const handle = (kind: JobKind<Payload, void>) => {
    run = (payload) => kind.run(payload, { signal: new AbortController().signal, report: () => undefined });
    const addAll = async (payloads: Payload[]): Promise<void> => {
      if (isEnding) throw new Error("the server ends");
      added.push(...payloads);
    };
    return { addAll, follow: () => Promise.resolve(), cancel: () => Promise.resolve() };
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
  expect(added).toEqual([{ invitations: invited.invitations, reminds: true }]);
  expect(await mailsTo("lena@exemple.fr")).toHaveLength(1);
});

it("a guest who is erased while the invitation is being written gets no mail", async () => {
  const form = await opened();
  const { store, clock } = test.services;
  const handle = () => ({ addAll: () => Promise.resolve(), follow: () => Promise.resolve(), cancel: () => Promise.resolve() });
  const invitations = openInvitations({ ...test.services, jobs: { ...test.services.jobs, handle: handle as unknown as Jobs["handle"] } });
  const actor = { login: "dmo@belvedere.example", group: { id: "aurelle" } } as Parameters<typeof invitations.send>[0];
  await invitations.send(actor, form.id, { guests: [{ email: "mila@exemple.fr" }] });
  const { id } = await store.system("test", (db) =>
    db.selectFrom("form_invitations").where("email", "=", "mila@exemple.fr").select("id").executeTakeFirstOrThrow(),
  );
  const erasing = Object.create(store, {
    together: {
      value: async (write: () => Promise<unknown>) => {
        await eraseGuest({ store, outbox: test.services.environment.dataDir, now: clock.now() }, "aurelle", "mila@exemple.fr", null);
        return store.together(write);
      },
    },
  }) as typeof store;
  await writeInvitations({ ...test.services, store: erasing }, [id], false, () => Promise.resolve());
  expect(await mailsTo("mila@exemple.fr")).toEqual([]);
  const row = await store.system("test", (db) =>
    db.selectFrom("form_invitations").where("id", "=", id).select(["state", "sent_at"]).executeTakeFirst(),
  );
  expect(row).toEqual({ state: "cancelled", sent_at: null });
});
