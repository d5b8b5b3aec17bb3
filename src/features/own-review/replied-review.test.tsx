import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answerOf } from "../../../tests/support/replies.ts";
import type { ReplyPage } from "../../generated/types.ts";
import { RepliedReview } from "./replied-review.tsx";

let asked: string[];
beforeEach(() => {
  localStorage.clear();
  asked = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return answerOf("translateReplyReview", { title: "Très bruyant", text: "La rue gêne.", lang: "fr" });
  });
});
afterEach(() => void vi.unstubAllGlobals());

function draw(lang: string, translates: boolean): void {
  const page: ReplyPage = {
    review: {
      establishment: "Hôtel",
      rating: 40,
      title: "Sehr laut",
      text: "Die Straße stört.",
      lang,
      author: null,
      published_at: "2026-04-01T09:00:00.000Z",
      experience_date: null,
      verification: "email",
    },
    response: null,
    rules: { most: 4000, days: 3, expires_at: "2026-06-30T09:00:00.000Z" },
    destination: { id: "aurelle", name: "Aurelle" },
    product: "Marque",
    open: true,
    translates,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RepliedReview page={page} token="jeton" />
    </QueryClientProvider>,
  );
}

it("shows a foreign review in French by the token alone, marked as French, and its original where it is wanted", async () => {
  draw("de", true);
  expect((await screen.findByText("La rue gêne.")).parentElement?.lang).toBe("fr");
  expect(screen.getByText("Traduit : allemand")).toBeTruthy();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/\/moderation\/token\/jeton\/translation$/);
  await userEvent.click(screen.getByRole("radio", { name: "Original" }));
  expect(screen.getByText("Die Straße stört.").parentElement?.lang).toBe("de");
  expect(screen.getByText("Texte original en allemand")).toBeTruthy();
});

it("offers nothing where no translator is set, nor for a French review, and asks for nothing", () => {
  draw("de", false);
  draw("fr", true);
  expect(screen.getAllByText("Die Straße stört.")).toHaveLength(2);
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.queryByText(/original|traduction/i)).toBeNull();
  expect(asked).toEqual([]);
});
