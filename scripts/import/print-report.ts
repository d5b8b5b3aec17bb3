import { meantField } from "../../server/commands/import/lines/ignored-fields.ts";
import { type DoubtfulField, type ImportReport, withoutCategory } from "../../server/commands/import/report.ts";
import { shown } from "../../server/commands/import/lines/shown.ts";
import { counted } from "../counted.ts";
import { emptyFile } from "./empty-file.ts";
import type { RefusedFiles } from "./events.ts";
import { print } from "../print.ts";

/** Characters of a name or reference in a line of the report. */
const LONGEST_SHOWN = 80;

const number = (value: number): string => value.toLocaleString("fr-FR");

/** Prints what an import did, in French. */
export function printReport(report: ImportReport, files: RefusedFiles): void {
  print(reportLines(report, files).join("\n"));
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

/** Lines read below which a pace says nothing. */
const FEWEST_PACED = 500;

/** The report, line by line. */
export function reportLines(report: ImportReport, files: RefusedFiles): string[] {
  const empty = emptyFile(report);
  if (empty !== null) return [empty.sentence];
  const { dryRun, seconds, lines: read } = report;
  const pace = seconds > 0.5 && read >= FEWEST_PACED ? `, ${number(Math.round(read / seconds))} par seconde` : "";
  const lines = [
    `${dryRun ? "Essai, rien n’est enregistré : " : ""}${counted(read, "ligne lue", "lignes lues")} en ${number(Math.round(seconds * 10) / 10)} s${pace}.`,
    `  ${counted(report.added, "nouveau", "nouveaux")}, ${counted(report.updated, "mis à jour", "mis à jour")}, ${counted(report.unchanged, "inchangé", "inchangés")}, ${counted(report.refused, "ligne refusée", "lignes refusées")}.`,
  ];
  if (report.repeated > 0)
    lines.push(
      `  ${counted(report.repeated, "ligne répète", "lignes répètent")} un élément du même fichier, dont la première ligne seule compte :`,
      ...report.repeats.map(({ line, first, key }) => `    ligne ${number(line)} : ${key}, comme la ligne ${number(first)}, qui compte`),
      ...others(report.repeated - report.repeats.length),
    );
  if (report.unrated > 0) lines.push(`  ${counted(report.unrated, "avis sans note", "avis sans note")}.`);
  lines.push(...madeLines(report));
  for (const [category, count] of Object.entries(report.unmapped))
    lines.push(
      category === withoutCategory
        ? `  Sans catégorie, classés dans « autre » : ${counted(count, "établissement", "établissements")}.`
        : `  Catégorie inconnue « ${category} » classée dans « autre » (${counted(count, "établissement", "établissements")}).`,
    );
  for (const [category, count] of Object.entries(report.unknownCategories))
    lines.push(`  Catégorie inconnue « ${category} » sans effet : l’établissement garde la sienne (${number(count)} avis).`);
  for (const [profile, count] of Object.entries(report.unknownProfiles))
    lines.push(`  Profil inconnu « ${profile} » classé dans « non renseigné » (${number(count)} avis).`);
  for (const [language, count] of Object.entries(report.unknownLanguages))
    lines.push(`  Langue inconnue « ${language} » déterminée d’après le texte (${number(count)} avis).`);
  lines.push(...communeLines(report), ...townLines(report), ...doubtfulLines(report));
  if (report.ignored.length > 0)
    lines.push(`  Champs inconnus, non importés : ${report.ignored.map((name) => ignored(name, report)).join(", ")}.`);
  lines.push(...unknownLines(report));
  for (const { line, reason } of report.reasons) lines.push(`  ligne ${number(line)} : ${reason}`);
  const untold = report.refused - report.unknownEstablishments.lines - report.reasons.length;
  if (untold > 0) lines.push(`  … et ${counted(untold, "autre")}.`);
  for (const hint of report.hints) lines.push(`  ${hint}`);
  if (files.failed !== undefined) lines.push(`Les lignes refusées ne sont pas gardées : ${files.failed}.`);
  else if (files.lines !== null) lines.push(`Lignes refusées : ${files.lines} (motifs : ${files.reasons}).`);
  if (isAllRefused(report))
    lines.push(
      report.unknownEstablishments.lines === report.refused
        ? "Aucune ligne n’a pu être prise : importez d’abord les établissements, ou ajoutez « --create-establishments »."
        : "Aucune ligne n’a pu être prise : vérifiez le format du fichier et les noms de ses colonnes, que le README donne.",
    );
  if (report.broken)
    lines.push(
      `Le fichier s’interrompt après la ligne ${number(report.broken.line)} : ${report.broken.reason}. Ce qui précède est enregistré.`,
    );
  return lines;
}

/** What is not shown of a list. */
function others(count: number): string[] {
  return count <= 0 ? [] : [`    … et ${counted(count, "autre")}.`];
}

/** Refused lines whose establishment the destination does not have, reported together with the option that accepts them. */
function unknownLines({ unknownEstablishments: { lines, establishments, first } }: ImportReport): string[] {
  if (lines === 0) return [];
  const refused = counted(lines, "ligne refusée nomme", "lignes refusées nomment");
  const made = establishments >= 2 ? "les créerait" : "le créerait";
  return [
    `  ${refused} ${counted(establishments, "établissement", "établissements")} que la destination n’a pas ; « --create-establishments » ${made} :`,
    ...first.map(({ line, id, name }) => `    ligne ${number(line)} : ${madeName(id, name)}`),
    ...others(establishments - first.length),
  ];
}

/** Establishments made for reviews: those without a name, which are likely a reference mistyped, before the others. */
function madeLines({ created, unnamed, made, dryRun }: ImportReport): string[] {
  if (created === 0) return [];
  const words = dryRun ? ["serait créé", "seraient créés"] : ["créé", "créés"];
  const without = unnamed === 0 ? "" : `, dont ${number(unnamed)} sans nom dans le fichier`;
  return [
    `  ${counted(created, `établissement ${words[0]}`, `établissements ${words[1]}`)}${without} :`,
    ...made.map(({ line, id, name }) => `    ligne ${number(line)} : ${madeName(id, name)}`),
    ...others(created - made.length),
  ];
}

function madeName(id: string | null, name: string | null): string {
  if (name === null) return `${shown(id ?? "", LONGEST_SHOWN)}, sans nom dans le fichier`;
  return `${shown(name, LONGEST_SHOWN)}${id === null ? "" : ` (${shown(id, LONGEST_SHOWN)})`}`;
}

/** Towns that are no commune of the destination, and the first lines that give them. */
function townLines({ towns }: ImportReport): string[] {
  if (towns.lines === 0) return [];
  const gives = counted(towns.lines, "ligne sans commune_insee donne", "lignes sans commune_insee donnent");
  const stays = towns.lines >= 2 ? "leurs établissements restent" : "son établissement reste";
  return [
    `  ${gives} une ville qui n’est le nom d’aucune commune de la destination, ou celui de plusieurs ; ${stays} sans commune :`,
    ...towns.first.map(({ line, city }) => `    ligne ${number(line)} : ${shown(city, LONGEST_SHOWN)}`),
  ];
}

/** Values that are not what their field holds, and the first lines that give them. */
function doubtfulLines({ doubtful }: ImportReport): string[] {
  return Object.entries(doubtful).flatMap(([field, { lines, first }]) => [
    `  ${counted(lines, "ligne donne", "lignes donnent")} à ${field} ${doubts[field as DoubtfulField]} :`,
    ...first.map(({ line, value }) => `    ligne ${number(line)} : ${value}`),
    ...others(lines - first.length),
  ]);
}

const doubts: Readonly<Record<DoubtfulField, string>> = {
  stars: "autre chose qu’un nombre de 1 à 5, laissé vide",
  capacity: "autre chose qu’un nombre de 1 à 1\u202f000\u202f000, laissé vide",
  website: "autre chose qu’une adresse du web, gardée telle quelle",
};

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
    `  ${counted(communes.lines, "ligne nomme", "lignes nomment")} une commune que la destination n’avait pas : ${fates.join(" ; ")}.`,
    ...communes.first.map(
      ({ line, insee, city }) => `    ligne ${number(line)} : commune ${insee}${city === null ? ", sans city" : ` (${city})`}`,
    ),
  ];
}
