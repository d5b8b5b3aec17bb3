// Adds up the reports of all test runners and prints one line of totals. Fails when a report is missing or a test failed.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2] ?? "coverage/reports";
const totals = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const named = [];
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

/** The specifications of a suite and of those inside it. @param {any} suite @returns {any[]} */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

add("vitest.json", (report) => {
  // A file that could not be loaded, or whose hook failed, has no failed test: it is one failure.
  const hasFailedTest = (file) => file.assertionResults.some((test) => test.status === "failed");
  const broken = report.testResults.filter((file) => file.status === "failed" && !hasFailedTest(file));
  for (const file of broken) named.push(`${file.name}\n${file.message}`);
  for (const file of report.testResults)
    for (const test of file.assertionResults)
      if (test.status === "failed") named.push(`${file.name} › ${test.fullName}\n${test.failureMessages.join("\n")}`);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
});
add("playwright.json", ({ stats, errors, suites }) => {
  for (const spec of suites.flatMap(specsOf))
    if (!spec.ok) named.push(`${spec.file} › ${spec.title}\n${spec.tests.at(-1)?.results.at(-1)?.error?.message ?? ""}`);
  for (const error of errors) named.push(error.message ?? "");
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
});

add("stray-errors.json", (errors) => {
  named.push(...errors);
  return { passed: 0, failed: errors.length, skipped: 0 };
});
add("exit-codes.json", (codes) => {
  const failing = totals.failed === 0 ? Object.keys(codes).filter((runner) => codes[runner] !== 0) : [];
  for (const runner of failing) named.push(`${runner} : code ${codes[runner]}, sans test en échec`);
  return { passed: 0, failed: failing.length, skipped: 0 };
});

// Repeated at the end: a failure of the first runner is far above.
for (const failure of named) console.log(`En échec : ${failure.slice(0, 600)}\n`);
totals.failed += missing;
console.log(`${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ""}`);
process.exitCode = totals.failed > 0 ? 1 : 0;
