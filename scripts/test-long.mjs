// The full counts of the tests that the suite runs in samples: 100 crash cycles, a million random documents.
import { spawnSync } from "node:child_process";

const env = { ...process.env, CRASH_CYCLES: process.env.CRASH_CYCLES ?? "100", FUZZ_RUNS: process.env.FUZZ_RUNS ?? "1000000" };
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "server", "tests/crash", "tests/engine", "--testTimeout", "7200000"],
  {
    stdio: "inherit",
    env,
  },
);
process.exitCode = status ?? 1;
