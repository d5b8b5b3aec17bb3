import type { CommunesReport } from "../../server/commands/import/communes/import-communes.ts";
import { counted } from "../counted.ts";

const number = (value: number): string => value.toLocaleString("fr-FR");

/** Whether no outline of the file could be taken: it is not the file that was meant. */
export function hasNoOutline({ added, updated, unchanged }: CommunesReport): boolean {
  return added + updated + unchanged === 0;
}

/** What an import of outlines did, line by line, in French. */
export function communesLines(report: CommunesReport): string[] {
  const { dryRun, features, seconds, positions, placed, refused, reasons } = report;
  const lines = [
    `${dryRun ? "Essai, rien n’est enregistré : " : ""}${counted(features, "élément lu", "éléments lus")} en ${number(Math.round(seconds * 10) / 10)} s.`,
    `  Contours des communes : ${counted(report.added, "nouveau", "nouveaux")}, ${counted(report.updated, "mis à jour", "mis à jour")}, ${counted(report.unchanged, "inchangé", "inchangés")}, ${counted(refused, "élément refusé", "éléments refusés")}.`,
  ];
  if (positions.read > 0)
    lines.push(`  Contours simplifiés à 110 m près : ${number(positions.kept)} points sur ${number(positions.read)}.`);
  if (placed > 0)
    lines.push(
      `  ${counted(placed, "établissement sans commune", "établissements sans commune")} ${placementOf(placed, dryRun)} d’après le nom de la ville.`,
    );
  lines.push(
    ...listLines(
      report.elsewhere,
      ["commune du fichier n’est pas de la destination", "communes du fichier ne sont pas de la destination"],
      ["laissée de côté", "laissées de côté"],
    ),
    ...listLines(
      report.without,
      ["commune de la destination", "communes de la destination"],
      ["toujours sans contour", "toujours sans contour"],
    ),
    ...reasons.map(({ feature, reason }) => `  élément ${number(feature)} : ${reason}`),
  );
  if (refused > reasons.length) lines.push(`  … et ${counted(refused - reasons.length, "autre")}.`);
  if (hasNoOutline(report))
    lines.push(
      "Aucun contour n’a pu être pris : le fichier ne contient aucune commune de la destination. Importez d’abord ses établissements, ou choisissez le fichier de son département.",
    );
  return lines;
}

function placementOf(count: number, dryRun: boolean): string {
  if (dryRun) return count >= 2 ? "seraient placés" : "serait placé";
  return count >= 2 ? "sont placés" : "est placé";
}

function listLines(
  { communes, first }: CommunesReport["elsewhere"],
  [one, many]: readonly [string, string],
  [fate, fates]: readonly [string, string],
): string[] {
  if (communes === 0) return [];
  const shown = first.map(({ insee, name }) => `${name} (${insee})`).join(", ");
  const rest = communes > first.length ? `, … et ${counted(communes - first.length, "autre")}` : "";
  return [`  ${counted(communes, one, many)}, ${communes >= 2 ? fates : fate} : ${shown}${rest}.`];
}
