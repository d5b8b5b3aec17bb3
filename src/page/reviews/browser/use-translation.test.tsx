import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answerOf } from "../../../../tests/support/replies.ts";
import { LanguageTools, TranslationNote } from "./language-tools.tsx";
import { useTranslation } from "./use-translation.ts";

let asked: string[];
let hasTranslator: boolean;
beforeEach(() => {
  localStorage.clear();
  asked = [];
  hasTranslator = true;
  vi.stubGlobal("fetch", async (url: string) => {
    const text = new URL(url, "http://localhost").searchParams.get("text") ?? "";
    asked.push(text);
    if (hasTranslator) return answerOf("translateText", { text: `[fr] ${text}`, lang: "fr" });
    const problem = { type: "https://belvedere.example/problems/translation.none", title: "Aucun service de traduction.", status: 503 };
    return new Response(JSON.stringify(problem), { status: 503, headers: { "Content-Type": "application/problem+json" } });
  });
});
afterEach(() => void vi.unstubAllGlobals());

function Review({ text, lang }: { text: string; lang: string }): ReactElement {
  const translation = useTranslation({ title: null, text, lang });
  return (
    <>
      <LanguageTools translation={translation} language="allemand" />
      <p>{translation.state === "ready" && translation.shown === "translation" ? translation.text : text}</p>
      <TranslationNote translation={translation} />
    </>
  );
}

const client = (): QueryClient => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const draw = (review: ReactElement, queries: QueryClient): void =>
  void render(<QueryClientProvider client={queries}>{review}</QueryClientProvider>);

it("shows a foreign review in French, and the original once it is wanted, also of the next one", async () => {
  draw(<Review text="Sehr laut" lang="de" />, client());
  expect(await screen.findByText("[fr] Sehr laut")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "Original" }));
  expect(screen.getByText("Sehr laut")).toBeTruthy();
  draw(<Review text="Zu kalt" lang="de" />, client());
  expect(await screen.findByText("Zu kalt")).toBeTruthy();
  expect(asked).toEqual(["Sehr laut"]);
});

it("says once for all that there is no translator, and asks no more", async () => {
  hasTranslator = false;
  const queries = client();
  draw(<Review text="Sehr laut" lang="de" />, queries);
  expect(await screen.findByText(/Aucun service de traduction n’est réglé/)).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
  draw(<Review text="Zu kalt" lang="de" />, queries);
  expect((await screen.findAllByText(/Aucun service de traduction n’est réglé/)).length).toBe(2);
  expect(asked).toEqual(["Sehr laut"]);
});

it("asks nothing about a French review", () => {
  draw(<Review text="Très bruyant" lang="fr" />, client());
  expect(screen.queryByRole("radio")).toBeNull();
  expect(asked).toEqual([]);
});
