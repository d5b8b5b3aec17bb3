import type { Readable } from "node:stream";

import { noteIgnored } from "./lines/ignored-fields.ts";
import { readRecords } from "./files/read-records.ts";
import { refuse, type Emit, type ImportReport } from "./report.ts";
import { Refusal, type Fields } from "./lines/fields.ts";
import { SourceError } from "./files/source-error.ts";

/** Lines written in one transaction: many where nobody waits, as each takes its time; few where people share the database. */
export const batchSizes = { alone: 2_000, busy: 200 } as const;

/** Characters of lines in one batch: long lines make short batches. */
const longestBatch = 4_000_000;

export interface Line<T> {
  line: number;
  raw: string;
  value: T;
}

/** Lines to be written in one transaction; `stored` reports the progress and is called once that has committed. */
export interface Batch<T> {
  lines: Line<T>[];
  stored: () => void;
}

/**
 * The input's lines, read by `read`, in batches; refused lines go to the report. An input that breaks off ends the
 * batches and leaves its place in the report, and `bytes` counts what was taken of it. While `isBusy` batches are short.
 */
export async function* batchesOf<T>(
  input: Readable,
  read: (fields: Fields) => T,
  report: ImportReport,
  emit: Emit,
  isBusy: () => boolean = () => false,
): AsyncGenerator<Batch<T>> {
  let bytes = 0;
  let batch: Line<T>[] = [];
  let length = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of input as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  const stored = (lines: Line<T>[]): Batch<T> => {
    const progress = { type: "progress", lines: report.lines, bytes } as const;
    return { lines, stored: () => emit(progress) };
  };
  try {
    const source = await readRecords(counted());
    report.header = source.header;
    const { format, header, encoding } = source;
    emit({ type: "source", format, header, encoding });
    for await (const record of source.records) {
      report.lines += 1;
      if ("refused" in record) refuse(report, emit, record.line, record.refused, record.raw);
      else {
        noteIgnored(record.fields, report);
        try {
          batch.push({ line: record.line, raw: record.raw, value: read(record.fields) });
          length += record.raw.length;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          refuse(report, emit, record.line, error.message, record.raw);
          if (error.hint !== null && !report.hints.includes(error.hint)) report.hints.push(error.hint);
        }
      }
      if (batch.length >= (isBusy() ? batchSizes.busy : batchSizes.alone) || length >= longestBatch) {
        yield stored(batch);
        batch = [];
        length = 0;
      }
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    report.broken = { line: error.line, reason: error.message };
  }
  if (batch.length > 0) yield stored(batch);
}
