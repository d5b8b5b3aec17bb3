// npm run -s analyse < reviews.ndjson > analyses.ndjson (or -- FILE)
// npm run analyse -- --all | --suggestions
import { parseArgs } from "node:util";

const usage = `Usage\u00a0:
  npm run -s analyse < avis.ndjson > analyses.ndjson   une ligne {id, text, lang?} donne une ligne {id, lang, tonality, mentions}
  npm run -s analyse -- FICHIER > analyses.ndjson      de même, à partir d’un fichier NDJSON
  npm run analyse -- --all                             analyse de nouveau tous les avis enregistrés\u202f; les corrections restent
  npm run analyse -- --suggestions                     entrées de lexique que les corrections suggèrent`;

const asked = readArguments();
if (asked === null) {
  console.error(usage);
  process.exitCode = 2;
} else if (asked.all) await (await import("./analyse/all.ts")).analyseAll();
else if (asked.suggestions) await (await import("./analyse/suggestions.ts")).printSuggestions();
else await (await import("./analyse/stream.ts")).analyseStream(asked.file);

function readArguments(): { all: boolean; suggestions: boolean; file: string } | null {
  try {
    const { values, positionals } = parseArgs({
      options: { all: { type: "boolean" }, suggestions: { type: "boolean" } },
      allowPositionals: true,
    });
    const tasks = Number(values.all === true) + Number(values.suggestions === true) + positionals.length;
    if (tasks > 1) return null;
    // Without a file and with nobody writing to the standard input, waiting would look like a hang.
    if (tasks === 0 && process.stdin.isTTY) return null;
    return { all: values.all === true, suggestions: values.suggestions === true, file: positionals[0] ?? "-" };
  } catch {
    return null;
  }
}
