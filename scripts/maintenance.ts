/** `npm run maintenance -- on|off|routes PATTERN…`: closes and opens the product or some of its routes, within a minute for open pages. */
import { mkdirSync } from "node:fs";

import { readEnvironment } from "../server/lifecycle/environment.ts";
import { readMaintenance, writeMaintenance } from "../server/modules/maintenance/maintenance.ts";
import { runProgram } from "./report-error.ts";

const usage = `Maintenance :
  npm run maintenance -- on                 tout est fermé
  npm run maintenance -- off                tout est ouvert
  npm run maintenance -- routes MOTIF…      seules ces routes sont fermées (exemples : moderation, pro.*, widgets)`;

await runProgram(async () => {
  const [action, ...patterns] = process.argv.slice(2);
  const { dataDir } = readEnvironment(process.env);
  mkdirSync(dataDir, { recursive: true });
  if (action === "on") await writeMaintenance(dataDir, { ...(await readMaintenance(dataDir)), global: true });
  else if (action === "off") await writeMaintenance(dataDir, { global: false, routes: [] });
  else if (action === "routes" && patterns.length > 0) await writeMaintenance(dataDir, { global: false, routes: patterns });
  else {
    console.error(usage);
    return 2;
  }
  const { global, routes } = await readMaintenance(dataDir);
  console.log(
    global
      ? "Tout le produit est en maintenance."
      : routes.length > 0
        ? `En maintenance : ${routes.join(", ")}.`
        : "Rien n’est en maintenance.",
  );
  return 0;
});
