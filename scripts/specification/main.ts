/** `npm run coverage`: every test that docs/specification-coverage.md names must exist. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { missingTests, readCoverage } from "./read-coverage.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string): string | null => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : null);

const lines = readCoverage(read("docs/specification-coverage.md") ?? "");
const missing = missingTests(lines, read);
for (const sentence of missing) console.error(sentence);
const proven = lines.filter(({ proof }) => proof).length;
console.log(`specification: ${proven} of ${lines.length} lines proven, ${lines.length - proven} to come`);
process.exitCode = missing.length > 0 || lines.length === 0 ? 1 : 0;
