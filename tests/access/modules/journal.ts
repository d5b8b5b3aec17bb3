import { journalOf } from "../../../server/modules/journal/journal-store.ts";
import type { ModuleAccess } from "../support/module-access.ts";
import { idInField, idInPath } from "../support/rows.ts";
import { canaryOf, childOf } from "../support/tenants.ts";
import type { TestApp } from "../support/test-app.ts";

const anEntry = { from: "2026-06-12", to: "2026-06-14", title: "T", kind: "festival" } as const;
const entryIn = (id: string): object => ({ ...anEntry, place: { kind: "child", id: id.slice(0, 80) } });
const ifMatch = { headers: { "if-match": "*" } };

/** An entry of the group's journal, its title marked. */
async function journalEntry({ services }: TestApp, group: string): Promise<string> {
  const journal = journalOf(services.store, { login: "test", group: { id: group, destination: group } }, services.clock);
  const entry = await journal.create({ ...anEntry, title: canaryOf(group) });
  if (!entry) throw new Error("an entry about the whole territory has no place");
  return entry.id;
}

/** The entry of the caller in which a place is tried; made with the place. */
let ownEntry = "";
async function place(test: TestApp, group: string): Promise<string> {
  ownEntry = await journalEntry(test, "aurelle");
  return childOf(test, group);
}

export default {
  calls: {
    "GET /observation/journal": "observation",
    "GET /observation/journal/marks": "ownFigures",
    "POST /observation/journal": "administration",
    "GET /observation/journal/:id": "observation",
    "PUT /observation/journal/:id": "administration",
    "DELETE /observation/journal/:id": "administration",
    "POST /observation/journal/:id/restore": "administration",
  },
  ids: [
    ...["GET /observation/journal/:id", "DELETE /observation/journal/:id", "POST /observation/journal/:id/restore"].map((route) =>
      idInPath(route, journalEntry),
    ),
    idInPath("PUT /observation/journal/:id", journalEntry, { ...ifMatch, payload: anEntry }),
    idInField("POST /observation/journal", "id", childOf, (id) => ({ url: "/observation/journal", payload: entryIn(id) })),
    idInField("PUT /observation/journal/:id", "id", place, (id) => ({
      url: `/observation/journal/${ownEntry}`,
      ...ifMatch,
      payload: entryIn(id),
    })),
  ],
  fieldsWithoutIds: "title kind place public",
  checkedWithin: { "POST /observation/journal/:id/restore": null },
  lists: ["/observation/journal"],
} satisfies ModuleAccess;
