/** A compound document, as Excel saved until 2003. */
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** What is said of a file that is no text but a spreadsheet's own format, by what it begins with; null of any other. */
export function workbookSentence(head: Buffer): string | null {
  if (begins(head, compound)) return excel;
  if (!begins(head, zip)) return null;
  // An archive names its files in plain letters, those of a workbook at its very beginning.
  if (head.includes("[Content_Types].xml") || head.includes("xl/")) return excel;
  if (head.includes("opendocument.spreadsheet")) return savedAs("un classeur LibreOffice", "Texte CSV");
  return "Ce fichier est une archive ZIP\u00a0: extrayez-en le fichier CSV ou NDJSON, puis importez-le.";
}

const savedAs = (what: string, format: string): string =>
  `Ce fichier est ${what}\u00a0: enregistrez-le au format «\u00a0${format}\u00a0», puis importez le fichier obtenu.`;
const excel = savedAs("un classeur Excel", "CSV UTF-8");
const begins = (head: Buffer, mark: Buffer): boolean => head.subarray(0, mark.length).equals(mark);
