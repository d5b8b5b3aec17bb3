import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import type { CorrectionEntry } from "../../../generated/types.ts";
import { CorrectionTrail } from "./correction-trail.tsx";
import { vocabulary } from "../reviews-robot.tsx";
import type { Corrections } from "./use-corrections.ts";

const corrected: CorrectionEntry = {
  at: "2026-07-01T08:00:00Z",
  by: "moi",
  action: "corrected",
  mention: "chambre-20-27",
  span: "lit dur",
  theme: "chambre",
  theme_label: "Chambre & literie",
  polarity: 1,
  original: { theme: "chambre", polarity: -1 },
  undoable: false,
};
const corrections: Corrections = { busy: false, correct: vi.fn(), add: vi.fn(), undo: vi.fn() };

it("says what a correction changed, and of one taken back what counts again", () => {
  const undone: CorrectionEntry = { ...corrected, at: "2026-07-01T09:00:00Z", action: "undone", polarity: -1 };
  render(<CorrectionTrail entries={[undone, corrected]} corrections={corrections} vocabulary={vocabulary} lang={null} />);
  const [first, second] = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(first).toContain("de nouveau Chambre & literie, négatif");
  expect(first).not.toContain("→");
  expect(second).toContain("Chambre & literie, négatif → Chambre & literie, positif");
});
