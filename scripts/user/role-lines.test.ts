import { expect, it } from "vitest";

import { knownRoles } from "../../src/domain/access/access.ts";
import { roleLines } from "./role-lines.ts";

it("every role has a French name, and the accounts that it is for", () => {
  const lines = roleLines();
  expect(lines.map((line) => line.split(/ {2,}/)[0])).toEqual(knownRoles);
  expect(lines.join("\n")).not.toContain("undefined");
  expect(lines).toContain("ORGANIZATION_OBSERVATORY  observatoire de la destination (DMO)");
  expect(lines).toContain("V2_PRO_DASHBOARD          tableau de bord du professionnel (TP)");
  expect(lines).toContain("DIFFUSION_WIDGET          diffusion de widgets (DMO ou TP)");
  expect(lines).toContain("V2_PRO_REVIEW_RESPONSES   réponse aux avis (complète d’autres rôles)");
});
