/** Import of generated reviews into an empty data folder, by the command that users run; memory over the size of the file. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { loadLine, publish, root, table } from "../report.ts";
import { writeReviews } from "./file.ts";

/** Tells the most memory that the process held, in KiB, and its processor time, in microseconds, on its last line of errors. */
const peak = `data:text/javascript;base64,${btoa('process.on("exit", () => { const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage(); console.error("peak " + maxRSS + " cpu " + (userCPUTime + systemCPUTime)); })')}`;

const folder = mkdtempSync(join(tmpdir(), "bench-import-"));
try {
  const small = await measured(10_000);
  const large = await measured(50_000);
  publish("import", "Import of reviews, with their analysis", [
    ...table([
      {
        what: "50,000 reviews: reviews a second, read, analysed and stored",
        measured: Math.round(50_000 / large.seconds).toLocaleString("en"),
        budget: "≥ 5,000",
      },
      {
        what: "processor time of one more review, its figures included; two idle cores have 400 µs for each of 5,000 a second",
        measured: `${Math.round((large.cpu - small.cpu) / 40_000)} µs`,
        budget: "–",
      },
      {
        what: "peak memory, 50,000 reviews against 10,000",
        measured: `${large.memory} MiB`,
        floor: `${small.memory} MiB`,
        ratio: large.memory / small.memory,
        budget: "flat",
      },
    ]),
    "",
    `The file of 50,000 holds ${large.megabytes.toFixed(0)} MB. The whole command, from its start until every figure counts them, took ${large.whole.toFixed(1)} s. ${loadLine()}`,
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

interface Measured {
  seconds: number;
  whole: number;
  /** MiB */
  memory: number;
  /** µs */
  cpu: number;
  megabytes: number;
}

async function measured(count: number): Promise<Measured> {
  const file = join(folder, `${count}.ndjson`);
  await writeReviews(file, count);
  const env = { ...process.env, DATA_DIR: join(folder, `data-${count}`), DEMO: "0", UV_THREADPOOL_SIZE: "12" };
  command(["destination", "mesure", "--name", "Mesure"], env);
  const start = performance.now();
  const told = command(["reviews", file, "--destination", "mesure", "--create-establishments"], {
    ...env,
    NODE_OPTIONS: `--import ${peak}`,
  });
  const whole = (performance.now() - start) / 1000;
  const seconds = Number(/en ([\d\u202f\u00a0 ,]+) s/.exec(told.stdout)?.[1]?.replace(/\s/g, "").replace(",", "."));
  // The check of what is built, which comes first, tells its own.
  const [, peakMemory, cpuTime] = [...told.stderr.matchAll(/peak (\d+) cpu (\d+)/g)].at(-1) ?? [];
  const [memory, cpu] = [Number(peakMemory), Number(cpuTime)];
  if (!(seconds > 0) || !(memory > 0)) throw new Error(`the import told nothing usable: ${told.stdout}${told.stderr}`);
  return { seconds, whole, memory: Math.round(memory / 1024), cpu, megabytes: statSync(file).size / 1e6 };
}

function command(args: readonly string[], env: NodeJS.ProcessEnv): { stdout: string; stderr: string } {
  const done = spawnSync(process.execPath, ["scripts/command.mjs", "import", ...args], { cwd: root, env, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`${args[0]}: ${done.stdout}${done.stderr}`);
  return done;
}
