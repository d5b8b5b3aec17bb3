import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { SkipLinks } from "./skip-links.tsx";

it("moves the focus to the content, which need not be focusable by itself", async () => {
  render(
    <>
      <SkipLinks links={[{ target: "main", label: "Aller au contenu" }]} />
      <main id="main">Contenu</main>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Aller au contenu" }));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("main"));
});
