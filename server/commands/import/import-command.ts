import { nearest } from "../../../src/engine/check/nearest.ts";
import { oneOf } from "../../../src/engine/check/one-of.ts";
import { gate } from "../../kit/gate.ts";
import { textArgument, type Command, type CommandContext } from "../command.ts";
import { CommandRefusal } from "../../kit/command-refusal.ts";
import { importCommunes } from "./communes/import-communes.ts";
import { importEstablishments } from "./import-establishments.ts";
import { importReviews } from "./import-reviews.ts";
import { fileKinds } from "./lines/imported-kinds.ts";

/** Two imports at once would count each other's lines as theirs. */
const oneAtATime = gate(1);

/** Imports the input as reviews, establishments or outlines of communes of a destination; resolves once every screen counts them. */
export const importCommand: Command = (context, args, input, tell) =>
  oneAtATime(async () => {
    const destination = textArgument(args, "destination");
    await checkDestination(context, destination);
    const options = { ...context, analyse: context.analysis.analyse, destination, dryRun: args.dryRun === true, emit: tell };
    const kind = fileKinds.find((one) => one === args.kind);
    if (!kind) throw new CommandRefusal(`Précisez ce que contient le fichier : ${oneOf(fileKinds)}.`);
    const report =
      kind === "reviews"
        ? await importReviews(input, { ...options, createEstablishments: args.createEstablishments === true })
        : kind === "communes"
          ? await importCommunes(input, options)
          : await importEstablishments(input, options);
    await context.projection.settled();
    return { ...report };
  });

async function checkDestination({ store }: CommandContext, id: string): Promise<void> {
  const known = (
    await store.system("import", (db) => db.selectFrom("destinations").select("id").where("parent_id", "is", null).execute())
  ).map((row) => row.id);
  if (known.includes(id)) return;
  const near = nearest(id, known);
  throw new CommandRefusal(
    `La destination ${id} n’existe pas${near ? ` (la plus proche : ${near})` : ""} ; « npm run import -- destination ${id} --name NOM » la crée.`,
  );
}
