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
        { id: "c", label: "JSON", content: <input aria-label="Texte" /> },
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

it("is one stop of the Tab key, goes round by arrows and to its ends, and leaves keys of its content alone", async () => {
  render(<Example />);
  const selected = (): string | null | undefined => screen.getByRole("tab", { selected: true }).textContent;
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect([selected(), document.activeElement?.textContent]).toEqual(["JSON", "JSON"]);
  await userEvent.keyboard("{ArrowRight}");
  expect(selected()).toBe("Données");
  await userEvent.keyboard("{End}");
  await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
  expect(selected()).toBe("JSON");
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("tabpanel", { name: "JSON" }));
  await userEvent.tab();
  await userEvent.keyboard("{Home}{ArrowLeft}");
  expect([selected(), document.activeElement]).toEqual(["JSON", screen.getByRole("textbox", { name: "Texte" })]);
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{Home}");
  expect(selected()).toBe("Données");
});
