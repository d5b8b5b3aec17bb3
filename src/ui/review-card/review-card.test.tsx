import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import type { FeedItem, FeedTheme } from "../../generated/types.ts";
import { ReviewCard } from "./review-card.tsx";

const review: FeedItem = {
  id: "1",
  establishment: "e",
  establishment_name: "Auberge du Pré",
  provider: "google",
  provider_name: "Google",
  verified: false,
  rating: 84,
  title: "Schöner Aufenthalt",
  text: "Sehr freundlich.",
  lang: "de",
  published_at: "2026-06-01T10:00:00Z",
  experience_date: "2026-05-30",
  answered: false,
  themes: [{ theme: "accueil", label: "Accueil & service", polarity: "positive", strength: 0.9 }],
};

it("shows the rating, the establishment, the platform and the themes", () => {
  render(<ReviewCard review={review} now={Date.parse("2026-06-01T12:00:00Z")} />);
  expect(screen.getByText("8,4")).toBeTruthy();
  expect(screen.getByText("Auberge du Pré")).toBeTruthy();
  expect(screen.getByText("Google")).toBeTruthy();
  expect(screen.getByText("il y a 2 h")).toBeTruthy();
  expect(screen.getByText("Accueil & service")).toBeTruthy();
});

it("draws each theme in the step of its opinion's strength, five of them as in the panel", () => {
  const theme = (name: string, polarity: FeedTheme["polarity"], strength: number): FeedTheme => ({
    theme: name,
    label: name,
    polarity,
    strength,
  });
  const themes = [
    theme("a", "positive", 0.9),
    theme("b", "positive", 0.4),
    theme("c", "mixed", 0.9),
    theme("d", "negative", 0.4),
    theme("e", "negative", 0.65),
  ];
  render(<ReviewCard review={{ ...review, themes }} />);
  const drawn = themes.map(({ label }) => screen.getByText(label).closest("[data-tonality]")?.getAttribute("data-tonality"));
  expect(drawn).toEqual(["4", "3", "2", "1", "0"]);
});

it("marks foreign words with their language", () => {
  render(<ReviewCard review={review} />);
  expect(screen.getByText("Sehr freundlich.").getAttribute("lang")).toBe("de");
});

it("shows a review without words or rating", () => {
  render(<ReviewCard review={{ ...review, rating: null, title: null, text: null, themes: [] }} />);
  expect(screen.getByText("Auberge du Pré")).toBeTruthy();
});

it("marks the words that speak of a theme, the closest of those that overlap, in title and text", () => {
  const passages: FeedItem["passages"] = [
    { field: "title", start: 0, end: 7, polarity: 1, strength: 0.5 },
    { field: "text", start: 0, end: 15, polarity: -1, strength: 0.9 },
    { field: "text", start: 5, end: 15, polarity: 1, strength: 0.9 },
  ];
  const { container } = render(<ReviewCard review={{ ...review, passages }} />);
  const marks = [...container.querySelectorAll("mark")].map((mark) => [mark.textContent, mark.dataset["tonality"]]);
  expect(marks).toEqual([
    ["Schöner", "3"],
    ["Sehr ", "0"],
    ["freundlich", "4"],
  ]);
  expect(container.textContent).toContain("Sehr freundlich.");
});
