import { putDestination } from "../../store/bulk-destinations.ts";
import { textArgument, type Command } from "../command.ts";
import { CommandRefusal } from "../../kit/command-refusal.ts";

/** Adds a destination with its own group, or renames it. */
export const destinationCommand: Command = async ({ store }, args) => {
  const id = textArgument(args, "id");
  const name = textArgument(args, "name");
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 60)
    throw new CommandRefusal(
      "L’identifiant d’une destination se compose de minuscules, de chiffres et de tirets (exemple : pays-d-aurelle).",
    );
  const taken = await store.system("import", (db) =>
    db.selectFrom("groups").select("id").where("id", "=", id).where("kind", "!=", "destination").executeTakeFirst(),
  );
  if (taken) throw new CommandRefusal(`L’identifiant ${id} est déjà celui d’un groupe de professionnels.`);
  const added = await store.system("import", (db, changed) => putDestination(db, changed, { id, name }));
  return { added };
};
