import { act, fireEvent, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ToastContent } from "./toast-types.ts";
import { ToastsProvider, useToasts } from "./toasts.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  showTab("visible");
});

const draw = (content: Partial<ToastContent> = {}) => {
  const { result } = renderHook(useToasts, { wrapper: ToastsProvider });
  act(() => void result.current.notify({ type: "success", title: "Réponse publiée", ...content }));
  return result;
};
const shown = () => screen.queryByRole("listitem");
const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

function showTab(state: "visible" | "hidden"): void {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

it("lives 7 s, then closes within 300 ms", () => {
  draw();
  wait(6_999);
  expect(shown()?.dataset.closing).toBeUndefined();
  wait(1);
  expect(shown()?.dataset.closing).toBe("true");
  wait(299);
  expect(shown()).toBeTruthy();
  wait(1);
  expect(shown()).toBeNull();
});

it.each([
  ["hovered", () => fireEvent.pointerEnter(shown() as HTMLElement), () => fireEvent.pointerLeave(shown() as HTMLElement)],
  ["focused", () => act(() => screen.getByRole("button").focus()), () => act(() => screen.getByRole("button").blur())],
  ["in a hidden tab", () => showTab("hidden"), () => showTab("visible")],
])("does not age while %s", (_state, pause, resume) => {
  draw();
  wait(5_000);
  pause();
  wait(60_000);
  expect(shown()?.dataset.closing).toBeUndefined();
  resume();
  wait(1_999);
  expect(shown()?.dataset.closing).toBeUndefined();
  wait(1);
  expect(shown()?.dataset.closing).toBe("true");
});

it("interrupts the reader for errors alone", () => {
  const toasts = draw({ type: "error", title: "Une erreur est survenue." });
  expect(screen.getByRole("alert").textContent).toContain("Une erreur est survenue.");
  act(() => void toasts.current.notify({ type: "warning", title: "3 adresses à vérifier" }));
  // What is added to a region that speaks is said; a part that is off is not.
  const warning = screen.getByText("3 adresses à vérifier");
  expect(warning.closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
  const [dismiss] = screen.getAllByRole("button", { name: "Fermer la notification" });
  expect(dismiss?.closest("[aria-live]")?.getAttribute("aria-live")).toBe("off");
});

it("can be closed by hand and stays in the log with its link, newest first", () => {
  const toasts = draw({ msg: "Elle sera visible sous 24 h.", link: { route: "/reviews/3", name: "Voir l’avis" } });
  expect(screen.getByRole("link", { name: "Voir l’avis" }).getAttribute("href")).toBe("/reviews/3");
  act(() => void toasts.current.notify({ type: "warning", title: "Autre" }));
  fireEvent.click(screen.getAllByRole("button", { name: "Fermer la notification" })[0] as HTMLElement);
  wait(300);
  expect(screen.queryByText("Réponse publiée")).toBeNull();
  expect(toasts.current.log.map(({ title, closing }) => [title, closing])).toEqual([
    ["Autre", false],
    ["Réponse publiée", true],
  ]);
  expect(toasts.current.log[1]?.link?.name).toBe("Voir l’avis");
});

it("keeps the last hundred in the log, and no part of the page with them", () => {
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  const toasts = draw();
  act(() => {
    for (let no = 1; no <= 100; no += 1) toasts.current.notify({ type: "success", title: `Avis ${no}` });
  });
  const { log } = toasts.current;
  expect([log.length, log[0]?.title, log.at(-1)?.title]).toEqual([100, "Avis 100", "Avis 1"]);
  expect(log.every((entry) => entry.opener === null)).toBe(true);
  opener.remove();
});

it("acts once and closes", () => {
  const onSelect = vi.fn();
  draw({ action: { label: "Annuler", onSelect } });
  // A double click.
  for (const _ of [1, 2]) fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  expect(onSelect).toHaveBeenCalledOnce();
  wait(300);
  expect(shown()).toBeNull();
});

it("gives the focus back to what brought it about, else to where it came from", () => {
  const [opener, before] = [0, 1].map(() => document.body.appendChild(document.createElement("button")));
  if (!opener || !before) throw new Error("no buttons");
  const close = (): void => {
    const dismiss = screen.getByRole("button", { name: "Fermer la notification" });
    act(() => before.focus());
    act(() => dismiss.focus());
    fireEvent.click(dismiss);
    wait(300);
  };
  opener.focus();
  const toasts = draw();
  close();
  expect(document.activeElement).toBe(opener);
  act(() => void toasts.current.notify({ type: "success", title: "Encore" }));
  opener.remove();
  close();
  expect(document.activeElement).toBe(before);
  // Closed by the pointer, or by its age, it leaves the focus where it is.
  act(() => void toasts.current.notify({ type: "success", title: "Encore" }));
  fireEvent.click(screen.getByRole("button", { name: "Fermer la notification" }));
  expect(document.activeElement).toBe(before);
  before.remove();
});
