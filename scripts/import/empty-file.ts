import type { ImportReport } from "../../server/commands/import/report.ts";

/** Columns without which every line would be refused. */
const needed: Readonly<Record<ImportReport["kind"], readonly string[]>> = {
  reviews: ["source", "source_review_id"],
  establishments: ["id", "name"],
};

/**
 * What is said of a file that holds no line to import; null of any other. Names of columns alone are what a regular export
 * writes when there is nothing new: no failure, unless they are not those that the import reads.
 */
export function emptyFile({ kind, header, lines, broken }: ImportReport): { sentence: string; failed: boolean } | null {
  if (lines > 0 || broken !== null) return null;
  if (header === null || header.trim() === "")
    return { sentence: "Le fichier ne contient aucune ligne : rien n’a été importé.", failed: true };
  const columns = new Set(header.split(/[,;\t]/).map((name) => name.replaceAll('"', "").trim().toLowerCase()));
  const missing = needed[kind].filter((name) => !columns.has(name));
  if (missing.length === 0)
    return { sentence: "Le fichier ne contient que les noms de ses colonnes : il n’y avait rien à importer.", failed: false };
  return {
    sentence: `Le fichier ne contient qu’une ligne, celle des noms de ses colonnes, et il y manque ${missing.join(" et ")} : rien n’a été importé. Vérifiez le format du fichier et les noms de ses colonnes, que le README donne.`,
    failed: true,
  };
}
