import { queryOptions } from "@tanstack/react-query";

import type { JournalEntry, JournalEntryRequest, JournalKind } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { createOnce } from "../../lib/create-once.ts";
import type { FormPart, Stored } from "../../page/form/use-form.ts";
import type { Values } from "../../page/form/entries.ts";

/** The places that an entry can be about. */
export const placesQuery = queryOptions({ queryKey: ["entities"], queryFn: () => callApi("readEntities") });

export async function deleteEntry(id: string): Promise<void> {
  await callApi("deleteJournalEntry", { params: { id } });
}

export async function restoreEntry(id: string): Promise<void> {
  await callApi("restoreJournalEntry", { params: { id } });
}

/** What the form edits, as text by field. */
export const entryFields = ["title", "kind", "from", "to", "place", "public"] as const;

const blank: Values = { title: "", kind: "festival", from: "", to: "", place: "", public: "" };

/** The part of a form that makes an entry, or changes that with this id. */
export function entryPart(id: string | null): FormPart {
  const name = `journal.${id ?? "new"}`;
  return {
    name,
    fields: entryFields,
    queryKey: ["journal", "form", id ?? "new"],
    read: async () => (id === null ? { values: blank, tag: null } : storedOf(await callApi("readJournalEntry", { params: { id } }))),
    write: async (values, tag) => {
      const body = requestOf(values);
      if (id === null) {
        await createOnce("createJournalEntry", { body });
        // The next entry begins empty.
        return { values: blank, tag: null };
      }
      return storedOf(await callApi("changeJournalEntry", { params: { id }, body, headers: { "If-Match": tag ?? "*" } }));
    },
  };
}

function storedOf({ title, kind, from, to, place, public: isPublic, revision }: JournalEntry): Stored {
  const values = { title, kind, from, to, place: place ? `${place.kind}:${place.id}` : "", public: isPublic ? "true" : "" };
  return { values, tag: `"${revision}"` };
}

function requestOf({ title = "", kind, from = "", to = "", place = "", public: isPublic }: Values): JournalEntryRequest {
  const [, placeKind, id = ""] = /^(commune|child):(.+)$/.exec(place) ?? [];
  return {
    title,
    kind: kind as JournalKind,
    from,
    to: to || from,
    place: placeKind === undefined ? null : { kind: placeKind as "commune" | "child", id },
    public: isPublic === "true",
  };
}
