import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";

import { projectRoot } from "../../server/kit/project-root.ts";
import { typeset } from "../../src/domain/format/typeset.ts";
import { createAnalyser, loadLexicons } from "../../server/semantics/index.ts";
import type { Analyser } from "../../server/semantics/index.ts";
import { StartupError } from "../../server/kit/startup-error.ts";
import { openInput } from "../import/input.ts";
import { runProgram } from "../report-error.ts";

interface Line {
  id: unknown;
  text: string;
  lang?: string;
  domain?: string;
}

/** A line that cannot be analysed; the message is the reason in French. */
class LineRefusal extends Error {
  override readonly name = "LineRefusal";
}

const EXPECTED = 'une ligne est un objet JSON tel que {"id": "1", "text": "Chambre propre"}';

function fieldOf(value: object, key: string): unknown {
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

const textIn = (value: object, key: string): string | undefined => {
  const found = fieldOf(value, key);
  return typeof found === "string" ? found : undefined;
};

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new LineRefusal(`ce n’est pas du JSON ; ${EXPECTED}`);
  }
}

function parseLine(line: string): Line {
  const value = parsed(line);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new LineRefusal(`ce n’est pas un objet ; ${EXPECTED}`);
  if (fieldOf(value, "id") === undefined) throw new LineRefusal("le champ « id » manque ; donnez à chaque avis un identifiant");
  const text = textIn(value, "text");
  if (text === undefined)
    throw new LineRefusal("le champ « text » manque ou n’est pas une chaîne de caractères ; mettez-y le texte de l’avis");
  const lang = textIn(value, "lang");
  const domain = textIn(value, "domain");
  return { id: fieldOf(value, "id"), text, ...(lang === undefined ? {} : { lang }), ...(domain === undefined ? {} : { domain }) };
}

/** Analyses the lines and returns the number of refused ones; `refuse` gets each of these with its number. */
export async function analyseLines(
  input: Readable,
  output: Writable,
  analyse: Analyser,
  refuse: (sentence: string) => void,
): Promise<number> {
  let number = 0;
  let refused = 0;
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number++;
    if (line.trim() === "") continue;
    try {
      const { id, text, lang, domain } = parseLine(line);
      const { lang: read, tonality, mentions } = analyse(text, lang, domain);
      if (!output.write(`${JSON.stringify({ id, lang: read, tonality, mentions })}\n`)) await once(output, "drain");
    } catch (error) {
      if (!(error instanceof LineRefusal)) throw error;
      refused++;
      refuse(`Ligne ${number} : ${error.message}. Cette ligne est laissée de côté.`);
    }
  }
  return refused;
}

/** Reads one {id, text, lang?, domain?} a line of a file (`-`: standard input) and writes one {id, lang, tonality, mentions} a line, streaming. */
export function analyseStream(file: string): Promise<void> {
  return runProgram(async () => {
    const { stream } = openInput(file);
    const { stdout, stderr } = process;
    // A reader that leaves early («| head») is no error.
    stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
    const refused = await analyseLines(stream, stdout, openAnalyser(), (sentence) => void stderr.write(`${typeset(sentence)}\n`));
    return refused === 0 ? 0 : 1;
  });
}

function openAnalyser(): Analyser {
  const folder = join(projectRoot, "templates/lexicons");
  try {
    return createAnalyser(loadLexicons(folder));
  } catch (cause) {
    throw new StartupError("Un lexique de templates/lexicons ne peut pas être lu ; « npm run config -- lint » dit lequel et pourquoi.", {
      cause,
    });
  }
}
