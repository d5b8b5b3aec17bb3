import { readFileSync } from "node:fs";
import { join } from "node:path";

import { projectRoot } from "./project-root.ts";

/** The product's name as `templates/product.json` has it now, for sentences at the terminal; «cette application» where the file cannot be read. */
export function productName(): string {
  try {
    const { name } = JSON.parse(readFileSync(join(projectRoot, "templates/product.json"), "utf8")) as { name?: unknown };
    return typeof name === "string" && name !== "" ? name : unnamed;
  } catch {
    return unnamed;
  }
}

const unnamed = "cette application";
