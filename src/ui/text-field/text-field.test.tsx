import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { TextField } from "./text-field.tsx";

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Nom" });

it("is flagged when required and emptied, not while its value is absent", () => {
  const { rerender } = render(<TextField label="Nom" required value={undefined} />);
  expect(field().getAttribute("aria-invalid")).toBeNull();
  rerender(<TextField label="Nom" required value="" />);
  expect(field().getAttribute("aria-invalid")).toBe("true");
  rerender(<TextField label="Nom" value="" />);
  expect(field().getAttribute("aria-invalid")).toBeNull();
  rerender(<TextField label="Nom" required value="Morel" />);
  expect(field().getAttribute("aria-invalid")).toBeNull();
});

it("ties its error to the control and says what is required in words", () => {
  render(<TextField label="Nom" required value="x" error="Le nom est trop court." />);
  expect(field().getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field().getAttribute("aria-describedby") ?? "")?.textContent).toBe("Le nom est trop court.");
  expect(screen.getByText("obligatoire")).toBeTruthy();
});

it("reports what is typed, but nothing when read-only", async () => {
  const onChange = vi.fn();
  const { rerender } = render(<TextField label="Nom" value="" onChange={onChange} />);
  await userEvent.type(field(), "M");
  expect(onChange).toHaveBeenCalledWith("M");
  rerender(<TextField label="Nom" value="Morel" readOnly onChange={onChange} />);
  onChange.mockClear();
  await userEvent.type(field(), "x");
  expect(onChange).not.toHaveBeenCalled();
});
