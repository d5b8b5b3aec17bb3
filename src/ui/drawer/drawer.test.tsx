import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { expect, it } from "vitest";
import { Drawer } from "./drawer.tsx";

function Example(): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Voir les avis
      </button>
      <Drawer title="Avis" open={open} onClose={() => setOpen(false)}>
        Contenu
      </Drawer>
    </>
  );
}

it.each([
  ["its cross", () => userEvent.click(screen.getByRole("button", { name: "Fermer" }))],
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the background", () => userEvent.click(screen.getByTestId("drawer-background"))],
])("closes by %s and gives the focus back", async (_way, leave) => {
  render(<Example />);
  await userEvent.click(screen.getByText("Voir les avis"));
  await screen.findByRole("dialog", { name: "Avis" });
  await leave();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText("Voir les avis")));
});
