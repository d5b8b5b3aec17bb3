import { CommandRefusal } from "../server/kit/command-refusal.ts";
import { StartupError } from "../server/kit/startup-error.ts";

/** Runs a command-line program: a refusal is its sentence and exit code 1, a fault shows where it happened. */
export async function runProgram(program: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await program();
  } catch (error) {
    const expected = error instanceof CommandRefusal || error instanceof StartupError;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  }
}
