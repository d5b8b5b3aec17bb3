import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { TextArea } from "./text-area.tsx";

const message = "Ce champ est obligatoire.";
const area = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Réponse" });

it("is 100 px high by default", () => {
  const { rerender } = render(<TextArea label="Réponse" value="" />);
  expect(area().style.height).toBe("100px");
  rerender(<TextArea label="Réponse" value="" height={220} />);
  expect(area().style.height).toBe("220px");
});

it("says that it is required only once the focus has left it empty", async () => {
  const { rerender } = render(<TextArea label="Réponse" required value="" />);
  await userEvent.click(area());
  expect(screen.queryByText(message)).toBeNull();
  await userEvent.tab();
  expect(screen.getByText(message)).toBeTruthy();
  expect(area().getAttribute("aria-invalid")).toBe("true");
  rerender(<TextArea label="Réponse" required value="Merci" />);
  expect(screen.queryByText(message)).toBeNull();
});

it("says nothing when it is not required", async () => {
  render(<TextArea label="Réponse" value="" />);
  await userEvent.click(area());
  await userEvent.tab();
  expect(screen.queryByText(message)).toBeNull();
});
