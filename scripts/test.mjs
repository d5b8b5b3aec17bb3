// Runs every test: units, configuration, access and API with Vitest, then the browser with Playwright.
// With TEST_REPORTS set, each runner also writes a JSON report there.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const reports = process.env.TEST_REPORTS;
const run = (/** @type {string[]} */ args, /** @type {Record<string, string>} */ env = {}) =>
  spawnSync(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } }).status ?? 1;

const vitest = run(
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...(reports
      ? ["default", "json", "./scripts/stray-errors.mjs"]
          .map((reporter) => `--reporter=${reporter}`)
          .concat(`--outputFile.json=${join(reports, "vitest.json")}`)
      : []),
  ],
  // The server has just been built: its threads need not be translated again.
  { BUILT_WORKERS: "1" },
);
const playwright = run(
  ["node_modules/@playwright/test/cli.js", "test"],
  reports ? { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json") } : {},
);
// A runner can fail with every test passed: an error outside the tests, a set-up that does not close.
if (reports) writeFileSync(join(reports, "exit-codes.json"), JSON.stringify({ vitest, playwright }));
process.exitCode = vitest || playwright;
