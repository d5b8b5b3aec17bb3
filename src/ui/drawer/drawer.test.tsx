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

it("keeps what it held while it moves away", async () => {
  // A panel that is still moving: its way out has not ended.
  const moving = { finished: new Promise(() => {}), playState: "running", pending: false } as unknown as Animation;
  Element.prototype.getAnimations = () => [moving];
  const panel = (open: boolean) => (
    <Drawer title={open ? "Avis" : ""} open={open} onClose={() => {}}>
      {open ? "Contenu" : null}
    </Drawer>
  );
  const { rerender } = render(panel(true));
  await screen.findByRole("dialog", { name: "Avis" });
  rerender(panel(false));
  expect(screen.getByText("Contenu")).toBeTruthy();
  expect(screen.getByText("Avis")).toBeTruthy();
  Reflect.deleteProperty(Element.prototype, "getAnimations");
});

it("begins in its content when a key opens it: Escape has no tooltip to hide first", async () => {
  render(<Example />);
  screen.getByText("Voir les avis").focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("dialog", { name: "Avis" });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText("Contenu")));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
