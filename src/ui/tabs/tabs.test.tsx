import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { expect, it } from "vitest";
import { Tabs } from "./tabs.tsx";

function Example(): ReactElement {
  const [value, setValue] = useState("a");
  return (
    <Tabs
      label="Réglages"
      value={value}
      onChange={setValue}
      tabs={[
        { id: "a", label: "Données", content: "Un" },
        { id: "b", label: "Apparence", content: "Deux" },
      ]}
    />
  );
}

it("shows one content at a time, by mouse and by arrows", async () => {
  render(<Example />);
  expect(screen.getByRole("tabpanel", { name: "Données" }).textContent).toBe("Un");
  await userEvent.click(screen.getByRole("tab", { name: "Apparence" }));
  expect(screen.getByRole("tabpanel", { name: "Apparence" }).textContent).toBe("Deux");
  await userEvent.keyboard("{ArrowLeft}");
  expect(screen.getByRole("tab", { name: "Données", selected: true })).toBe(document.activeElement);
});
