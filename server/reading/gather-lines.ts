import type { Result, TileResultLine } from "../../src/generated/types.ts";

/** One tile, or one instance of a tile that repeats, as its lines come in. */
export interface Gathered {
  /** The name of the instance. */
  instance?: string;
  /** Of the second question of a tile that asks two. */
  beside?: true;
  result?: Result;
  previous?: Result;
}

/** The lines of a document, put together by tile. */
export interface GatheredLines {
  /** Each instance and each question of a tile that has a result, in the order in which they came. */
  of(widget: string): (Gathered & { result: Result })[];
  /** The filters of a tile's own, in words; undefined where it has none. */
  narrowed(widget: string): string | undefined;
  /** The instant up to which the figures count; empty where nothing is known. */
  watermark: string;
}

export async function gatherLines(lines: AsyncIterable<TileResultLine>): Promise<GatheredLines> {
  const gathered = new Map<string, Map<string, Gathered>>();
  const narrowed = new Map<string, string>();
  let watermark = "";
  for await (const line of lines) {
    if (line.end) watermark = line.watermark_at ?? "";
    if (line.widget && line.narrowed !== undefined) narrowed.set(line.widget, line.narrowed);
    if (!line.widget || !line.result) continue;
    const instances = gathered.get(line.widget) ?? new Map<string, Gathered>();
    const key = `${line.instance ?? ""}\n${line.part ?? ""}`;
    const entry = instances.get(key) ?? {
      ...(line.instance_label === undefined ? {} : { instance: line.instance_label }),
      ...(line.part ? { beside: true as const } : {}),
    };
    instances.set(key, { ...entry, ...(line.compared ? { previous: line.result } : { result: line.result }) });
    gathered.set(line.widget, instances);
  }
  const hasResult = (one: Gathered): one is Gathered & { result: Result } => one.result !== undefined;
  return {
    of: (widget) => [...(gathered.get(widget)?.values() ?? [])].filter(hasResult),
    narrowed: (widget) => narrowed.get(widget),
    watermark,
  };
}
