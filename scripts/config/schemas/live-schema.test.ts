import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";

import { bases, mistakes, soundDocuments } from "../../../tests/config/mistakes/corpus.ts";
import { shippedConfig } from "../../../tests/engine/shipped-config.ts";
import { routeNames } from "../../../src/domain/access/routes.ts";
import { type JsonObject, readSchemas, readViews } from "../../generate/schemas.ts";
import { liveSchema } from "./live-schema.ts";
import { dimensionLabels, vocabularyOf } from "./vocabulary.ts";
import { schemaNames } from "./write-schemas.ts";

const root = join(import.meta.dirname, "../../..");
let schemas: Map<string, JsonObject>;
let isValid: (kind: string, value: unknown) => boolean;

beforeAll(async () => {
  const sources = { schemas: readSchemas(join(root, "schemas")), views: readViews(join(root, "widgets/views")) };
  const vocabulary = vocabularyOf(await shippedConfig(), routeNames, dimensionLabels(root));
  schemas = new Map(schemaNames.map((name) => [name, liveSchema(`${name}.schema.json`, sources, vocabulary)]));
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  isValid = (kind, value) => ajv.validate(schemas.get(kind) ?? false, value);
});

describe("the schemas that editors read", () => {
  it("accept every shipped document, each of which points to the one of its kind", async () => {
    for (const [file, { kind, value }] of await soundDocuments()) {
      if (kind === null || file.startsWith("elsewhere/")) continue;
      expect({ file, valid: isValid(kind, value) }).toEqual({ file, valid: true });
      const { $schema } = value as { $schema?: string };
      if (Object.values(bases).includes(file)) continue;
      expect({ file, $schema }).toEqual({
        file,
        $schema: `${"../".repeat(file.split("/").length - 1)}src/generated/schemas/${kind}.schema.json`,
      });
    }
  }, 60_000);

  it("refuse names that this installation does not have", async () => {
    const unknown = mistakes().filter(
      ({ in: base, name }) => ["type", "dashboard"].includes(base) && /unknown (view|measure|dimension)/.test(name),
    );
    expect(unknown.length).toBeGreaterThan(3);
    for (const {
      in: base,
      name,
      replace: [from, to],
    } of unknown) {
      const document = (await soundDocuments()).get(bases[base] ?? base);
      const value: unknown = JSON.parse((document?.text ?? "").replace(from, () => to));
      expect({ name, valid: isValid(document?.kind ?? "", value) }).toEqual({ name, valid: false });
    }
  });

  it("list measures with their French names and what they mean, and the options of the view that a type has", () => {
    const { $defs } = schemas.get("widget-type") as { $defs: Record<string, { properties: Record<string, JsonObject> }> };
    const measure = $defs.Query?.properties.measure as { enum: string[]; enumDescriptions: string[] };
    expect(measure.enum).toContain("nps-estimated");
    expect(measure.enumDescriptions[measure.enum.indexOf("rating")]).toMatch(/^Note moyenne\. .+ \(source « reviews »\)$/);
    const type = { type: "x", label: "X", view: "kpi", query: { measure: "rating" } };
    expect(isValid("widget-type", { ...type, options: { miniature: "bars" } })).toBe(true);
    expect(isValid("widget-type", { ...type, options: { miniature: "barz" } })).toBe(false);
    expect(isValid("widget-type", { ...type, view: "bars", options: { miniature: "bars" } })).toBe(false);
  });

  it("know the values of a filter", () => {
    const type = { type: "x", label: "X", view: "kpi" };
    expect(
      isValid("widget-type", { ...type, query: { measure: "rating", where: { provider: ["google"], country: { not: ["FR"] } } } }),
    ).toBe(true);
    expect(isValid("widget-type", { ...type, query: { measure: "rating", where: { provider: ["gogle"] } } })).toBe(false);
  });

  it("are matched by folder too, for files without «$schema»", () => {
    const settings = JSON.parse(readFileSync(join(root, ".vscode/settings.json"), "utf8")) as {
      "json.schemas": { fileMatch: string[]; url: string }[];
    };
    expect(settings["json.schemas"].map(({ url }) => url).toSorted()).toEqual(
      schemaNames
        .filter((name) => name !== "dashboard")
        .map((name) => `./src/generated/schemas/${name}.schema.json`)
        .toSorted(),
    );
  });
});
