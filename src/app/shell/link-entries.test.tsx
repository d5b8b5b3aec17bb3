import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { MenuEntries } from "../../ui/menu/menu-entries.tsx";
import { linkEntries } from "./link-entries.tsx";

it("says of an entry whose screen is yet to come that it comes soon, its name unchanged", () => {
  const links = [
    { id: "reviews", label: "Avis", to: "/reviews", soon: true, items: [] },
    { id: "dashboards", label: "Tableaux de bords", to: "/dashboard", items: [] },
  ];
  render(<MenuEntries entries={linkEntries(links)} onChosen={() => {}} />, { wrapper: MemoryRouter });
  const soon = screen.getByRole("menuitem", { name: "Avis" });
  expect(soon.querySelector("[data-soon]")?.getAttribute("data-soon")).toBe("bientôt");
  expect(soon.getAttribute("aria-description")).toBe("écran bientôt disponible");
  const built = screen.getByRole("menuitem", { name: "Tableaux de bords" });
  expect([built.querySelector("[data-soon]"), built.getAttribute("aria-description")]).toEqual([null, null]);
});
