import { queryOptions } from "@tanstack/react-query";

import type { Fact, FactRequest, FactTranslations } from "../../../../generated/types.ts";
import { callApi } from "../../../../lib/api.ts";
import { createOnce } from "../../../../lib/create-once.ts";
import { Problem } from "../../../../lib/problem.ts";
import type { Values } from "../../../form/entries.ts";
import type { FormPart, Stored } from "../../../form/use-form.ts";

export function factsQuery(establishment: string) {
  return queryOptions({
    queryKey: ["establishment", establishment, "facts"],
    queryFn: () => callApi("listFacts", { params: { id: establishment } }),
  });
}

/** Languages beside French in which a line may be given. */
export const translated = ["en", "de", "nl", "es", "it"] as const satisfies readonly (keyof FactTranslations)[];

const fields = ["text", "theme", "from", "to", ...translated];
const blank: Values = Object.fromEntries(fields.map((field) => [field, ""]));

/** The part of a form that makes a line of the sheet, or changes the one with this id. */
export function factPart(establishment: string, id: string | null): FormPart {
  return {
    name: `establishment ${establishment} fact ${id ?? "new"}`,
    fields,
    queryKey: ["establishment", establishment, "fact", id ?? "new"],
    read: async () => {
      if (id === null) return { values: blank, tag: null };
      const found = (await callApi("listFacts", { params: { id: establishment } })).find((fact) => fact.id === id);
      if (!found) throw new Problem(404, "object.not-found", "");
      return storedOf(found);
    },
    write: async (values, tag) => {
      const body = requestOf(values);
      if (id !== null)
        return storedOf(
          await callApi("changeFact", { params: { id: establishment, fact: id }, body, headers: { "If-Match": tag ?? "*" } }),
        );
      await createOnce("createFact", { params: { id: establishment }, body });
      // The next line begins empty.
      return { values: blank, tag: null };
    },
  };
}

function storedOf({ text, theme, from, to, translations, revision }: Fact): Stored {
  const said = Object.fromEntries(translated.map((lang) => [lang, translations[lang] ?? ""]));
  return { values: { text, theme: theme ?? "", from: from ?? "", to: to ?? "", ...said }, tag: `"${revision}"` };
}

/** The line that the texts of its fields make. */
function requestOf({ text = "", theme, from, to, ...said }: Values): FactRequest {
  return {
    text,
    theme: theme || null,
    from: from || null,
    to: to || null,
    translations: Object.fromEntries(translated.flatMap((lang) => (said[lang]?.trim() ? [[lang, said[lang].trim()]] : []))),
  };
}
