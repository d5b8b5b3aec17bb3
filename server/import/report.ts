import type { ImportedKind } from "./imported-kinds.ts";
import { noUnknownCommunes, type UnknownCommunes } from "./unknown-communes.ts";

/** What an import did. Every line is counted once: added + updated + unchanged + repeated + refused = lines. */
export interface ImportReport {
  kind: ImportedKind;
  /** First line of a CSV, which names its columns; null where there is none. */
  header: string | null;
  /** Lines that held something. */
  lines: number;
  added: number;
  updated: number;
  unchanged: number;
  /** The same key again within this file. */
  repeated: number;
  refused: number;
  /** The first reasons; all of them went out as events. */
  reasons: { line: number; reason: string }[];
  /** Reviews without a rating among those of the file. */
  unrated: number;
  /** Establishments made for reviews. */
  created: number;
  /** Outside categories that became `autre`, with how often; those after the fiftieth are counted under one name. */
  unmapped: Record<string, number>;
  /** Outside categories of reviews whose establishments have one already and keep it, counted likewise after the first few. */
  unknownCategories: Record<string, number>;
  /** Profiles of reviews that became `non_renseigne`, and languages that the text alone tells, counted in the same way. */
  unknownProfiles: Record<string, number>;
  unknownLanguages: Record<string, number>;
  /** Communes of establishments that the destination did not have. */
  communes: UnknownCommunes;
  /** Fields of the file that the import does not read: the first few, by name. */
  ignored: string[];
  /** Where the input breaks off: what stood before it is imported. */
  broken: { line: number; reason: string } | null;
  dryRun: boolean;
  seconds: number;
}

/** What an import tells while it runs. */
export type ImportEvent =
  | { type: "source"; format: "csv" | "ndjson"; header: string | null }
  | { type: "progress"; lines: number; bytes: number }
  | { type: "refused"; line: number; reason: string; raw: string };

export type Emit = (event: ImportEvent) => void;

/** Reasons and names of categories kept for the report itself. */
const keptReasons = 20;
const keptNames = 50;
const keptWords = 5;
const otherNames = "(autres noms)";

export function emptyReport(kind: ImportedKind, dryRun: boolean): ImportReport {
  return {
    kind,
    header: null,
    lines: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    repeated: 0,
    refused: 0,
    reasons: [],
    unrated: 0,
    created: 0,
    unmapped: noNames(),
    unknownCategories: noNames(),
    unknownProfiles: noNames(),
    unknownLanguages: noNames(),
    communes: noUnknownCommunes,
    ignored: [],
    broken: null,
    dryRun,
    seconds: 0,
  };
}

/** What a category that is not ours becomes. */
export const otherCategory = "autre";

/** How an establishment without any category is counted among those of unknown ones. */
export const withoutCategory = "(sans catégorie)";

/** Counts a refused line and sends it on. */
export function refuse(report: ImportReport, emit: Emit, line: number, reason: string, raw: string): void {
  report.refused += 1;
  if (report.reasons.length < keptReasons) report.reasons.push({ line, reason });
  emit({ type: "refused", line, reason, raw });
}

/** Counts a category that is not ours. */
export function countUnmapped(report: ImportReport, category: string): void {
  countName(report.unmapped, category, keptNames);
}

/** Counts what a review says in words that are not ours; what made its establishment `autre`, now or before, was told then. */
export function countUnknown(
  report: ImportReport,
  { category, profile, lang }: { category: string | null; profile: string | null; lang: string | null },
  isMadeOther: boolean,
): void {
  if (category !== null && !isMadeOther) countName(report.unknownCategories, category, keptWords);
  if (profile !== null) countName(report.unknownProfiles, profile, keptWords);
  if (lang !== null) countName(report.unknownLanguages, lang, keptWords);
}

function countName(counts: Record<string, number>, name: string, kept: number): void {
  const short = name.slice(0, 80);
  const counted = short in counts || Object.keys(counts).length < kept ? short : otherNames;
  counts[counted] = (counts[counted] ?? 0) + 1;
}

/** Without a prototype: a category may be called «constructor». */
const noNames = (): Record<string, number> => Object.create(null) as Record<string, number>;
