// npm run -s analyse < reviews.ndjson > analyses.ndjson (or -- FILE)
// npm run analyse -- --all | --suggestions
import { readAnalyseCall } from "./arguments/analyse-call.ts";
import { printError } from "./print.ts";

const usage = `Usage :
  npm run -s analyse < avis.ndjson > analyses.ndjson   une ligne {id, text, lang?} donne une ligne {id, lang, tonality, mentions}
  npm run -s analyse -- FICHIER > analyses.ndjson      de même, à partir d’un fichier NDJSON
  npm run analyse -- --all                             analyse de nouveau tous les avis enregistrés ; les corrections restent
  npm run analyse -- --suggestions                     entrées de lexique que les corrections suggèrent`;

const call = readAnalyseCall();
if ("fault" in call) {
  printError(`${call.fault}\n${usage}`);
  process.exitCode = 2;
} else if (call.task === "all") await (await import("./analyse/all.ts")).analyseAll();
else if (call.task === "suggestions") await (await import("./analyse/suggestions.ts")).printSuggestions();
else await (await import("./analyse/stream.ts")).analyseStream(call.file);
