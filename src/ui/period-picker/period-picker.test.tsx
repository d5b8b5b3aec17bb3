import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { PeriodPicker } from "./period-picker.tsx";
import type { PeriodChoice } from "./period-types.ts";

const value: PeriodChoice = { period: { preset: "custom", from: "2026-06-01", to: "2026-07-15" }, comparison: "previous-year" };

async function open(onApply = vi.fn()) {
  render(
    <PeriodPicker
      value={value}
      onApply={onApply}
      today="2026-07-20"
      territoryPeriods={[{ id: "lac", label: "Festival du Lac", from: "2026-07-03", to: "2026-07-05" }]}
    />,
  );
  const trigger = screen.getByRole("button", { name: /1er juin/ });
  await userEvent.click(trigger);
  await screen.findByText("7 derniers jours", {}, { timeout: 5000 });
  return { trigger, onApply, press: (name: RegExp | string) => userEvent.click(screen.getByRole("button", { name })) };
}

it("shows its period and reference on its button", async () => {
  const { trigger } = await open();
  expect(trigger.textContent).toBe("1er juin – 15 juil. 2026vs 2025");
});

it("says how many days are compared, and applies only when asked", async () => {
  const { onApply, press } = await open();
  expect(screen.getByText("45 jours comparés à 45 jours")).toBeTruthy();
  await press("Festival du Lac");
  expect(screen.getByText("3 jours comparés à 3 jours")).toBeTruthy();
  expect(onApply).not.toHaveBeenCalled();
  await press("Appliquer");
  expect(onApply).toHaveBeenCalledWith({ period: { preset: "custom", from: "2026-07-03", to: "2026-07-05" }, comparison: "previous-year" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says where a period and the one that it is compared with share days", async () => {
  const { press } = await open();
  const shared = (): HTMLElement | null => screen.queryByText(/Les deux périodes se recouvrent/);
  expect(shared()).toBeNull();
  await press("12 derniers mois");
  expect(shared()).toBeNull();
  // What is to be read aloud fills a place that was there before.
  const places = screen.getAllByRole("status");
  const first = screen.getByRole("textbox", { name: "Premier jour" });
  await userEvent.clear(first);
  await userEvent.type(first, "01/06/2024");
  expect(places).toContain(shared());
  await userEvent.click(screen.getByRole("radio", { name: /Période précédente/ }));
  expect(shared()).toBeNull();
});

it("changes nothing when cancelled", async () => {
  const { onApply, press } = await open();
  await press("7 derniers jours");
  await press("Annuler");
  expect(onApply).not.toHaveBeenCalled();
});

it("takes two days pressed in the calendar, in either order", async () => {
  const { onApply, press } = await open();
  await press(/10 juillet 2026/);
  await press(/29 juin 2026/);
  await press("Appliquer");
  expect(onApply).toHaveBeenCalledWith({ ...value, period: { preset: "custom", from: "2026-06-29", to: "2026-07-10" } });
});

it("takes days that are typed and flags what is not one", async () => {
  const { onApply, press } = await open();
  const first = screen.getByRole("textbox", { name: "Premier jour" });
  await userEvent.clear(first);
  await userEvent.type(first, "31/02/2026");
  expect(first.getAttribute("aria-invalid")).toBe("true");
  await userEvent.clear(first);
  await userEvent.type(first, "5/7/2026");
  await press("Appliquer");
  expect(onApply).toHaveBeenCalledWith({ ...value, period: { preset: "custom", from: "2026-07-05", to: "2026-07-15" } });
});

it("shows in the calendar what was typed: it turns to the day, and the other end goes along", async () => {
  const { onApply, press } = await open();
  const first = screen.getByRole("textbox", { name: "Premier jour" });
  await userEvent.clear(first);
  await userEvent.type(first, "05/02/2025");
  expect(screen.getByRole("grid", { name: /février 2025/i })).toBeTruthy();
  const last = screen.getByRole("textbox", { name: "Dernier jour" });
  await userEvent.clear(last);
  await userEvent.type(last, "03/12/2024");
  expect(screen.getByRole("grid", { name: /décembre 2024/i })).toBeTruthy();
  expect((first as HTMLInputElement).value).toBe("03/12/2024");
  await press("Appliquer");
  expect(onApply).toHaveBeenCalledWith({ period: { preset: "custom", from: "2024-12-03", to: "2024-12-03" }, comparison: "previous-year" });
});

it("compares with the days before, last year by dates or by week days, or nothing", async () => {
  await open();
  const card = (name: string) => screen.getByRole("radio", { name });
  expect(within(screen.getByRole("dialog")).getByText("17 avr. – 31 mai 2026")).toBeTruthy();
  await userEvent.click(screen.getByRole("checkbox", { name: /Aligner les jours de la semaine/ }));
  expect(screen.getByText("2 juin – 16 juil. 2025")).toBeTruthy();
  await userEvent.click(card("Période précédente"));
  expect(screen.queryByRole("checkbox", { name: /Aligner/ })).toBeNull();
  await userEvent.click(screen.getByRole("switch", { name: "Comparer" }));
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByText("45 jours")).toBeTruthy();
});

it("does not let days to come be pressed", async () => {
  await open();
  expect(screen.getByRole("button", { name: /21 juillet 2026/ }).hasAttribute("disabled")).toBe(true);
});

it("names the last seasons by their year, the running one up to today", async () => {
  const { onApply, press } = await open();
  expect(screen.getByRole("button", { name: "Été 2026, à ce jour" })).toBeTruthy();
  await press("Hiver 2025-2026");
  await press("Appliquer");
  expect(onApply).toHaveBeenCalledWith({ ...value, period: { preset: "custom", from: "2025-12-01", to: "2026-03-31" } });
});
