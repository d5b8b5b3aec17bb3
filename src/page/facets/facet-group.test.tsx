import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactElement } from "react";
import { expect, it, vi } from "vitest";

import { FacetGroup } from "./facet-group.tsx";

const values = Array.from({ length: 12 }, (_, at) => ({ value: `v${at}`, label: `Valeur ${String.fromCodePoint(65 + at)}`, n: 100 - at }));

function Group({ onChange, chosen: first = [] }: { onChange: (chosen: string[]) => void; chosen?: string[] }): ReactElement {
  const [folded, setFolded] = useState(false);
  const [chosen, setChosen] = useState(first);
  return (
    <FacetGroup
      label="Thématique"
      level={2}
      values={values}
      chosen={chosen}
      counting={false}
      folded={folded}
      onFold={setFolded}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

it("shows its first values and what is chosen, all of them when asked, and those that are searched", async () => {
  render(<Group onChange={() => {}} chosen={["v9"]} />);
  const names = (): number => screen.getAllByRole("checkbox").length;
  expect(names()).toBe(7);
  expect(screen.getByRole("checkbox", { name: /^Valeur J/ })).toHaveProperty("checked", true);
  await userEvent.click(screen.getByRole("button", { name: "Afficher 5 de plus" }));
  expect(names()).toBe(12);
  await userEvent.click(screen.getByRole("button", { name: "Afficher moins" }));
  await userEvent.type(screen.getByRole("searchbox"), "valeur k");
  expect(names()).toBe(1);
});

it("takes values in and out, says how many are chosen, and folds", async () => {
  const onChange = vi.fn<(chosen: string[]) => void>();
  render(<Group onChange={onChange} />);
  await userEvent.click(screen.getByRole("checkbox", { name: /^Valeur A\s*100\s*avis$/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /^Valeur B/ }));
  expect(onChange).toHaveBeenLastCalledWith(["v0", "v1"]);
  const head = screen.getByRole("button", { name: /^Thématique/ });
  expect(head.textContent).toContain("2 valeurs choisies");
  await userEvent.click(screen.getByRole("checkbox", { name: /^Valeur A/ }));
  expect(onChange).toHaveBeenLastCalledWith(["v1"]);
  await userEvent.click(head);
  expect(head.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("checkbox")).toBeNull();
});
