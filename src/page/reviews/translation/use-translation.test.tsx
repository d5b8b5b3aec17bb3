import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answerOf } from "../../../../tests/support/replies.ts";
import { type Session, SessionContext } from "../../session/session.ts";
import { LanguageTools, TranslationNote } from "./language-tools.tsx";
import { useTranslation } from "./use-translation.ts";

let asked: string[];
beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url.slice(url.indexOf("/observation")));
    return answerOf("translateReview", { title: null, text: "Très bruyant", lang: "fr" });
  });
});
afterEach(() => void vi.unstubAllGlobals());

function Review({ text, lang }: { text: string; lang: string }): ReactElement {
  const translation = useTranslation({ id: `id of ${text}`, title: null, text, lang });
  return (
    <>
      <LanguageTools translation={translation} language="allemand" />
      <p>{translation.state === "ready" && translation.shown === "translation" ? translation.text : text}</p>
      <TranslationNote translation={translation} />
    </>
  );
}

const client = (): QueryClient => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const draw = (review: ReactElement, queries: QueryClient, translates = true): void =>
  void render(
    <SessionContext value={{ app: { translates } } as Session}>
      <QueryClientProvider client={queries}>{review}</QueryClientProvider>
    </SessionContext>,
  );

it("shows a foreign review in French, and the original once it is wanted, also of the next one", async () => {
  draw(<Review text="Sehr laut" lang="de" />, client());
  expect(await screen.findByText("Très bruyant")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "Original" }));
  expect(screen.getByText("Sehr laut")).toBeTruthy();
  draw(<Review text="Zu kalt" lang="de" />, client());
  expect(await screen.findByText("Zu kalt")).toBeTruthy();
  // By its id: an address has no room for what a long review says.
  expect(asked).toEqual(["/observation/reviews/id%20of%20Sehr%20laut/translation?lang=fr"]);
});

it("says that there is no translator where the server has none, and asks it for nothing", async () => {
  const queries = client();
  draw(<Review text="Sehr laut" lang="de" />, queries, false);
  expect(await screen.findByText(/Aucun service de traduction n’est réglé/)).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(asked).toEqual([]);
});

it("asks nothing about a French review", () => {
  draw(<Review text="Assez calme" lang="fr" />, client());
  expect(screen.queryByRole("radio")).toBeNull();
  expect(asked).toEqual([]);
});
