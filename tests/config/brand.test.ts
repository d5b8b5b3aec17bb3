import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { webRoutes } from "../../src/domain/access/routes.ts";
import { shippedPages } from "../support/shipped-pages.ts";

const root = join(import.meta.dirname, "../..");
/** The files that users' texts come from, and the terminal's texts for whoever installs the product. */
const folders = ["src", "server", "scripts", "widgets", "templates", "public"];
const name = /belv[eéè]d/i;

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|json|css|html|m?js|svg)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

/** A backup's format keeps its name, whatever the product is called; in the demo's names it is the common noun. */
const exempt = (file: string): boolean => file.startsWith("server/demo/");
const withoutFormat = (text: string): string => text.replaceAll(/"(?:belvedere-backup|BELVEDERE-SCELLE\\u0001)"/g, "");

/** Comments may name the first brand as an example, and so may the example data of a view. */
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

describe("the brand", () => {
  it("is in templates/product.json alone", () => {
    const files = [...folders.flatMap(filesOf), "index.html"].filter(
      (file) =>
        file !== "templates/product.json" &&
        !file.startsWith("src/generated/") &&
        !exempt(file) &&
        !/views\/[\w-]+\/view\.json$/.test(file),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => name.test(withoutFormat(withoutComments(readFileSync(join(root, file), "utf8")))))).toEqual([]);
  });

  it("names the routes of another slug after that slug", () => {
    const routes = webRoutes(shippedPages("autre-vue"));
    expect(routes.filter((route) => name.test(route.name + route.path))).toEqual([]);
    expect(routes.map(({ path }) => path)).toContain("/destination/autre-vue-rating");
  });
});
