import type { CompanyAddress } from "../../../src/generated/types.ts";

/** An establishment as the public company search has it: registered offices carry the address in parts, the others as one text. */
interface Establishment {
  siret?: unknown;
  numero_voie?: unknown;
  indice_repetition?: unknown;
  type_voie?: unknown;
  libelle_voie?: unknown;
  adresse?: unknown;
  code_postal?: unknown;
  libelle_commune?: unknown;
}

/** The address of one establishment in a search's answer; null when it is not there. Throws when the answer has another form. */
export function addressIn(answer: unknown, siret: string): CompanyAddress | null {
  const results = (answer as { results?: unknown } | null)?.results;
  if (!Array.isArray(results)) throw new Error("the directory's answer has no results");
  for (const company of results as { siege?: unknown; matching_etablissements?: unknown }[]) {
    const others: unknown[] = Array.isArray(company?.matching_etablissements) ? company.matching_etablissements : [];
    for (const candidate of [company?.siege, ...others]) {
      const establishment = candidate as Establishment | null | undefined;
      if (establishment?.siret === siret) return addressOf(establishment);
    }
  }
  return null;
}

function addressOf(establishment: Establishment): CompanyAddress {
  const zipCode = text(establishment.code_postal);
  const city = text(establishment.libelle_commune);
  const label = text(establishment.libelle_voie);
  if (label === null) return { ...splitStreet(streetIn(text(establishment.adresse), zipCode)), zipCode, city };
  const number = [text(establishment.numero_voie), text(establishment.indice_repetition)].filter((part) => part !== null).join(" ");
  return { number: number || null, type: text(establishment.type_voie), label, zipCode, city };
}

/** The part of an address on one line before its postal code. */
function streetIn(address: string | null, zipCode: string | null): string {
  if (address === null || zipCode === null) return "";
  const at = address.lastIndexOf(zipCode);
  return at < 0 ? "" : address.slice(0, at).trim();
}

const kinds = [
  "allee",
  "avenue",
  "boulevard",
  "chemin",
  "cours",
  "domaine",
  "hameau",
  "impasse",
  "lieu dit",
  "montee",
  "passage",
  "place",
  "quai",
  "quartier",
  "residence",
  "route",
  "rue",
  "ruelle",
  "sentier",
  "square",
  "traverse",
  "voie",
  "zone artisanale",
];
const street = new RegExp(`^(?:(\\d+(?: (?:bis|ter|quater|[a-z]))?) +)?(?:(${kinds.join("|")}) +)?(.*)$`, "i");

function splitStreet(line: string): Pick<CompanyAddress, "number" | "type" | "label"> {
  const [, number, type, label] = street.exec(line) ?? [];
  return { number: number ?? null, type: type ?? null, label: text(label) };
}

/** A text with something in it; the register writes `[ND]` for what its subject keeps to himself. */
function text(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const trimmed = value.trim();
  return trimmed === "" || trimmed.includes("[ND]") ? null : trimmed.slice(0, 200);
}
