// The full counts of the tests that the suite runs in samples: 100 crash cycles, a million random documents, 500 of them drawn
// in the browser, every question about what public figures hide, ten thousand answers of one network to a form. Servers run with
// the flags of `npm start` and begin in an empty folder, and every review of the crash cycles has words.
import { spawnSync } from "node:child_process";

const env = {
  ...process.env,
  TEST_LONG: "1",
  CRASH_CYCLES: process.env.CRASH_CYCLES ?? "100",
  FUZZ_RUNS: process.env.FUZZ_RUNS ?? "1000000",
};
const tests = [
  "tests/crash",
  "tests/lifecycle",
  "server/lifecycle",
  "tests/engine",
  "tests/analytics",
  "tests/access/cross-tenant",
  "tests/access/foreign-filters",
  "tests/access/isolation-faults",
  "tests/attacks/public-forms",
  "tests/config/takeover",
  "server/modules/observation/passages",
];
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    "server",
    "--project",
    "server, modules replaced",
    ...tests,
    "--testTimeout",
    "7200000",
  ],
  { stdio: "inherit", env },
);
const { status: drawn } = spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "test", "fuzz.spec.ts"], {
  stdio: "inherit",
  env: { ...env, FUZZ_DOCUMENTS: process.env.FUZZ_DOCUMENTS ?? "500" },
});
process.exitCode = status || drawn || 0;
