import type { EstablishmentSettings, EstablishmentSettingsUpdate } from "../../../generated/types.ts";
import { callResponse, replyIn } from "../../../lib/api.ts";
import type { FormPart, Stored } from "../../form/use-form.ts";
import type { Rules, Values } from "../../form/entries.ts";

/** The fields of each form; each is stored as text, a switch as «yes» or «no», a list one entry a line. */
const fields = {
  notifications: ["new_review", "below", "incident", "weekly_summary"],
  response: ["signature", "tone", "address", "length", "language", "never_promise"],
  comparison: ["comparison", "selection"],
} as const;
export type SettingsForm = keyof typeof fields;

/** Lines of «never promise», and their length: those of the contract. */
const MOST_LINES = 20;
const LONGEST_LINE = 160;

export const responseRules: Rules = {
  never_promise: {
    clean: (text) => linesOf(text).join("\n"),
    accepts: (text) => linesOf(text).length <= MOST_LINES && linesOf(text).every((line) => line.length <= LONGEST_LINE),
  },
};

/** One form over the settings of an establishment. All are written together over the version that was read; each form changes its own fields. */
export function settingsPart(id: string, form: SettingsForm): FormPart {
  return {
    name: `establishment ${id} ${form}`,
    fields: fields[form],
    queryKey: ["establishment", id, "settings"],
    read: async (signal) => stored(await callResponse("readEstablishmentSettings", { params: { id }, ...(signal ? { signal } : {}) })),
    write: async (values, tag) =>
      stored(
        await callResponse("writeEstablishmentSettings", {
          params: { id },
          body: updateOf(values),
          headers: tag === null ? {} : { "If-Match": tag },
        }),
      ),
  };
}

/** The settings as the texts of their fields. */
export function valuesOf({ notifications, response, comparison }: EstablishmentSettingsUpdate): Values {
  const said = (value: boolean): string => (value ? "yes" : "no");
  return {
    new_review: said(notifications.new_review),
    below: String(notifications.below),
    incident: said(notifications.incident),
    weekly_summary: said(notifications.weekly_summary),
    signature: response.signature,
    tone: response.tone,
    address: response.address ?? "first_name",
    length: response.length ?? "medium",
    language: response.language,
    never_promise: response.never_promise.join("\n"),
    comparison: comparison.kind,
    selection: comparison.selection ?? "",
  };
}

/** The settings that the texts of their fields make. */
export function updateOf(values: Values): EstablishmentSettingsUpdate {
  const { below, signature = "", tone, address, length, language, never_promise = "", comparison, selection = "" } = values;
  const isSelection = comparison === "selection";
  return {
    notifications: {
      new_review: values.new_review === "yes",
      below: Number(below),
      incident: values.incident === "yes",
      weekly_summary: values.weekly_summary === "yes",
    },
    response: {
      signature,
      tone: tone as EstablishmentSettings["response"]["tone"],
      address: address as NonNullable<EstablishmentSettings["response"]["address"]>,
      length: length as NonNullable<EstablishmentSettings["response"]["length"]>,
      language: language as EstablishmentSettings["response"]["language"],
      never_promise: linesOf(never_promise),
    },
    comparison: { kind: isSelection ? "selection" : "category", ...(isSelection && selection !== "" ? { selection } : {}) },
  };
}

/** The entries of a list that is written one a line, each once. */
function linesOf(text: string): string[] {
  return [...new Set(text.split("\n").map((line) => line.trim()))].filter(Boolean);
}

async function stored(response: Response): Promise<Stored> {
  const settings = await replyIn<"readEstablishmentSettings">(response);
  return { values: valuesOf(settings), tag: response.headers.get("etag") };
}
