import type { CompanyAddress } from "../../../src/generated/types.ts";
import type { CompanyDirectory } from "./directory.ts";

/** Offline: a handful of establishments with invented addresses. Numbers that begin with zeros belong to no company. */
export const demoDirectory: CompanyDirectory = { find: async (siret) => entries.get(siret) ?? null };

const at = (
  number: string | null,
  type: string | null,
  label: string | null,
  zipCode = "74000",
  city: string | null = "Port-Aurelle",
): CompanyAddress => ({
  number,
  type,
  label,
  zipCode,
  city,
});

const entries: ReadonlyMap<string, CompanyAddress> = new Map(
  Object.entries({
    "00000001800010": at("4", "quai", "des Bateliers"),
    "00000001800028": at("11 bis", "rue", "de la Fontaine"),
    "00000002600013": at(null, null, "Les Prés Hauts", "74310", "Clairval"),
    // The register knows the town alone: the form then asks for the rest.
    "00000003400017": at(null, null, null, "74310", "Clairval"),
    "00000004200010": at("27", "avenue", "du Col", "00100", "Aurelle"),
    "73282932000074": at("8", "rue", "des Tisserands", "00100", "Aurelle"),
    "35600000000048": at("1", "place", "de la Poste", "00100", "Aurelle"),
    "35600000009075": at("19", "boulevard", "du Lac"),
  }),
);
