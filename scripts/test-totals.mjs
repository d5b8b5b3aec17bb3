// Adds up the reports of all test runners and prints one line of totals. Fails when a report is missing or a test failed.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2] ?? "coverage/reports";
const totals = { passed: 0, failed: 0, skipped: 0 };
let missing = 0;

/** @param {string} name @param {(report: any) => { passed: number, failed: number, skipped: number }} count */
function add(name, count) {
  const file = join(folder, name);
  if (!existsSync(file)) {
    console.error(`Rapport absent : ${name}`);
    missing += 1;
    return;
  }
  const found = count(JSON.parse(readFileSync(file, "utf8")));
  for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) totals[key] += found[key];
}

add("vitest.json", (report) => ({
  passed: report.numPassedTests,
  // A file that could not be loaded counts no test: it is one failure.
  failed:
    report.numFailedTests + report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length,
  skipped: report.numPendingTests + report.numTodoTests,
}));
add("playwright.json", ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
}));

totals.failed += missing;
console.log(`${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ""}`);
process.exitCode = totals.failed > 0 ? 1 : 0;
