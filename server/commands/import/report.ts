import type { ImportedKind } from "./lines/imported-kinds.ts";
import { quoted } from "./lines/shown.ts";
import { noUnknownCommunes, type UnknownCommunes } from "./communes/unknown-communes.ts";
import type { TextEncoding } from "./files/text-encoding.ts";
import { noUnknownTowns, type UnknownTowns } from "./communes/unknown-towns.ts";

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
  /** The first of them, each with the line that counts. */
  repeats: { line: number; first: number; key: string }[];
  refused: number;
  /** The reasons of the first such lines, but for `unknownEstablishments`; all of them went out as events. */
  reasons: { line: number; reason: string }[];
  /** Refused lines whose establishment the destination does not have, how many establishments they name, and the first of these. */
  unknownEstablishments: { lines: number; establishments: number; first: NamedLine[] };
  /** What helps with refused lines, each thing once. */
  hints: string[];
  /** Reviews without a rating among those of the file. */
  unrated: number;
  /** Establishments made for reviews, and how many of them by their reference alone. */
  created: number;
  unnamed: number;
  /** The first of them, those without a name before the others. */
  made: NamedLine[];
  /** Outside categories that became `autre`, with how often; those after the fiftieth are counted under one name. */
  unmapped: Record<string, number>;
  /** Outside categories of reviews whose establishments have one already and keep it, counted likewise after the first few. */
  unknownCategories: Record<string, number>;
  /** Profiles of reviews that became `non_renseigne`, and languages detected from the text alone, counted in the same way. */
  unknownProfiles: Record<string, number>;
  unknownLanguages: Record<string, number>;
  /** Communes of establishments that the destination did not have. */
  communes: UnknownCommunes;
  /** Towns of establishments that are no commune. */
  towns: UnknownTowns;
  /** Values of establishments that are not what their field holds: how often, and the first ones. */
  doubtful: Partial<Record<DoubtfulField, { lines: number; first: { line: number; value: string }[] }>>;
  /** Fields of the file that the import does not read: the first few, by name. */
  ignored: string[];
  /** Where the input breaks off: what stood before it is imported. */
  broken: { line: number; reason: string } | null;
  dryRun: boolean;
  seconds: number;
}

/** An establishment, and the first line that names it. */
export interface NamedLine {
  line: number;
  /** The file's reference; null where it is known by name and town. */
  id: string | null;
  name: string | null;
}

/** Fields of establishments that refuse no line: the first two are left empty, the last is kept as it is. */
export type DoubtfulField = "stars" | "capacity" | "website";

/** Events that an import reports while it runs. */
export type ImportEvent =
  | { type: "source"; format: "csv" | "ndjson"; header: string | null; encoding: TextEncoding }
  | { type: "progress"; lines: number; bytes: number }
  | { type: "refused"; line: number; reason: string; raw: string };

export type Emit = (event: ImportEvent) => void;

/** Reasons and names of categories kept for the report itself. */
const keptReasons = 20;
const keptNames = 50;
const keptWords = 5;
const keptMade = 10;
const keptUnknown = 5;
const keptValues = 5;
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
    repeats: [],
    refused: 0,
    reasons: [],
    unknownEstablishments: { lines: 0, establishments: 0, first: [] },
    hints: [],
    unrated: 0,
    created: 0,
    unnamed: 0,
    made: [],
    unmapped: noNames(),
    unknownCategories: noNames(),
    unknownProfiles: noNames(),
    unknownLanguages: noNames(),
    communes: noUnknownCommunes,
    towns: noUnknownTowns,
    doubtful: {},
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
  // A line that cannot be read is found before the earlier ones that the database refuses.
  const after = report.reasons.findLastIndex((kept) => kept.line <= line);
  report.reasons.splice(after + 1, 0, { line, reason });
  report.reasons.length = Math.min(report.reasons.length, keptReasons);
  emit({ type: "refused", line, reason, raw });
}

/** Counts a refused line whose establishment is unknown and sends it on; `isFirst` where no earlier line names that establishment. */
export function refuseUnknown(report: ImportReport, emit: Emit, { line, id, name }: NamedLine, isFirst: boolean, raw: string): void {
  const { unknownEstablishments } = report;
  report.refused += 1;
  unknownEstablishments.lines += 1;
  if (isFirst) {
    unknownEstablishments.establishments += 1;
    if (unknownEstablishments.first.length < keptUnknown) unknownEstablishments.first.push({ line, id, name });
  }
  emit({ type: "refused", line, reason: `l’établissement « ${name ?? id ?? ""} » est inconnu`, raw });
}

/** Counts establishments made for reviews; of those without a name and of the others the first are kept. */
export function countMade(report: ImportReport, made: readonly NamedLine[]): void {
  report.created += made.length;
  report.unnamed += made.filter(({ name }) => name === null).length;
  const all = [...report.made, ...made];
  report.made = [...all.filter(({ name }) => name === null), ...all.filter(({ name }) => name !== null)].slice(0, keptMade);
}

/** Counts what a line says in fields that do not hold such a thing. */
export function countDoubtful(report: ImportReport, line: number, doubtful: readonly (readonly [DoubtfulField, string])[]): void {
  for (const [field, value] of doubtful) {
    const counted = (report.doubtful[field] ??= { lines: 0, first: [] });
    counted.lines += 1;
    if (counted.first.length < keptValues) counted.first.push({ line, value: quoted(value) });
  }
}

/** Counts a category that is not ours. */
export function countUnmapped(report: ImportReport, category: string): void {
  countName(report.unmapped, category, keptNames);
}

/** Counts the unknown words of a review. A category that made its establishment `autre`, now or before, is counted elsewhere. */
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
