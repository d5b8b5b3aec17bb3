import type { Product } from "../../generated/types.ts";
import type { ClosedValue } from "./closed-values.ts";

/** The dimensions that the search of reviews has alone: what they say is the group's own, or changes without a review's figures. */
export const searchOnly: readonly string[] = [
  "period",
  "praised",
  "blamed",
  "verified",
  "corrected",
  "incident",
  "source-change",
  "moderation",
  "read",
  "assignee",
  "later",
  "tag",
];

/** The value of `assignee` of reviews that are assigned to no account, and that by which an account names itself. */
export const nobody = "none";
export const myself = "me";

/** The values of the dimensions that the search of reviews has alone, in their own order, with the names that they are shown by. */
export const searchValues: Readonly<Record<string, readonly ClosedValue[]>> = {
  verified: [
    { id: "true", name: "Avis vérifiés" },
    { id: "false", name: "Avis non vérifiés" },
  ],
  corrected: [
    { id: "true", name: "Analyse corrigée" },
    { id: "false", name: "Analyse non corrigée" },
  ],
  incident: [
    { id: "hygiene", name: "Hygiène" },
    { id: "danger", name: "Danger" },
    { id: "harassment", name: "Harcèlement" },
    { id: "theft", name: "Vol" },
  ],
  "source-change": [
    { id: "edited", name: "Modifiés par leur auteur" },
    { id: "late", name: "Arrivés tardivement" },
    { id: "withdrawn", name: "Retirés de la plateforme" },
  ],
  moderation: [
    { id: "published", name: "Publiés" },
    { id: "responses", name: "Réponse à modérer" },
    { id: "answered", name: "Répondus" },
    { id: "reported", name: "Signalés" },
  ],
  read: [
    { id: "false", name: "Non lus" },
    { id: "true", name: "Lus" },
  ],
  later: [
    { id: "false", name: "À traiter maintenant" },
    { id: "true", name: "Mis de côté" },
  ],
};

/** The platforms that check whether their authors were guests. */
export function verifiedProviders({ providers }: Pick<Product, "providers">): string[] {
  return providers.filter(({ verified }) => verified).map(({ id }) => id);
}

/** The dimensions that the search of reviews has alone, as they are shown. */
export const searchNames: Readonly<Record<string, string>> = {
  period: "Mois",
  praised: "Points forts",
  blamed: "Points à améliorer",
  verified: "Vérification",
  corrected: "Analyse",
  incident: "Incidents",
  "source-change": "Modifications à la source",
  moderation: "Modération",
  read: "Lecture",
  assignee: "Assigné à",
  later: "Plus tard",
  tag: "Étiquettes",
};
