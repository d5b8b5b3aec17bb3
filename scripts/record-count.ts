/** How many rows a backup holds, in French: nothing is singular. */
export function recordCount(rows: number): string {
  return `${rows.toLocaleString("fr-FR")} ${rows >= 2 ? "enregistrements" : "enregistrement"}`;
}
