import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { ReportWay } from "./report-way.tsx";

const providers = [
  { id: "moderation", name: "Avis Belvédère", color: "#000000", enabled: true, scale: 10, verified: true, answers: "here" as const },
  {
    id: "google",
    name: "Google",
    color: "#000000",
    enabled: true,
    scale: 5,
    verified: false,
    report_url: "https://google.example/signaler",
  },
  { id: "booking", name: "Booking.com", color: "#000000", enabled: true, scale: 10, verified: true },
  { id: "form", name: "Questionnaire", color: "#000000", enabled: true, scale: 10, verified: true, answers: "none" as const },
];

it.each([
  [
    "moderation",
    null,
    [
      ["Signaler cet avis", "/public/review/report/r1"],
      ["Comment ces avis sont contrôlés", "/public/moderation/aurelle"],
    ],
  ],
  ["google", "https://source.example", [["Signaler cet avis à Google", "https://google.example/signaler"]]],
  ["booking", "https://source.example", [["Ouvrir cet avis sur Booking.com pour l’y signaler", "https://source.example"]]],
  ["booking", null, []],
  ["form", "https://source.example", []],
])("leads from a review of %s (%s) to where it is reported", (provider, sourceUrl, links) => {
  const controlledBy = provider === "moderation" ? "aurelle" : undefined;
  render(<ReportWay review={{ id: "r1", provider }} sourceUrl={sourceUrl} controlledBy={controlledBy} providers={providers} />);
  const shown = screen
    .queryAllByRole("link")
    .map((link) => [link.textContent.replaceAll(/[\u00a0\u202f]/g, " "), link.getAttribute("href")]);
  expect(shown).toEqual(links);
});
