import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { answerOf } from "../../../../tests/support/replies.ts";
import { vocabulary } from "../reviews-robot.tsx";
import { ChosenChips } from "./chosen-chips.tsx";

afterEach(() => vi.unstubAllGlobals());

it("says on which side a theme is chosen", async () => {
  const clean = { value: "proprete", label: "Propreté", n: 3 };
  vi.stubGlobal("fetch", async () => answerOf("countReviews", { total: 3, facets: { praised: [clean], blamed: [clean], theme: [clean] } }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChosenChips
        search={{}}
        filters={{ praised: ["proprete"], blamed: ["proprete"], theme: ["proprete"] }}
        onFilters={() => undefined}
        vocabulary={vocabulary}
        onUnrate={undefined}
      />
    </QueryClientProvider>,
  );
  await screen.findByText("Propreté");
  const chips = screen.getAllByRole("listitem").map((chip) => chip.textContent?.replaceAll("\u00a0", " "));
  expect(chips.map((text) => text?.replace(/Retirer.*/, ""))).toEqual([
    "Thématiques appréciées : Propreté",
    "Thématiques critiquées : Propreté",
    "Propreté",
  ]);
});
