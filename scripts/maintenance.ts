/** `npm run maintenance -- on|off|routes PATTERN…`: closes and opens the product or some of its routes, within a minute for open pages. */
import { openConfig } from "../server/config/live-config.ts";
import { CommandRefusal } from "../server/kit/command-refusal.ts";
import { readEnvironment } from "../server/kit/environment.ts";
import { requireInstallation } from "../server/lifecycle/installation.ts";
import { patternRefusal, readMaintenance, writeMaintenance } from "../server/modules/maintenance/maintenance.ts";
import { projectRoot } from "../server/kit/project-root.ts";
import { routeNames } from "../src/domain/access/routes.ts";
import { runProgram } from "./report-error.ts";

const usage = `Maintenance :
  npm run maintenance -- on                 tout est fermé
  npm run maintenance -- off                tout est ouvert
  npm run maintenance -- routes MOTIF…      seules ces routes sont fermées (exemples : moderation, pro.*, widgets)`;

await runProgram(async () => {
  const [action, ...patterns] = process.argv.slice(2);
  if (action !== "on" && action !== "off" && (action !== "routes" || patterns.length === 0)) {
    console.error(usage);
    return 2;
  }
  const { dataDir } = readEnvironment(process.env);
  requireInstallation(dataDir);
  if (action === "on") await writeMaintenance(dataDir, { ...(await readMaintenance(dataDir)), global: true });
  else if (action === "off") await writeMaintenance(dataDir, { global: false, routes: [] });
  else {
    const refused = patternRefusal(patterns, await presentRoutes());
    if (refused !== null) throw new CommandRefusal(refused);
    await writeMaintenance(dataDir, { global: false, routes: patterns });
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

/** The names of the web application's routes, those of the destination's pages among them. */
async function presentRoutes(): Promise<string[]> {
  const config = await openConfig({ root: projectRoot, routes: routeNames, interval: 0 });
  await config.close();
  return routeNames(config.destinationPages());
}
