import { meantField } from "../../server/import/ignored-fields.ts";
import { type ImportReport, withoutCategory } from "../../server/import/report.ts";
import { counted } from "../counted.ts";
import { emptyFile } from "./empty-file.ts";
import type { RefusedFiles } from "./events.ts";

const number = (value: number): string => value.toLocaleString("fr-FR");

/** Prints what an import did, in French. */
export function printReport(report: ImportReport, files: RefusedFiles): void {
  console.log(reportLines(report, files).join("\n"));
}

/** Whether an import did not do what was asked, so that the command ends with code 1. */
export function hasFailed(report: ImportReport, files: RefusedFiles): boolean {
  return report.broken !== null || files.failed !== undefined || isAllRefused(report) || emptyFile(report)?.failed === true;
}

/** Whether nothing of the file could be taken: it is not the file that was meant, or its columns have other names. */
function isAllRefused({ lines, refused }: ImportReport): boolean {
  return lines > 0 && refused === lines;
}

/** A field that is not imported, with the one that was likely meant. */
function ignored(name: string, { kind }: ImportReport): string {
  const meant = meantField(name, kind);
  return meant === null ? name : `${name} (peut-être ${meant})`;
}

/** The report, line by line. */
export function reportLines(report: ImportReport, files: RefusedFiles): string[] {
  const empty = emptyFile(report);
  if (empty !== null) return [empty.sentence];
  const { dryRun, seconds, lines: read } = report;
  const pace = seconds > 0.5 ? `, ${number(Math.round(read / seconds))} par seconde` : "";
  const lines = [
    `${dryRun ? "Essai, rien n’est enregistré\u00a0: " : ""}${counted(read, "ligne lue", "lignes lues")} en ${number(Math.round(seconds * 10) / 10)} s${pace}.`,
    `  ${counted(report.added, "nouveau", "nouveaux")}, ${counted(report.updated, "mis à jour", "mis à jour")}, ${counted(report.unchanged, "inchangé", "inchangés")}, ${counted(report.refused, "ligne refusée", "lignes refusées")}.`,
  ];
  if (report.repeated > 0)
    lines.push(
      `  ${counted(report.repeated, "ligne répétait", "lignes répétaient")} un élément du même fichier\u00a0: comptée une seule fois.`.replace(
        "comptée",
        report.repeated >= 2 ? "comptées" : "comptée",
      ),
    );
  if (report.unrated > 0) lines.push(`  ${counted(report.unrated, "avis sans note", "avis sans note")}.`);
  const made = dryRun ? ["serait créé", "seraient créés"] : ["créé", "créés"];
  if (report.created > 0) lines.push(`  ${counted(report.created, `établissement ${made[0]}`, `établissements ${made[1]}`)}.`);
  for (const [category, count] of Object.entries(report.unmapped))
    lines.push(
      category === withoutCategory
        ? `  Sans catégorie, classés dans «\u00a0autre\u00a0»\u00a0: ${counted(count, "établissement", "établissements")}.`
        : `  Catégorie inconnue «\u00a0${category}\u00a0» classée dans «\u00a0autre\u00a0» (${counted(count, "établissement", "établissements")}).`,
    );
  for (const [category, count] of Object.entries(report.unknownCategories))
    lines.push(`  Catégorie inconnue «\u00a0${category}\u00a0» sans effet\u00a0: l’établissement garde la sienne (${number(count)} avis).`);
  for (const [profile, count] of Object.entries(report.unknownProfiles))
    lines.push(`  Profil inconnu «\u00a0${profile}\u00a0» classé dans «\u00a0non renseigné\u00a0» (${number(count)} avis).`);
  for (const [language, count] of Object.entries(report.unknownLanguages))
    lines.push(`  Langue inconnue «\u00a0${language}\u00a0» déterminée d’après le texte (${number(count)} avis).`);
  lines.push(...communeLines(report));
  if (report.ignored.length > 0)
    lines.push(`  Champs inconnus, non importés\u00a0: ${report.ignored.map((name) => ignored(name, report)).join(", ")}.`);
  for (const { line, reason } of report.reasons) lines.push(`  ligne ${number(line)}\u00a0: ${reason}`);
  if (report.refused > report.reasons.length) lines.push(`  … et ${number(report.refused - report.reasons.length)} autres.`);
  if (files.failed !== undefined) lines.push(`Les lignes refusées ne sont pas gardées\u00a0: ${files.failed}.`);
  else if (files.lines !== null) lines.push(`Lignes refusées\u00a0: ${files.lines} (motifs\u00a0: ${files.reasons}).`);
  if (isAllRefused(report))
    lines.push("Aucune ligne n’a pu être prise\u00a0: vérifiez le format du fichier et les noms de ses colonnes, que le README donne.");
  if (report.broken)
    lines.push(
      `Le fichier s’interrompt après la ligne ${number(report.broken.line)}\u00a0: ${report.broken.reason}. Ce qui précède est enregistré.`,
    );
  return lines;
}

/** Communes that the destination did not have: how many lines name one, what became of them, and the first ones. */
function communeLines({ communes, dryRun }: ImportReport): string[] {
  if (communes.lines === 0) return [];
  const added = dryRun ? ["serait ajoutée", "seraient ajoutées"] : ["ajoutée", "ajoutées"];
  const fates = [
    ...(communes.added > 0 ? [`${counted(communes.added, `commune ${added[0]}`, `communes ${added[1]}`)} sous le nom donné par city`] : []),
    ...(communes.unnamed > 0
      ? [`${counted(communes.unnamed, "commune inconnue", "communes inconnues")}, qu’aucune ligne ne nomme par city`]
      : []),
  ];
  return [
    `  ${counted(communes.lines, "ligne nomme", "lignes nomment")} une commune que la destination n’avait pas\u00a0: ${fates.join("\u202f; ")}.`,
    ...communes.first.map(
      ({ line, insee, city }) => `    ligne ${number(line)}\u00a0: commune ${insee}${city === null ? ", sans city" : ` (${city})`}`,
    ),
  ];
}
