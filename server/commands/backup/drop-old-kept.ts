import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Backups of what restorations replaced that stay; each holds personal data and secrets, so older ones go. */
export const keptBackups = 3;

const form = /^avant-restauration-(\d{4}-\d\d-\d\d-\d{6})(?:-(\d+))?\.ndjson\.gz$/;

/** Name of the backup of a moment (`2026-06-01-090807`); those of one moment are numbered from 1. */
export function keptName(moment: string, no: number): string {
  return `avant-restauration-${moment}${no === 1 ? "" : `-${no}`}.ndjson.gz`;
}

/**
 * Removes all but the latest {@link keptBackups} of the folder, going by their names; returns how many. Other files are left
 * alone, and so is one that cannot be removed: what has just been restored is restored all the same.
 */
export function dropOldKept(folder: string): number {
  const found = namesIn(folder).flatMap((name) => {
    const [, moment, no = "1"] = form.exec(name) ?? [];
    return moment === undefined ? [] : [{ name, moment, no: Number(no) }];
  });
  const latestFirst = found.toSorted((a, b) => (a.moment === b.moment ? b.no - a.no : a.moment < b.moment ? 1 : -1));
  return latestFirst.slice(keptBackups).filter(({ name }) => isRemoved(join(folder, name))).length;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isRemoved(path: string): boolean {
  try {
    rmSync(path);
    return true;
  } catch {
    return false;
  }
}
