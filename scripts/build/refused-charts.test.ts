import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

import { refusals, refuse } from "./refused-charts.ts";

const packages = join(import.meta.dirname, "../../node_modules");
const published = (file: string): string => readFileSync(join(packages, file), "utf8");

it.each(refusals)("finds $head in the installed $file, and changes nothing else of it", (refusal) => {
  const before = published(refusal.file);
  const after = refuse(before, refusal, "THROWN;") ?? "";
  const [head, rest] = after.split(/\n(?:if \(.*\) )?THROWN;\n/);
  expect(before.startsWith(head ?? " ")).toBe(true);
  expect(before.endsWith(rest ?? " ")).toBe(true);
  expect(after.length).toBeLessThan(before.length + 80);
});

const example = "a;\n  function drawn(one,\n  // two\n  two) {\n    if (!one) {\n      return;\n    }\n    work();\n  }\nb;\n";

it("keeps what decides whether the part is asked for, and the end of the function", () => {
  const refusal = { file: "", part: "", head: "function drawn(", upTo: "return;\n    }\n" };
  expect(refuse(example, refusal, "THROWN;")).toBe(example.replace("    work();\n", "\nTHROWN;\n"));
  expect(refuse(example, { ...refusal, upTo: "another();" }, "THROWN;")).toBeUndefined();
  expect(refuse(example, { ...refusal, head: "function painted(" }, "THROWN;")).toBeUndefined();
});

it("throws only where the part is asked for", () => {
  const lean = refuse("function drawn(x) {\n  return x;\n}\n", { file: "", part: "", head: "function drawn(", asked: "x" }, "throw 1;");
  expect(lean).toContain("if (x) throw 1;");
});
