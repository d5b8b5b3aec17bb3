/** `npm run analytics:rebuild`: rebuilds the columnar projection from the state, a damaged file included. */
import { progress } from "../server/lifecycle/progress.ts";
import { runCommand } from "../server/lifecycle/run-command.ts";
import { runProgram } from "./report-error.ts";

await runProgram(async () => {
  const bar = progress("Reconstruction");
  await runCommand({ name: "analytics-rebuild", replaceDamaged: true, tell: ({ done, total }) => bar.update(Number(done), Number(total)) });
  bar.end("La projection analytique est refaite.");
  return 0;
});
