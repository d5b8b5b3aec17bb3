import { afterEach, beforeEach, expect, it, vi } from "vitest";

import template from "../../../templates/forms/court.json";
import type { FormDocument } from "../../generated/types.ts";
import { drawGuestForm } from "./guest-form.ts";
import { blankState, type GuestForm, type GuestState } from "./guest-view.ts";
import words from "./words/fr.json";

const document_ = template as unknown as FormDocument;
const base: GuestForm = {
  document: document_,
  establishment: "Hôtel Bellerive",
  destination: "Aurelle",
  product: "Avis",
  profiles: [],
  countries: [],
  oldest: "2025-06-01",
  newest: "2026-06-01",
  kiosk: false,
  asksEmail: false,
};
let host: HTMLElement;
let state: GuestState;
let sent: GuestState | null;

function draw(form: GuestForm): void {
  const view = { lang: "fr" as const, words, state, end: null, notice: null, busy: false };
  drawGuestForm(host, form, view, {
    onChange: (next) => (state = next),
    onStep: (next) => {
      state = next;
      draw(form);
    },
    onSend: (next) => (sent = next),
    onLanguage: vi.fn(),
  });
}
const press = (text: string): void => [...host.querySelectorAll("button")].find(({ textContent }) => textContent === text)?.click();
const mark = (question: string, value: number): void =>
  host.querySelector<HTMLInputElement>(`[name="${question}"][value="${value}"]`)?.click();
const asked = (): string[] => [...host.querySelectorAll<HTMLElement>("[data-question]")].map(({ dataset }) => dataset.question ?? "");
const progress = (): number[] => {
  const bar = host.querySelector("progress");
  return [bar?.value ?? Number.NaN, bar?.max ?? Number.NaN];
};

beforeEach(() => {
  document.body.innerHTML = "<div id='root'></div>";
  host = document.querySelector("#root") as HTMLElement;
  [state, sent] = [blankState, null];
});
afterEach(() => host.remove());

it("asks one question at a time, says how far the guest is, and goes back to what was answered", () => {
  draw({ ...base, document: { ...document_, layout: "steps" } });
  expect(host.querySelector("h1")?.textContent).toContain("Hôtel Bellerive");
  press(words.start);
  expect(asked()).toEqual(["recommandation"]);
  const [, steps = 0] = progress();
  expect(progress()).toEqual([1, steps]);
  mark("recommandation", 9);
  press(words.next);
  expect([asked(), progress()]).toEqual([["note"], [2, steps]]);
  press(words.back);
  expect(host.querySelector<HTMLInputElement>("[name=recommandation]:checked")?.value).toBe("9");
});

it("asks all questions of a page at once, names what an answer lacks, and moves the focus there", () => {
  draw({ ...base, document: { ...document_, layout: "page" }, kiosk: true });
  press(words.start);
  expect(asked().length).toBeGreaterThan(2);
  mark("recommandation", 9);
  press(words.send);
  expect(sent).toBeNull();
  expect(host.querySelector("[data-question=note] [role=alert]")?.textContent).toBe(words.required);
  expect(document.activeElement?.getAttribute("name")).toBe("note");
  mark("note", 8);
  press(words.send);
  expect((sent as GuestState | null)?.answers).toEqual({ recommandation: 9, note: 8 });
});

it("shows every guest the same consents and the same ending, whatever the mark", () => {
  const ends = [0, 10].map((given) => {
    state = { ...blankState, step: "consent", answers: { recommandation: given, note: given } };
    draw(base);
    const consents = host.querySelector("main")?.textContent;
    const view = { lang: "fr" as const, words, state, end: "ending" as const, notice: null, busy: false };
    drawGuestForm(host, base, view, { onChange: vi.fn(), onStep: vi.fn(), onSend: vi.fn(), onLanguage: vi.fn() });
    return [consents?.replace(/Étape \d+ sur \d+/, ""), host.querySelector("main")?.textContent];
  });
  expect(ends[0]).toEqual(ends[1]);
});

it("takes back a mark that may stay unanswered, without losing the keyboard's place, and none that is required", () => {
  const questions = document_.pages.flatMap((page) => page.questions);
  const optional = questions.map((question) => (question.id === "note" ? { ...question, required: false } : question));
  const [page] = document_.pages;
  draw({ ...base, document: { ...document_, layout: "page", pages: [{ ...page, id: "essentiel", questions: optional }] } as FormDocument });
  press(words.start);
  const clear = (question: string) => host.querySelector<HTMLButtonElement>(`[data-question=${question}] button`);
  expect([clear("recommandation"), clear("note")?.hidden]).toEqual([null, true]);
  mark("note", 3);
  expect([clear("note")?.hidden, asked()]).toEqual([false, expect.arrayContaining(["mieux"])]);
  clear("note")?.click();
  expect([state.answers, asked().includes("mieux"), clear("note")?.hidden]).toEqual([{}, false, true]);
  expect(document.activeElement?.getAttribute("name")).toBe("note");
});
