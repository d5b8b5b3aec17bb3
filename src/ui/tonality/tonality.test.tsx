import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TonalityBar } from "./tonality-bar.tsx";
import { TonalityChip } from "./tonality-chip.tsx";

it("gives each tonality its name, its own shape and its balance with a true minus", () => {
  const { container } = render(
    <>
      {[0, 1, 2, 3, 4].map((tonality) => (
        <TonalityChip key={tonality} tonality={tonality} balance={-46} />
      ))}
    </>,
  );
  expect(container.textContent).toBe(
    ["Très négatif", "Négatif", "Mitigé", "Positif", "Très positif"].map((name) => `${name}\u221246`).join(""),
  );
  expect(new Set([...container.querySelectorAll("path")].map((path) => path.getAttribute("d"))).size).toBe(5);
});

it("says the bar in words and draws only the tonalities that exist", () => {
  render(<TonalityBar counts={[0, 2, 0, 10, 1204]} />);
  const bar = screen.getByRole("img", { name: "Très négatif 0, Négatif 2, Mitigé 0, Positif 10, Très positif 1\u202f204" });
  expect([...bar.children].map((part) => (part as HTMLElement).style.flexGrow)).toEqual(["2", "10", "1204"]);
});
