import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

// React logs each caught error on the console.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

let broken = true;
function Fragile(): ReactElement {
  if (broken) throw new Error("secret detail");
  return <p>Contenu</p>;
}

it("keeps the failure to its place, without its detail, and can try again", async () => {
  broken = true;
  const onError = vi.fn();
  render(
    <>
      <p>Voisin</p>
      <ErrorBoundary onError={onError}>
        <Fragile />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText("Voisin")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("Une erreur est survenue.");
  expect(document.body.textContent).not.toContain("secret detail");
  expect(onError).toHaveBeenCalledOnce();
  broken = false;
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(screen.getByText("Contenu")).toBeTruthy();
});

it("tries again when its key changes", () => {
  broken = true;
  const { rerender } = render(
    <ErrorBoundary resetKey="/a">
      <Fragile />
    </ErrorBoundary>,
  );
  broken = false;
  rerender(
    <ErrorBoundary resetKey="/b">
      <Fragile />
    </ErrorBoundary>,
  );
  expect(screen.getByText("Contenu")).toBeTruthy();
});
