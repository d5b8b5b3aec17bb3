import { typeset } from "../../../domain/format/typeset.ts";
import type { Dashboard, View, Widget } from "../../../generated/types.ts";
import type { PlanCatalog } from "../../catalog/catalog.ts";
import { entry } from "../../entry.ts";
import type { Difference } from "./differences.ts";
import type { Place } from "./facts.ts";

/** The names that sentences about differences use; what it lacks is named by its id. */
export interface DifferenceNames {
  catalog: PlanCatalog;
  dimension: (name: string) => string;
  /** View → the schema of its options, for their labels. */
  options?: (view: string) => View["options"] | undefined;
}

/** A difference in one French sentence: «« Note moyenne » : la période passe de … à …». */
export function differenceSentence(difference: Difference, before: Dashboard, after: Dashboard, names: DifferenceNames): string {
  return typeset(new Wording(before, after, names).of(difference));
}

/** Characters of a value that a sentence repeats. */
const QUOTED = 80;

class Wording {
  readonly #before: Dashboard;
  readonly #after: Dashboard;
  readonly #names: DifferenceNames;

  constructor(before: Dashboard, after: Dashboard, names: DifferenceNames) {
    this.#before = before;
    this.#after = after;
    this.#names = names;
  }

  of(difference: Difference): string {
    switch (difference.of) {
      case "document":
        return `${capital(settingNames[difference.field] ?? this.#filter(difference.field))} : ${this.#change(difference.field, difference.before, difference.after)}.`;
      case "widget":
        if (difference.field === null) {
          return `Widget ${this.#widget(difference.id)} ${whole(difference.before, difference.after)}.`;
        }
        return `Widget ${this.#widget(difference.id)} : ${this.#field(difference.id, difference.field)} ${this.#change(difference.field, difference.before, difference.after)}.`;
      case "place":
        return `Widget ${this.#widget(difference.id)} : ${this.#move(difference.before, difference.after)}.`;
      case "tab":
      case "section": {
        const what = difference.of === "tab" ? "Onglet" : "Section";
        const name = difference.of === "tab" ? this.#tab(difference.id) : this.#section(difference.id);
        if (difference.field === null)
          return `${what} ${name} ${whole(difference.before, difference.after)}${difference.of === "section" ? "e" : ""}.`;
        if (difference.field === "tab") return `Section ${name} : déplacée dans l’onglet ${this.#tab(String(difference.after))}.`;
        if (difference.field === "tablet" || difference.field === "phone")
          return `Section ${name} : la disposition sur ${difference.field === "tablet" ? "tablette" : "téléphone"} ${ownLayout(difference.before, difference.after)}.`;
        return `${what} ${name} : ${fieldNames[difference.field] ?? difference.field} ${this.#change(difference.field, difference.before, difference.after)}.`;
      }
      case "order": {
        const { in: where, id, after } = difference;
        if (where === "tabs") return `Les onglets sont dans un autre ordre : ${after.map((tab) => this.#tab(tab)).join(", ")}.`;
        if (where === "tab")
          return `Les sections de l’onglet ${this.#tab(id)} sont dans un autre ordre : ${after.map((section) => this.#section(section)).join(", ")}.`;
        return `Les widgets de la section ${this.#section(id)} sont dans un autre ordre : ${after.map((widget) => this.#widget(widget)).join(", ")}.`;
      }
    }
  }

  /** «passe de X à Y», «devient Y», «n’est plus X». */
  #change(field: string, before: unknown, after: unknown): string {
    if (before === undefined) return `devient ${this.#value(field, after)}`;
    if (after === undefined) return `n’est plus ${this.#value(field, before)}`;
    return `passe de ${this.#value(field, before)} à ${this.#value(field, after)}`;
  }

  #move(before: Place | undefined, after: Place): string {
    if (!before) return `placé colonne ${after.x + 1}, en ${after.w} × ${after.h}`;
    if (before.section !== after.section) return `déplacé dans la section ${this.#section(after.section)}`;
    const moved = before.x === after.x ? [] : [`déplacé de la colonne ${before.x + 1} à la colonne ${after.x + 1}`];
    const resized =
      before.w === after.w && before.h === after.h ? [] : [`redimensionné de ${before.w} × ${before.h} à ${after.w} × ${after.h}`];
    return [...moved, ...resized].join(" et ");
  }

  #field(id: string, field: string): string {
    const [holder, member] = field.split("/");
    if (holder !== "options" || member === undefined) return fieldNames[field] ?? `« ${field} »`;
    const label = this.#option(id, member)?.["x-label"];
    return `l’option « ${typeof label === "string" ? label : member} »`;
  }

  #option(id: string, member: string): Record<string, unknown> | undefined {
    const widget = this.#widgetOf(id);
    const view = entry(this.#names.catalog.types, widget?.type ?? "")?.view;
    const schema = view === undefined ? undefined : this.#names.options?.(view);
    return (schema as { properties?: Record<string, Record<string, unknown>> } | undefined)?.properties?.[member];
  }

  #value(field: string, value: unknown): string {
    const { metrics, types } = this.#names.catalog;
    const measure = (name: unknown): string => entry(metrics.measures, String(name))?.label ?? String(name);
    const quoted = (text: string): string => `« ${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text} »`;
    if (field === "type") return quoted(entry(types, String(value))?.label ?? String(value));
    if (/^query\/(measure|measures|also)$/.test(field))
      return [value]
        .flat()
        .map((name) => quoted(measure(name)))
        .join(", ");
    if (/^(query\/by|facets)$/.test(field))
      return [value]
        .flat()
        .map((name) => quoted(this.#names.dimension(String(name))))
        .join(", ");
    if (field === "compare") return quoted(comparisons[String(value)] ?? String(value));
    if (field === "period") return periodWords(value as { preset: string; from?: string; to?: string });
    if (typeof value === "boolean") return value ? "oui" : "non";
    if (typeof value === "string") return quoted(value);
    if (typeof value === "number") return String(value).replace(".", ",");
    return quoted(JSON.stringify(value));
  }

  #filter(field: string): string {
    return field.startsWith("filters/") ? `filtre « ${this.#names.dimension(field.slice("filters/".length))} »` : field;
  }

  #widgetOf(id: string): Widget | undefined {
    return entry(this.#after.widgets, id) ?? entry(this.#before.widgets, id);
  }

  #widget(id: string): string {
    const widget = this.#widgetOf(id);
    return `« ${widget?.title || (entry(this.#names.catalog.types, widget?.type ?? "")?.label ?? id)} »`;
  }

  #tab(id: string): string {
    const tab = [this.#after, this.#before].flatMap(({ layout }) => layout.tabs).find((one) => one.id === id);
    return `« ${tab?.title || id} »`;
  }

  #section(id: string): string {
    const sections = [this.#after, this.#before].flatMap(({ layout }) => layout.tabs).flatMap((tab) => tab.sections);
    return `« ${sections.find((one) => one.id === id)?.title || id} »`;
  }
}

function whole(before: unknown, after: unknown): string {
  if (before === undefined) return "ajouté";
  return after === undefined ? "retiré" : "modifié";
}

function ownLayout(before: unknown, after: unknown): string {
  if (before === undefined) return "n’est plus déduite de celle de l’ordinateur";
  return after === undefined ? "est de nouveau déduite de celle de l’ordinateur" : "est modifiée";
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function periodWords({ preset, from, to }: { preset: string; from?: string; to?: string }): string {
  return preset === "custom" ? `« du ${from ?? "?"} au ${to ?? "?"} »` : `« ${presets[preset] ?? preset} »`;
}

const settingNames: Readonly<Record<string, string>> = {
  title: "le titre",
  description: "la description",
  tags: "les étiquettes",
  parameter: "le paramètre",
  period: "la période",
  compare: "la comparaison",
  facets: "les facettes",
};

const fieldNames: Readonly<Record<string, string>> = {
  type: "le type",
  title: "le titre",
  period: "la période",
  repeat: "la répétition",
  query: "la question",
  options: "les options",
  "query/measure": "l’indicateur",
  "query/measures": "les indicateurs",
  "query/also": "les indicateurs complémentaires",
  "query/by": "la dimension",
  "query/where": "le filtre",
  "query/order": "l’ordre",
  "query/limit": "le nombre de lignes",
  "query/text": "le texte",
  "query/at_least": "l’effectif minimal",
};

const comparisons: Readonly<Record<string, string>> = {
  none: "aucune",
  "previous-period": "période précédente",
  "previous-year": "année précédente",
  "previous-year-aligned": "année précédente, mêmes jours de la semaine",
};

const presets: Readonly<Record<string, string>> = {
  "last-7-days": "7 derniers jours",
  "last-30-days": "30 derniers jours",
  "last-90-days": "90 derniers jours",
  "last-12-months": "12 derniers mois",
  "last-36-months": "36 derniers mois",
  "month-to-date": "mois en cours",
  "last-month": "mois dernier",
  "quarter-to-date": "trimestre en cours",
  "year-to-date": "année en cours",
  "last-year": "année dernière",
  summer: "été",
};
