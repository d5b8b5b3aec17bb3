/** `npm run import -- reviews|establishments FILE --destination ID …`, `npm run import -- communes FILE …` and `npm run import -- destination ID --name NAME`. */
import { runCommand } from "../server/lifecycle/run-command.ts";
import type { CommunesReport } from "../server/commands/import/communes/import-communes.ts";
import type { ImportReport } from "../server/commands/import/report.ts";
import { readImportCall } from "./arguments/import-call.ts";
import { importEvents } from "./import/events.ts";
import { communesLines, hasNoOutline } from "./import/print-communes.ts";
import { openInput } from "./import/input.ts";
import { hasFailed, printReport } from "./import/print-report.ts";
import { runProgram } from "./report-error.ts";
import { print, printError } from "./print.ts";

const usage = `Usage :
  npm run import -- reviews FICHIER --destination ID [--create-establishments] [--dry-run] [--json]
  npm run import -- establishments FICHIER --destination ID [--dry-run] [--json]
  npm run import -- communes FICHIER.geojson --destination ID [--dry-run] [--json]
  npm run import -- destination ID --name NOM
FICHIER : CSV ou NDJSON (GeoJSON pour « communes »), compressé par gzip ou non ; « - » lit l’entrée standard. « --json » écrit le rapport en JSON.`;

await runProgram(async () => {
  const call = readImportCall();
  if ("fault" in call) {
    printError(`${call.fault}\n${usage}`);
    return 2;
  }
  const { kind, subject, values } = call;
  if (kind === "destination") {
    const { added } = await runCommand({ name: "destination", args: { id: subject, name: values.name } });
    print(
      added
        ? `La destination ${subject} est créée, avec son groupe.`
        : `La destination ${subject} existait ; elle s’appelle maintenant « ${values.name} ».`,
    );
    return 0;
  }
  const { stream, size } = openInput(subject);
  if (kind === "communes") {
    const args = { kind, destination: values.destination, dryRun: values["dry-run"] === true };
    const report = (await runCommand({ name: "import", args, input: stream })) as unknown as CommunesReport;
    if (values.json === true) console.log(JSON.stringify(report));
    else print(communesLines(report).join("\n"));
    return hasNoOutline(report) ? 1 : 0;
  }
  const events = importEvents(subject, kind, size);
  try {
    const args = {
      kind,
      destination: values.destination,
      createEstablishments: values["create-establishments"] === true,
      dryRun: values["dry-run"] === true,
    };
    const report = (await runCommand({ name: "import", args, input: stream, tell: events.handle })) as unknown as ImportReport;
    const files = await events.close();
    if (values.json === true) console.log(JSON.stringify({ ...report, files }));
    else printReport(report, files);
    return hasFailed(report, files) ? 1 : 0;
  } finally {
    await events.close();
    stream.destroy();
  }
});
