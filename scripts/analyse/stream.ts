import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { projectRoot } from "../../server/project-root.ts";
import { createAnalyser, loadLexicons } from "../../server/semantics/index.ts";

interface Line {
  id: unknown;
  text: string;
  lang?: string;
  domain?: string;
}

const textIn = (value: object, key: string): string | undefined => {
  const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof found === "string" ? found : undefined;
};

function parseLine(line: string, number: number): Line {
  const parsed: unknown = JSON.parse(line);
  if (typeof parsed !== "object" || parsed === null || !("id" in parsed))
    throw new Error(`line ${number}: an object with id and text is expected`);
  const text = textIn(parsed, "text");
  if (text === undefined) throw new Error(`line ${number}: text must be a string`);
  const lang = textIn(parsed, "lang");
  const domain = textIn(parsed, "domain");
  return { id: parsed.id, text, ...(lang === undefined ? {} : { lang }), ...(domain === undefined ? {} : { domain }) };
}

/** Reads one {id, text, lang?, domain?} a line of the standard input and writes one {id, lang, tonality, mentions} a line, streaming. */
export async function analyseStream(): Promise<void> {
  const analyse = createAnalyser(loadLexicons(join(projectRoot, "templates/lexicons")));
  const { stdin, stdout } = process;
  // A reader that leaves early («| head») is no error.
  stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

  let number = 0;
  for await (const line of createInterface({ input: stdin, crlfDelay: Infinity })) {
    number++;
    if (line.trim() === "") continue;
    try {
      const { id, text, lang, domain } = parseLine(line, number);
      const { lang: read, tonality, mentions } = analyse(text, lang, domain);
      if (!stdout.write(`${JSON.stringify({ id, lang: read, tonality, mentions })}\n`)) await once(stdout, "drain");
    } catch (error) {
      process.stderr.write(
        `${error instanceof SyntaxError ? `line ${number}: not JSON` : error instanceof Error ? error.message : String(error)}\n`,
      );
      process.exitCode = 1;
    }
  }
}
