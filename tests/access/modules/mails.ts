import type { ModuleAccess } from "../support/module-access.ts";
import { idInPath } from "../support/rows.ts";
import { canaryOf } from "../support/tenants.ts";
import type { TestApp } from "../support/test-app.ts";

/** A mail of the group that did not arrive. */
async function mailOf({ services }: TestApp, group: string): Promise<string> {
  const now = services.clock.now().toISOString();
  const { id } = await services.store.system("test.mail", (db) =>
    db
      .insertInto("mails")
      .values({
        group_id: group,
        template: "report",
        recipient: "lectrice@example.org",
        recipient_name: "",
        subject: canaryOf(group),
        body: canaryOf(group),
        html: "",
        key: null,
        stop_address: null,
        attachments: "[]",
        state: "failed",
        error: null,
        created_at: now,
        sent_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

export default {
  calls: {
    "GET /mails": "administration",
    "GET /mails/:id": "administration",
    "POST /mails/:id/resend": "administration",
    "GET /mails/stop/:token": "everybody",
    "POST /mails/stop/:token": "everybody",
    "DELETE /mails/stop/:token": "everybody",
  },
  ids: [idInPath("GET /mails/:id", mailOf), idInPath("POST /mails/:id/resend", mailOf)],
  withoutIds: ["GET /mails/stop/:token", "POST /mails/stop/:token", "DELETE /mails/stop/:token"],
  fieldsWithoutIds: "state search page",
  checkedWithin: { "POST /mails/stop/:token": null, "POST /mails/:id/resend": null },
  lists: ["/mails"],
} satisfies ModuleAccess;
