/** The file is no backup, or not a whole one; in French. */
export class BackupError extends Error {}
