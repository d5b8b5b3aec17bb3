import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";

import type { ReviewMention } from "../../generated/types.ts";
import { ThemeChips } from "./theme-chips.tsx";

const mention = (no: number): ReviewMention => ({
  id: `m${no}`,
  theme: "accueil",
  theme_label: `Thématique ${no}`,
  field: "text",
  start: no,
  end: no + 1,
  polarity: 1,
  strength: 0.5,
  sentence: [no, no + 1],
  corrected: false,
});

const draw = (isNarrow: boolean, count: number): void => {
  vi.stubGlobal("matchMedia", () => ({ matches: isNarrow, addEventListener: () => undefined, removeEventListener: () => undefined }));
  const mentions = Array.from({ length: count }, (_, no) => mention(no));
  render(<ThemeChips mentions={mentions} nameOf={(id) => id} active={null} onPoint={() => undefined} onChoose={() => undefined} />);
};
const chips = (): number => screen.queryAllByRole("button", { name: /^Thématique/ }).length;
afterEach(() => vi.unstubAllGlobals());

it("on a phone shows the first themes, and all where they are asked for", async () => {
  draw(true, 18);
  expect(chips()).toBe(4);
  await userEvent.click(screen.getByRole("button", { name: "14 autres thématiques" }));
  expect(chips()).toBe(18);
  await userEvent.click(screen.getByRole("button", { name: "Moins de thématiques" }));
  expect(chips()).toBe(4);
});

it("never folds a single theme", () => {
  draw(true, 5);
  expect([chips(), screen.queryByText(/autre/)]).toEqual([5, null]);
});

it("shows all on a wide screen", () => {
  draw(false, 18);
  expect(chips()).toBe(18);
});
