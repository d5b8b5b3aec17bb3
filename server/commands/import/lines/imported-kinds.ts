/** What the lines of a file may hold. */
export const importedKinds = ["reviews", "establishments"] as const;
export type ImportedKind = (typeof importedKinds)[number];

/** What a file may hold: lines, or the outlines of communes. */
export const fileKinds = [...importedKinds, "communes"] as const;
