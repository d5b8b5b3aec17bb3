import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { compile, render } from "../../../server/demo/texts/markup.ts";
import { punctuate } from "../../../server/demo/texts/punctuation.ts";
import { random } from "../../../server/demo/random.ts";
import { readReview } from "../../../server/semantics/reader.ts";
import type { ReadReview } from "../../../server/semantics/reader.ts";
import type { CompiledLexicon } from "../../../server/semantics/compile-lexicon.ts";

/** A whole review of the demonstration: written by us, and the rating it was written for. */
export interface ToldReview {
  lang: string;
  flow: string;
  text: string;
}

/** Slots are filled with a word that says nothing. */
const FILLER: Record<string, string> = { night: "90", bill: "30", min: "20" };

/** Promises the whole reviews of one language's bank, each line in its first wording. */
export async function toldReviews(texts: string, lang: string): Promise<ToldReview[]> {
  const folder = join(texts, lang);
  const files = readdirSync(folder).filter((file) => file.startsWith("whole"));
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)));
  return modules.flatMap((module) => Object.values(module).flatMap((bank) => (typeof bank === "string" ? linesOf(bank, lang) : [])));
}

function linesOf(bank: string, lang: string): ToldReview[] {
  const out: ToldReview[] = [];
  let header: string[] = [];
  for (const raw of bank.split("\n")) {
    const line = raw.trim();
    if (line.startsWith("# ")) header = line.slice(2).split(" ");
    else if (line !== "" && header[1] === "flow") {
      const { nodes } = compile(line);
      out.push({ lang, flow: header[2] ?? "", text: firstWording(nodes, lang) });
    }
  }
  return out;
}

const ENDINGS: Record<string, readonly [string, string]> = { fr: ["", "e"], es: ["o", "a"], it: ["o", "a"] };

function firstWording(nodes: ReturnType<typeof compile>["nodes"], lang: string): string {
  const pick = <T>(items: readonly T[]): T => {
    const [one] = items;
    if (one === undefined) throw new Error("no wording to pick");
    return one;
  };
  const first = { ...random("told"), pick };
  const context = {
    random: first,
    voice: "we" as const,
    feminine: false,
    endings: ENDINGS[lang] ?? ["", ""],
    slot: (name: string) => FILLER[name] ?? name,
  };
  return punctuate(render(nodes, context));
}

/** A told review, read. The label is that of the rating it was written for; none for a mixed one. */
export interface Tale {
  lang: string;
  review: ReadReview;
  label: 0 | 1 | null;
}

/** Promises the told reviews, read with their language's lexicon. */
export function readTales(told: readonly ToldReview[], lexicons: Map<string, CompiledLexicon>): Tale[] {
  return told.flatMap(({ lang, flow, text }): Tale[] => {
    const lexicon = lexicons.get(lang);
    if (lexicon === undefined) return [];
    return [{ lang, review: readReview(text, lexicon), label: flow === "good" ? 1 : flow === "bad" ? 0 : null }];
  });
}
