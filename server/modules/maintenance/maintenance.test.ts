import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { routeNames } from "../../../src/domain/access/routes.ts";
import { patternRefusal, readMaintenance, writeMaintenance } from "./maintenance.ts";

const folder = mkdtempSync(join(tmpdir(), "maintenance-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("maintenance", () => {
  it("closes nothing while nobody has said so", async () => {
    expect(await readMaintenance(folder)).toEqual({ global: false, routes: [] });
  });

  it("is what was written last", async () => {
    await writeMaintenance(folder, { global: false, routes: ["pro.*"] });
    expect(await readMaintenance(folder)).toEqual({ global: false, routes: ["pro.*"] });
  });

  it.each(["", "{", "[]", '{"global":"yes","routes":[]}', '{"global":true}'])("closes nothing by the damaged file %j", async (text) => {
    writeFileSync(join(folder, "maintenance.json"), text);
    expect(await readMaintenance(folder)).toEqual({ global: false, routes: [] });
  });

  it("takes patterns that close something, and names the first that closes nothing, with the nearest that would", () => {
    const routes = routeNames([]);
    expect(patternRefusal(["moderation", "pro.*", "*", "WIDGETS"], routes)).toBeNull();
    expect(patternRefusal(["pro", "moderatoin"], routes)).toBe(
      "Le motif « moderatoin » ne ferme aucune route. Vouliez-vous dire « moderation » ?",
    );
    expect(patternRefusal(["widget.*"], routes)).toContain("« widgets »");
    expect(patternRefusal(["tout à fait autre chose"], routes)).toBe("Le motif « tout à fait autre chose » ne ferme aucune route.");
  });
});
