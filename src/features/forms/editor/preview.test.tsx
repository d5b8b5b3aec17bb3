import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { FormDocument } from "../../../generated/types.ts";
import { type Session, SessionContext } from "../../../page/session/session.ts";
import { openForm } from "../form-robot.ts";
import { Preview } from "./preview.tsx";

// Half an hour after midnight in Paris.
beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-07-14T22:30:00Z"), toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

const session = { user: null, app: { product: { name: "Marque" } } } as unknown as Session;
const config = { languages: ["fr"], themes: [], profiles: [], countries: [], oldest_months: 12 };

it("offers the days of a stay up to today in Paris, as guests get them", async () => {
  const document: FormDocument = {
    ...openForm().document,
    pages: [{ id: "p", questions: [{ id: "venue", kind: "date", label: { fr: "Votre venue" } }] }],
  };
  render(
    <SessionContext value={session}>
      <Preview document={document} lang="fr" config={config} establishment="Hôtel" image={null} />
    </SessionContext>,
  );
  (await screen.findByRole("button", { name: "Commencer" })).click();
  expect((await screen.findByLabelText(/Votre venue/)).getAttribute("max")).toBe("2026-07-15");
});
