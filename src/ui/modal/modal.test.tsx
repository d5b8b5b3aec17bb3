import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { expect, it } from "vitest";
import { Modal, type ModalProps } from "./modal.tsx";

function Example(props: Partial<ModalProps>): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Partager
      </button>
      <Modal title="Créer un lien" open={open} onClose={() => setOpen(false)} {...props}>
        <input aria-label="Nom du lien" />
      </Modal>
    </>
  );
}

async function openModal(props: Partial<ModalProps> = {}) {
  render(<Example {...props} />);
  await userEvent.click(screen.getByText("Partager"));
  return screen.findByRole("dialog", { name: "Créer un lien" });
}

const isOpen = () => screen.queryByRole("dialog") !== null;

it("is 700 by 500 pixels by default", async () => {
  const dialog = await openModal();
  expect([dialog.style.width, dialog.style.height]).toEqual(["700px", "500px"]);
});

it("numbers its steps with name and description, and says which one is current", async () => {
  await openModal({
    step: 1,
    steps: [{ name: "Contenu", description: "Widgets et filtres" }, { name: "Accès", description: "Durée" }, { name: "Diffusion" }],
  });
  const steps = screen.getAllByRole("listitem");
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null]);
  expect(steps[0]?.textContent).toContain("Widgets et filtres");
  expect(steps[1]?.textContent).toContain("2");
});

it("takes the focus, keeps it, and gives it back to what opened it", async () => {
  const dialog = await openModal();
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  for (let step = 0; step < 5; step += 1) {
    await userEvent.tab();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  }
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(isOpen()).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText("Partager")));
});

it("closes on background click", async () => {
  await openModal();
  await userEvent.click(screen.getByTestId("modal-background"));
  await waitFor(() => expect(isOpen()).toBe(false));
});

it("stays open when a toast above it is pressed", async () => {
  document.body.insertAdjacentHTML("beforeend", "<p data-toasts>Enregistré</p>");
  await openModal();
  await userEvent.click(screen.getByText("Enregistré"));
  expect(screen.getByRole("dialog")).toBeTruthy();
  screen.getByText("Enregistré").remove();
});

it("stays open on background click when asked to", async () => {
  await openModal({ closeOnBackground: false });
  await userEvent.click(screen.getByTestId("modal-background"));
  expect(screen.getByRole("dialog")).toBeTruthy();
});

it("asks before what was typed is lost", async () => {
  await openModal({ dirty: true });
  await userEvent.click(screen.getByTestId("modal-background"));
  await userEvent.click(await screen.findByRole("button", { name: "Continuer la saisie" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getByRole("dialog")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
  await userEvent.click(await screen.findByRole("button", { name: "Abandonner" }));
  await waitFor(() => expect(isOpen()).toBe(false));
});
