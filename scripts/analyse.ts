// npm run -s analyse < reviews.ndjson > analyses.ndjson
// npm run analyse -- --all | --suggestions
import { parseArgs } from "node:util";

const usage = `Usage\u00a0:
  npm run -s analyse < avis.ndjson > analyses.ndjson   une ligne {id, text, lang?} donne une ligne {id, lang, tonality, mentions}
  npm run analyse -- --all                             analyse de nouveau tous les avis enregistrés\u202f; les corrections restent
  npm run analyse -- --suggestions                     entrées de lexique que les corrections suggèrent`;

const asked = readArguments();
if (asked === null) {
  console.error(usage);
  process.exitCode = 2;
} else if (asked.all) await (await import("./analyse/all.ts")).analyseAll();
else if (asked.suggestions) await (await import("./analyse/suggestions.ts")).printSuggestions();
else await (await import("./analyse/stream.ts")).analyseStream();

function readArguments(): { all: boolean; suggestions: boolean } | null {
  try {
    const { values } = parseArgs({ options: { all: { type: "boolean" }, suggestions: { type: "boolean" } } });
    return values.all && values.suggestions ? null : { all: values.all === true, suggestions: values.suggestions === true };
  } catch {
    return null;
  }
}
