import { readFileSync } from "node:fs";

import { png } from "../../support/images.ts";
import type { IdRoute, ModuleAccess } from "../support/module-access.ts";
import { idInField, idInPath } from "../support/rows.ts";
import { canaryOf, establishmentOf } from "../support/tenants.ts";
import type { TestApp } from "../support/test-app.ts";

const ifMatch = { headers: { "if-match": "*" } };
const document = JSON.parse(readFileSync("templates/forms/court.json", "utf8")) as object;

/** A form of the group, its title marked. */
async function formOf({ services }: TestApp, group: string): Promise<string> {
  const at = "2026-05-01T08:00:00.000Z";
  const row = { group_id: group, title: canaryOf(group), document: JSON.stringify(document), settings: null };
  const { id } = await services.store.system("test.form", (db) =>
    db
      .insertInto("forms")
      .values({ ...row, state: "draft", created_at: at, updated_at: at, updated_by: canaryOf(group) })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** A form of the group that is open, and with which this establishment asks. */
async function openForm(test: TestApp, group: string, establishment_id: string): Promise<string> {
  const id = await formOf(test, group);
  await test.services.store.system("test.form", async (db) => {
    await db.updateTable("forms").set({ state: "active" }).where("id", "=", id).execute();
    const place = { group_id: group, form_id: id, establishment_id, token_hash: null, key_hash: null, closed_at: null };
    await db.insertInto("form_places").values(place).execute();
  });
  return id;
}
let place = "";
/** By form, the establishment that asks with it. */
const askers = new Map<string, string>();
const askingForm = async (test: TestApp, group: string): Promise<string> => {
  const establishment = await establishmentOf(test, group);
  const form = await openForm(test, group, establishment);
  askers.set(form, establishment);
  place = establishment;
  return form;
};
const askerOf = (form: string): string => askers.get(form) ?? "3f0e8a52-6f57-4d2c-9a57-0d4c3f0e8a52";

/** An establishment, in whose name guests are asked with the caller's own form. */
async function asking(test: TestApp, group: string): Promise<string> {
  own = await openForm(test, "aurelle", await establishmentOf(test, "aurelle"));
  return establishmentOf(test, group);
}

let own = "";
/** An establishment in the body of a call about the caller's own form. */
async function affected(test: TestApp, group: string): Promise<string> {
  own = await formOf(test, "aurelle");
  return establishmentOf(test, group);
}
const within = (route: string, create: IdRoute["create"], path: () => string): IdRoute =>
  idInField(route, "establishments", create, (id) => ({ url: path(), payload: { establishments: [id.slice(0, 100)] } }));

/** An establishment in the question of a call about the caller's own form. */
const ofOwnForm = (route: string, request: (id: string) => { url: string; payload?: object }): IdRoute =>
  idInField(route, "establishment", affected, (id) => request(encodeURIComponent(id.slice(0, 100))));

let mail = "";
/** An invitation by a form of the group. The caller's own form is that one, or another where the group is not the caller's. */
async function mailOf(test: TestApp, group: string, state: "sent" | "bounced"): Promise<{ id: string; form: string }> {
  const establishment_id = await establishmentOf(test, group);
  const form = await openForm(test, group, establishment_id);
  own = group === "aurelle" ? form : await formOf(test, "aurelle");
  const at = "2026-05-01T08:00:00.000Z";
  const guest = { token_hash: null, email: "cliente@example.org", email_digest: "d", name: null, stay_date: null, lang: "fr" };
  const times = { due_at: at, sent_at: at, remind_at: null, reminded_at: null, opened_at: null, answered_at: null, created_at: at };
  const marked = { state, bounced_by: state === "bounced" ? canaryOf(group) : null, mail_id: null };
  const { id } = await test.services.store.system("test.form", (db) =>
    db
      .insertInto("form_invitations")
      .values({
        group_id: group,
        form_id: form,
        establishment_id,
        source: "hand",
        created_by: canaryOf(group),
        ...guest,
        ...times,
        ...marked,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  mail = id;
  return { id, form };
}

export default {
  calls: {
    "GET /satisfaction-forms": "preferences",
    "POST /satisfaction-forms": "preferences",
    "GET /satisfaction-forms/models": "preferences",
    "GET /satisfaction-forms/config": "preferences",
    "GET /satisfaction-forms/:id": "preferences",
    "PUT /satisfaction-forms/:id": "preferences",
    "DELETE /satisfaction-forms/:id": "preferences",
    "POST /satisfaction-forms/:id/publish": "preferences",
    "POST /satisfaction-forms/:id/affect": "preferences",
    "GET /satisfaction-forms/:id/responses": "preferences",
    "GET /satisfaction-forms/:id/results": "preferences",
    "POST /satisfaction-forms/:id/responses/export": "preferences",
    "POST /satisfaction-forms/:id/send": "preferences",
    "GET /satisfaction-forms/:id/mails": "preferences",
    "PUT /satisfaction-forms/:id/image": "preferences",
    "DELETE /satisfaction-forms/:id/image": "preferences",
    "POST /satisfaction-forms/:id/test": "preferences",
    "DELETE /satisfaction-forms/:id/test": "preferences",
    "POST /satisfaction-forms/:id/mails/:mail/bounce": "preferences",
    "DELETE /satisfaction-forms/:id/mails/:mail/bounce": "preferences",
    "GET /satisfaction-forms/:id/mail-settings": "preferences",
    "PUT /satisfaction-forms/:id/mail-settings": "preferences",
    "GET /satisfaction-forms/:id/keys": "preferences",
    "POST /satisfaction-forms/:id/keys/:establishment": "preferences",
    "DELETE /satisfaction-forms/:id/keys/:establishment": "preferences",
    "GET /satisfaction-forms/:id/events": "preferences",
    "POST /satisfaction-forms/:id/events": "everybody",
    "GET /satisfaction-forms/erasures": "preferences",
    "POST /satisfaction-forms/erasures": "preferences",
    "GET /satisfaction-forms/:id/code": "preferences",
    "POST /satisfaction-forms/:id/print": "preferences",
    "GET /satisfaction-forms/public/:token": "everybody",
    "POST /satisfaction-forms/public/:token/answers": "everybody",
  },
  ids: [
    idInPath("GET /satisfaction-forms/:id", formOf),
    idInPath("PUT /satisfaction-forms/:id", formOf, { ...ifMatch, payload: { title: "T" } }),
    idInPath("DELETE /satisfaction-forms/:id", formOf),
    idInPath("POST /satisfaction-forms/:id/publish", formOf),
    idInPath("POST /satisfaction-forms/:id/affect", formOf, { payload: { establishments: [] } }),
    idInPath("GET /satisfaction-forms/:id/responses", formOf),
    idInPath("GET /satisfaction-forms/:id/results", formOf),
    idInPath("POST /satisfaction-forms/:id/responses/export", formOf, { payload: { format: "csv" } }),
    ofOwnForm("GET /satisfaction-forms/:id/responses", (id) => ({ url: `/satisfaction-forms/${own}/responses?establishment=${id}` })),
    ofOwnForm("GET /satisfaction-forms/:id/results", (id) => ({ url: `/satisfaction-forms/${own}/results?establishment=${id}` })),
    ofOwnForm("POST /satisfaction-forms/:id/responses/export", (id) => ({
      url: `/satisfaction-forms/${own}/responses/export`,
      payload: { format: "csv", establishment: decodeURIComponent(id) },
    })),
    idInPath("POST /satisfaction-forms/:id/send", askingForm, { payload: { guests: [{ email: "cliente@example.org" }] } }),
    idInPath("GET /satisfaction-forms/:id/mails", formOf),
    idInPath("PUT /satisfaction-forms/:id/image", formOf, { payload: png(4, 4), headers: { "content-type": "image/png" } }),
    idInPath("DELETE /satisfaction-forms/:id/image", formOf),
    idInPath("POST /satisfaction-forms/:id/test", askingForm),
    idInPath("DELETE /satisfaction-forms/:id/test", formOf),
    ...(["sent", "bounced"] as const).flatMap((state) => {
      const call = `${state === "sent" ? "POST" : "DELETE"} /satisfaction-forms/:id/mails/:mail/bounce`;
      return [
        idInPath(call, async (test, group) => (await mailOf(test, group, state)).form, {
          url: (id) => `/satisfaction-forms/${id}/mails/${mail}/bounce`,
        }),
        idInPath(call, async (test, group) => (await mailOf(test, group, state)).id, {
          url: (id) => `/satisfaction-forms/${own}/mails/${id}/bounce`,
        }),
      ];
    }),
    idInPath("GET /satisfaction-forms/:id/mail-settings", formOf),
    idInPath("PUT /satisfaction-forms/:id/mail-settings", formOf, {
      ...ifMatch,
      payload: { sender: null, hour: 9, languages: ["fr"], reminder: true },
    }),
    idInPath("GET /satisfaction-forms/:id/keys", formOf),
    idInPath("GET /satisfaction-forms/:id/events", formOf),
    ...["POST", "DELETE"].flatMap((method) => {
      const call = `${method} /satisfaction-forms/:id/keys/:establishment`;
      return [
        idInPath(call, askingForm, { url: (id) => `/satisfaction-forms/${id}/keys/${place}` }),
        idInPath(call, asking, { url: (id) => `/satisfaction-forms/${own}/keys/${id}` }),
      ];
    }),
    idInField("POST /satisfaction-forms/:id/send", "establishment", asking, (id) => ({
      url: `/satisfaction-forms/${own}/send`,
      payload: { establishment: id.slice(0, 100), guests: [{ email: "cliente@example.org" }] },
    })),
    {
      ...idInPath("GET /satisfaction-forms/:id/code", askingForm),
      request: (id) => ({ url: `/satisfaction-forms/${id}/code?establishment=${askerOf(id)}` }),
    },
    {
      ...idInPath("POST /satisfaction-forms/:id/print", askingForm),
      request: (id) => ({ url: `/satisfaction-forms/${id}/print`, payload: { establishment: askerOf(id), format: "poster" } }),
    },
    idInField("GET /satisfaction-forms/:id/code", "establishment", asking, (id) => ({
      url: `/satisfaction-forms/${own}/code?establishment=${encodeURIComponent(id.slice(0, 100))}`,
    })),
    idInField("POST /satisfaction-forms/:id/print", "establishment", asking, (id) => ({
      url: `/satisfaction-forms/${own}/print`,
      payload: { establishment: id.slice(0, 100), format: "poster" },
    })),
    idInField("GET /satisfaction-forms", "establishment", establishmentOf, (id) => ({
      url: `/satisfaction-forms?establishment=${encodeURIComponent(id.slice(0, 100))}`,
    })),
    within("POST /satisfaction-forms", establishmentOf, () => "/satisfaction-forms"),
    within("POST /satisfaction-forms/:id/affect", affected, () => `/satisfaction-forms/${own}/affect`),
  ],
  // Secrets of mails and QR codes: `forms.test.ts`.
  withoutIds: [
    "POST /satisfaction-forms/:id/events",
    "GET /satisfaction-forms/public/:token",
    "POST /satisfaction-forms/public/:token/answers",
  ],
  // A model is one of the product's by its name, or a form of the group: `forms.test.ts`.
  triedElsewhere: ["POST /satisfaction-forms model"],
  fieldsWithoutIds:
    "from to source sender hour languages reminder search standing format guests name stay_date preview title state document page size version answers lang stage kiosk publish prospecting email website seconds proof salt digest signature number " +
    // What a form document is made of: its questions and choices are named within it.
    "$schema form label description categories layout intro pages id questions kind hint required theme choices when question in at_least at_most consent ending link address buttons start next back send fr en de nl es it text",
  checkedWithin: {
    "POST /satisfaction-forms/:id/publish": null,
    "PUT /satisfaction-forms/:id/image": null,
    "POST /satisfaction-forms/:id/test": null,
    "POST /satisfaction-forms/:id/mails/:mail/bounce": null,
    "POST /satisfaction-forms/:id/keys/:establishment": null,
  },
  lists: ["/satisfaction-forms"],
} satisfies ModuleAccess;
