import type { ModuleAccess } from "../support/module-access.ts";
import { idInField, idInPath } from "../support/rows.ts";
import { asProfessional, helpFileOf } from "../support/subscribers.ts";

export default {
  calls: { "GET /help": "account", "POST /help/messages": "account", "POST /help/files": "account", "DELETE /help/files/:id": "account" },
  ids: [
    asProfessional(idInPath("DELETE /help/files/:id", helpFileOf)),
    asProfessional(
      idInField("POST /help/messages", "files", helpFileOf, (id) => ({
        url: "/help/messages",
        payload: { to: "publisher", subject: "Objet", text: "Texte", page: "/account", files: [id.slice(0, 80)] },
      })),
    ),
  ],
  checkedWithin: { "POST /help/files": null },
  fieldsWithoutIds: "to subject text page",
  lists: ["/help"],
} satisfies ModuleAccess;
