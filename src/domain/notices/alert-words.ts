import type { AlertCondition } from "../../generated/types.ts";
import { formatDate, formatNumber, formatRating } from "../format/format.ts";
import { typeset } from "../format/typeset.ts";
import type { IncidentKind } from "../review/incidents.ts";

/** What is known of what a rule has found. */
export interface FoundCause {
  name: string;
  rating: number | null;
  title: string | null;
  text: string | null;
  provider: string;
  published: Date;
  /** Of a wave. */
  reviews: number;
  incidents: readonly IncidentKind[];
}

/** Characters of a review that a mail shows. */
const SHOWN = 280;

const incidentWords: Readonly<Record<IncidentKind, string>> = {
  hygiene: "hygiène",
  danger: "danger",
  harassment: "harcèlement",
  theft: "vol",
};

/** What an alert says, in a line: which establishment, and what. */
export function alertTitle(when: AlertCondition, cause: FoundCause, themeName: (theme: string) => string): string {
  return typeset(`${cause.name} : ${whatOf(when, cause, themeName)}`);
}

function whatOf(
  { kind, themes = [], hours = 0, days = 1 }: AlertCondition,
  cause: FoundCause,
  themeName: (theme: string) => string,
): string {
  switch (kind) {
    case "rating":
      return `un avis noté ${formatRating(cause.rating)} sur 10`;
    case "theme":
      return `un avis critique « ${themes.map(themeName).join(" », « ")} »`;
    case "silence":
      return `un avis sans réponse depuis plus de ${hours % 24 === 0 && hours > 24 ? `${hours / 24} jours` : `${hours} heures`}`;
    case "wave":
      return `${formatNumber(cause.reviews)} avis défavorables en ${days === 1 ? "un jour" : `${days} jours`}`;
    case "incident": {
      const kinds = cause.incidents.map((incident) => incidentWords[incident]).join(", ");
      return kinds === "" ? "un avis signale un incident grave" : `un avis signale un incident grave (${kinds})`;
    }
  }
}

/** Where and when a review was published, and its first words. Empty where it is about several. */
export function reviewDetail({ provider, published, rating, title, text }: Omit<FoundCause, "name" | "reviews" | "incidents">): string {
  if (provider === "") return "";
  const mark = rating === null ? "" : `, noté ${formatRating(rating)} sur 10`;
  const words = [title, text].filter((part) => part !== null && part.trim() !== "").join(". ");
  return typeset(`${provider}, ${formatDate(published, "long")}${mark}${words === "" ? "" : ` : « ${shortened(words)} »`}`);
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1).trimEnd()}…` : line;
}
