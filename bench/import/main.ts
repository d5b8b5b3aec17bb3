/** Import of generated reviews into an empty data folder, by the command that users run; memory over the size of the file. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { loadLine, median, publish, root, table } from "../report.ts";
import { writeReviews } from "./file.ts";

/** Prints the process's peak memory, in KiB, and its processor time, in microseconds, as the last line of standard error. */
const peak = `data:text/javascript;base64,${btoa('process.on("exit", () => { const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage(); console.error("peak " + maxRSS + " cpu " + (userCPUTime + systemCPUTime)); })')}`;

/** The files take turns: the load of the machine changes. */
const ROUNDS = 3;

const folder = mkdtempSync(join(tmpdir(), "bench-import-"));
try {
  const rounds: { small: Measured; large: Measured; long: Measured; floor: number }[] = [];
  const [few, many, most] = [await written(10_000), await written(50_000), await written(150_000)];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      small: measured(few, `few-${round}`),
      large: measured(many, `many-${round}`),
      long: measured(most, `most-${round}`),
      floor: parsing(many, 50_000),
    });
  const ofRounds = (value: (one: (typeof rounds)[number]) => number): number => median(rounds.map(value));
  const pace = ({ large }: (typeof rounds)[number]): number => Math.round(50_000 / large.seconds);
  const [cost, floor] = [ofRounds(({ small, large }) => (large.cpu - small.cpu) / 40_000), ofRounds((one) => one.floor)];
  // Three times the file, once the stores' own memory is full: what would grow with the file shows here.
  const [longMemory, memory] = [ofRounds(({ long }) => long.memory), ofRounds(({ large }) => large.memory)];
  publish("import", "Import of reviews, with their analysis", [
    ...table([
      {
        what: "50,000 reviews: reviews a second, read, analysed and stored",
        measured: ofRounds(pace).toLocaleString("en"),
        budget: "≥ 5,000",
      },
      {
        what: "processor time of one more review, its figures included; two idle cores have 400 µs for each of 5,000 a second",
        measured: `${Math.round(cost)} µs`,
        floor: `${floor.toFixed(1)} µs (JSON.parse of its line)`,
        ratio: cost / floor,
        budget: "–",
      },
      {
        what: "peak memory, 150,000 reviews against 50,000",
        measured: `${longMemory} MiB`,
        floor: `${memory} MiB`,
        ratio: longMemory / memory,
        budget: "flat",
      },
    ]),
    "",
    `Medians of ${ROUNDS} rounds, which gave ${rounds.map((one) => pace(one).toLocaleString("en")).join(", ")} reviews a second. The file of 50,000 holds ${(statSync(many).size / 1e6).toFixed(0)} MB. The whole command, from its start until every figure counts them, took ${ofRounds(({ large }) => large.whole).toFixed(1)} s. ${loadLine()}`,
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
}

async function written(count: number): Promise<string> {
  const file = join(folder, `${count}.ndjson`);
  await writeReviews(file, count);
  return file;
}

/** µs of processor time that a line of the file takes to be read as JSON, and nothing else. */
function parsing(file: string, lines: number): number {
  const content = readFileSync(file);
  const passes = 10;
  const before = process.cpuUsage();
  for (let pass = 0; pass < passes; pass++) {
    for (const line of content.toString("utf8").split("\n")) if (line !== "") JSON.parse(line);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / passes / lines;
}

function measured(file: string, name: string): Measured {
  const env = { ...process.env, DATA_DIR: join(folder, name), DEMO: "0", UV_THREADPOOL_SIZE: "12" };
  command(["destination", "mesure", "--name", "Mesure"], env);
  const start = performance.now();
  const done = command(["reviews", file, "--destination", "mesure", "--create-establishments"], {
    ...env,
    NODE_OPTIONS: `--import ${peak}`,
  });
  const whole = (performance.now() - start) / 1000;
  const seconds = Number(/en ([\d\u202f\u00a0 ,]+) s/.exec(done.stdout)?.[1]?.replace(/\s/g, "").replace(",", "."));
  // The last match: the check of the build, which comes first, prints a line of its own.
  const [, peakMemory, cpuTime] = [...done.stderr.matchAll(/peak (\d+) cpu (\d+)/g)].at(-1) ?? [];
  const [memory, cpu] = [Number(peakMemory), Number(cpuTime)];
  if (!(seconds > 0) || !(memory > 0)) throw new Error(`the import printed nothing usable: ${done.stdout}${done.stderr}`);
  return { seconds, whole, memory: Math.round(memory / 1024), cpu };
}

function command(args: readonly string[], env: NodeJS.ProcessEnv): { stdout: string; stderr: string } {
  const done = spawnSync(process.execPath, ["scripts/command.mjs", "import", ...args], { cwd: root, env, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`${args[0]}: ${done.stdout}${done.stderr}`);
  return done;
}
