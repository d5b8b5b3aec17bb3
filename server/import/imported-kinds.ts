/** What a file may hold. */
export const importedKinds = ["reviews", "establishments"] as const;
export type ImportedKind = (typeof importedKinds)[number];
