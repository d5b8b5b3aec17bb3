// Reporter of Vitest: errors outside any test, which its JSON report leaves out although they fail the run.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

export default class {
  /** @param {unknown} _modules @param {readonly { message?: string, stack?: string, VITEST_TEST_NAME?: string }[]} errors */
  onTestRunEnd(_modules, errors) {
    const said = errors.map((error) => `${error.VITEST_TEST_NAME ?? ""} ${error.stack ?? error.message ?? ""}`.trim());
    writeFileSync(join(process.env.TEST_REPORTS ?? "", "stray-errors.json"), JSON.stringify(said));
  }
}
