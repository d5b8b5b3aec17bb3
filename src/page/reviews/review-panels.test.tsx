import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import {
  calls,
  json,
  mentions,
  open,
  panel,
  press,
  problem,
  review,
  server,
  settle,
  verbatim,
  writes,
  serveReviews,
} from "./reviews-robot.tsx";

serveReviews();

const mark = (words: string): HTMLElement => panel().getByRole("button", { name: words });
const chip = (theme: string): HTMLElement => panel().getByRole("button", { name: new RegExp(`^${theme}, `) });
const isActive = (element: HTMLElement): boolean => element.dataset.active === "true";

describe("the panel of a review", () => {
  it("says whose it is, who wrote it and when, in which language, and what was answered", async () => {
    await open({ review: "r1" });
    for (const fact of [
      "Avis sur Auberge du Pré",
      "Aurelle",
      "Google",
      "6,2",
      "Couple",
      "Allemagne",
      "30 mai 2026",
      "1er juin 2026",
      "Merci.",
    ])
      expect(panel().getByText(fact)).toBeTruthy();
    expect(panel().getByText("Texte original en allemand")).toBeTruthy();
    expect(mark("Chambre propre").closest("[lang]")?.getAttribute("lang")).toBe("de");
  });

  it("marks the words of a theme under its chip, and the chip under its words", async () => {
    await open({ review: "r1" });
    fireEvent.mouseEnter(chip("Propreté"));
    expect([isActive(mark("Chambre propre")), isActive(mark("lit dur"))]).toEqual([true, false]);
    fireEvent.mouseLeave(chip("Propreté"));
    fireEvent.focus(mark("lit dur"));
    expect([isActive(chip("Chambre & literie")), isActive(chip("Propreté"))]).toEqual([true, false]);
  });

  it("distinguishes praise from blame without colour", async () => {
    await open({ review: "r1" });
    expect([mark("Chambre propre").dataset.polarity, mark("lit dur").dataset.polarity]).toEqual(["1", "-1"]);
    expect(chip("Chambre & literie").textContent).toContain("Négatif");
    const described = document.getElementById(mark("lit dur").getAttribute("aria-describedby") ?? "");
    expect(described).toBe(chip("Chambre & literie"));
  });

  it("shows its words plain to whoever wants them so", async () => {
    await open({ review: "r1" });
    await press(panel().getByRole("switch", { name: "Thématiques surlignées" }));
    expect(panel().queryByRole("button", { name: "Chambre propre" })).toBeNull();
    expect(panel().getByText("Chambre propre mais lit dur.")).toBeTruthy();
  });

  it("points at the words that it was opened for", async () => {
    await open({ review: "r1", mention: "chambre-20-27" });
    expect([isActive(mark("lit dur")), isActive(mark("Chambre propre"))]).toEqual([true, false]);
  });

  it("says clearly that a review is not there, and nothing else of it", async () => {
    server.instead.set("GET /observation/reviews/r2", () => problem(404, "Introuvable."));
    await open({ review: "r2" });
    expect(panel().getAllByText("Avis introuvable")).toHaveLength(2);
    await press(panel().getAllByRole("button", { name: "Fermer" }).at(-1) as HTMLElement);
    expect(calls.onCloseReview).toHaveBeenCalledOnce();
  });

  it("offers another try where the server failed", async () => {
    server.instead.set("GET /observation/reviews/r1", () => problem(500, "Panne."));
    await open({ review: "r1" });
    server.instead.clear();
    await press(panel().getByRole("button", { name: "Réessayer" }));
    expect(panel().getByText("Avis sur Auberge du Pré")).toBeTruthy();
  });
});

describe("correcting", () => {
  const corrected = {
    at: "2026-07-01T08:00:00Z",
    by: "moi",
    action: "corrected" as const,
    mention: "chambre-20-27",
    span: "lit dur",
    theme: "chambre",
    theme_label: "Chambre & literie",
    polarity: 1 as const,
    original: { theme: "chambre", polarity: -1 as const },
    undoable: true,
  };
  const afterwards = () => ({
    ...server.detail,
    mentions: mentions.map((one) =>
      one.id === corrected.mention ? { ...one, polarity: 1 as const, corrected: true, original: corrected.original } : one,
    ),
    corrections: [corrected],
    changed: corrected.mention,
  });

  it("stores another polarity, says so, names by whom and from what, and has the figures counted again", async () => {
    const path = "PUT /observation/reviews/r1/mentions/chambre-20-27";
    server.instead.set(path, () => json(afterwards()));
    await open({ review: "r1" });
    await press(chip("Chambre & literie"));
    const row = screen.getByRole("listitem", { name: /^lit dur/ });
    expect(document.activeElement).toBe(row);
    await press(
      panel()
        .getByRole("radiogroup", { name: /lit dur/ })
        .querySelector("button") as HTMLElement,
    );
    expect(writes()).toEqual([`${path} {"polarity":1}`]);
    expect(row.textContent).toMatch(/Corrigé par vous le 1er juil\. 2026.*Avant correction\u00a0: Chambre & literie, négatif/);
    expect(chip("Chambre & literie").textContent).toMatch(/Positif.*corrigé/);
    expect(screen.getByText("Correction enregistrée")).toBeTruthy();
    expect(calls.onCorrected).toHaveBeenCalledOnce();
  });

  it("is taken back from the notification", async () => {
    const path = "DELETE /observation/reviews/r1/mentions/chambre-20-27/correction";
    server.instead.set("PUT /observation/reviews/r1/mentions/chambre-20-27", () => json(afterwards()));
    server.instead.set(path, () => json(server.detail));
    await open({ review: "r1" });
    await press(panel().getByRole("button", { name: "Corriger" }));
    await press(
      panel()
        .getByRole("radiogroup", { name: /lit dur/ })
        .querySelector("button") as HTMLElement,
    );
    await press(document.querySelector("[data-toasts] li button") as HTMLElement);
    expect(writes().at(-1)).toBe(path);
    expect(chip("Chambre & literie").textContent).toContain("Négatif");
    expect(calls.onCorrected).toHaveBeenCalledTimes(2);
  });

  it("is taken back from the history, which names somebody else", async () => {
    server.detail = {
      ...afterwards(),
      corrections: [
        { ...corrected, by: "paul" },
        { ...corrected, action: "undone", undoable: false, at: "2026-06-30T08:00:00Z" },
      ],
    };
    await open({ review: "r1" });
    expect(panel().getByText(/^Corrigé par paul le 1er juil/)).toBeTruthy();
    expect(panel().getByText(/^Annulé par vous le 30 juin/)).toBeTruthy();
    await press(panel().getByRole("button", { name: "Annuler" }));
    expect(writes()).toEqual(["DELETE /observation/reviews/r1/mentions/chambre-20-27/correction"]);
  });

  it("offers to take back what it did alone, and nothing where it did nothing", async () => {
    const other = { ...corrected, by: "paul", mention: "proprete-0-14" };
    server.instead.set("PUT /observation/reviews/r1/mentions/chambre-20-27", () => {
      const { changed: _, ...unchanged } = afterwards();
      return json({ ...unchanged, corrections: [other] });
    });
    await open({ review: "r1" });
    await press(panel().getByRole("button", { name: "Corriger" }));
    await press(
      panel()
        .getByRole("radiogroup", { name: /lit dur/ })
        .querySelector("button") as HTMLElement,
    );
    expect(screen.getByText("C’est déjà le cas : rien n’a changé")).toBeTruthy();
    expect(within(document.querySelector("[data-toasts]") as HTMLElement).queryByRole("button", { name: "Annuler" })).toBeNull();
  });

  it("takes back its own change where somebody else has corrected the review since", async () => {
    const later = { ...corrected, by: "paul", mention: "proprete-0-14", at: "2026-07-01T08:00:01Z" };
    server.instead.set("PUT /observation/reviews/r1/mentions/chambre-20-27", () =>
      json({ ...afterwards(), corrections: [later, corrected] }),
    );
    await open({ review: "r1" });
    await press(panel().getByRole("button", { name: "Corriger" }));
    await press(
      panel()
        .getByRole("radiogroup", { name: /lit dur/ })
        .querySelector("button") as HTMLElement,
    );
    await press(document.querySelector("[data-toasts] li button") as HTMLElement);
    expect(writes().at(-1)).toBe("DELETE /observation/reviews/r1/mentions/chambre-20-27/correction");
  });

  it("removes a mention", async () => {
    server.instead.set("PUT /observation/reviews/r1/mentions/proprete-0-14", () => json({ ...server.detail, changed: "proprete-0-14" }));
    await open({ review: "r1" });
    await press(panel().getByRole("button", { name: "Corriger" }));
    await press(panel().getByRole("button", { name: /^Retirer .*Propreté.*Chambre propre/ }));
    expect(writes()).toEqual(['PUT /observation/reviews/r1/mentions/proprete-0-14 {"removed":true}']);
    expect(screen.getByText("Thématique retirée")).toBeTruthy();
  });

  it("keeps the focus among the mentions where its button goes", async () => {
    server.instead.set("DELETE /observation/reviews/r1/mentions/chambre-20-27/correction", () =>
      json({ ...server.detail, corrections: [] }),
    );
    server.detail = afterwards();
    await open({ review: "r1" });
    await press(panel().getByRole("button", { name: "Corriger" }));
    const row = panel().getByRole("listitem", { name: /^lit dur/ });
    await press(panel().getByRole("button", { name: "Annuler la correction" }));
    expect(document.activeElement).toBe(row);
    server.instead.set("PUT /observation/reviews/r1/mentions/proprete-0-14", () =>
      json({ ...server.detail, mentions: mentions.slice(1), changed: "proprete-0-14" }),
    );
    await press(panel().getByRole("button", { name: /^Retirer .*Propreté/ }));
    expect(document.activeElement).toBe(row);
  });

  it("is stored once where it is pressed twice", async () => {
    server.instead.set("PUT /observation/reviews/r1/mentions/proprete-0-14", () => json({ ...server.detail, changed: "proprete-0-14" }));
    await open({ review: "r1" });
    await press(panel().getByRole("button", { name: "Corriger" }));
    const remove = panel().getByRole("button", { name: /^Retirer .*Propreté.*Chambre propre/ });
    fireEvent.click(remove);
    await press(remove);
    expect(writes()).toEqual(['PUT /observation/reviews/r1/mentions/proprete-0-14 {"removed":true}']);
  });

  it("may be the one before last again, asked for while that one is on its way", async () => {
    await open({ review: "r1" });
    await press(panel().getByRole("button", { name: "Corriger" }));
    const [praise, neutral] = within(panel().getByRole("radiogroup", { name: /lit dur/ })).getAllByRole("radio");
    for (const choice of [praise, neutral]) fireEvent.click(choice as HTMLElement);
    await press(praise as HTMLElement);
    expect(writes().map((call) => call.slice(-"1}".length - 1))).toEqual([":1}", ":0}", ":1}"]);
  });

  it("is offered to be taken back until the next one", async () => {
    for (const { id } of mentions)
      server.instead.set(`PUT /observation/reviews/r1/mentions/${id}`, () => json({ ...server.detail, changed: id }));
    await open({ review: "r1" });
    await press(panel().getByRole("button", { name: "Corriger" }));
    await press(within(panel().getByRole("radiogroup", { name: /Chambre propre/ })).getByRole("radio", { name: "Négatif" }));
    await press(within(panel().getByRole("radiogroup", { name: /lit dur/ })).getByRole("radio", { name: "Positif" }));
    const toasts = [...document.querySelectorAll<HTMLElement>("[data-toasts] li")];
    expect(toasts.map((toast) => toast.dataset.closing)).toEqual(["true", undefined]);
  });

  it("says that it was not taken back where it is there no more", async () => {
    server.detail = afterwards();
    server.instead.set("DELETE /observation/reviews/r1/mentions/chambre-20-27/correction", () => problem(404, "Introuvable."));
    await open({ review: "r1" });
    await press(panel().getByRole("button", { name: "Annuler" }));
    expect(screen.getByText("La correction n’a pas été annulée")).toBeTruthy();
  });

  it("says why it was not stored, and shows what is stored", async () => {
    server.instead.set("PUT /observation/reviews/r1/mentions/chambre-20-27", () => problem(409, "Quelqu’un a été plus rapide."));
    await open({ review: "r1" });
    await press(panel().getByRole("button", { name: "Corriger" }));
    await press(
      panel()
        .getByRole("radiogroup", { name: /lit dur/ })
        .querySelector("button") as HTMLElement,
    );
    expect(screen.getByText("Quelqu’un a été plus rapide.")).toBeTruthy();
    expect(chip("Chambre & literie").textContent).toContain("Négatif");
    expect(calls.onCorrected).not.toHaveBeenCalled();
  });

  it("adds a theme to selected words, and to words typed where nothing is selected", async () => {
    await open({ review: "r1" });
    await press(panel().getByRole("button", { name: "Corriger" }));
    await press(panel().getByRole("button", { name: "Ajouter une thématique" }));
    const passage = () => panel().getByRole<HTMLInputElement>("textbox", { name: "Passage" });
    await press(panel().getByRole("button", { name: "Ajouter" }));
    expect(panel().getByText("Ces mots ne figurent pas dans l’avis.")).toBeTruthy();
    expect(panel().getByText("Choisissez une thématique.")).toBeTruthy();
    expect(writes()).toEqual([]);

    const between = mark("Chambre propre").nextSibling as Text;
    getSelection()?.setBaseAndExtent(between, 0, between, 6);
    document.dispatchEvent(new Event("selectionchange"));
    await settle();
    expect(passage().value).toBe("mais");
    fireEvent.change(passage(), { target: { value: "MAIS lit" } });
    await press(panel().getByRole("combobox", { name: "Thématique" }));
    await press(screen.getByRole("option", { name: "Calme" }));
    await press(panel().getByRole("button", { name: "Ajouter" }));
    expect(writes()).toEqual(['POST /observation/reviews/r1/mentions {"field":"text","start":15,"end":23,"theme":"calme","polarity":1}']);
    expect(panel().queryByRole("form", { name: "Ajouter une thématique" })).toBeNull();
  });
});

describe("the passages behind a figure", () => {
  const figure = { counts: "passages" as const, label: "Thématiques, Chambre", filters: { theme: ["chambre"] } };
  const search = (part: RegExp): boolean =>
    server.calls.some((call) => call.startsWith("POST /observation/verbatims/search") && part.test(call));

  it("are counted in the header, each side beside its name, with the words in bold in their sentence", async () => {
    await open({ figure });
    expect(panel().getByText("40 passages dans 7 avis")).toBeTruthy();
    expect(
      panel()
        .getAllByRole("radio")
        .map((radio) => radio.textContent),
    ).toEqual(["Tous 40", "Positifs 30", "Neutres 2", "Négatifs 8"]);
    expect(panel().getByText("lit dur").tagName).toBe("STRONG");
    expect(panel().getByText("lit dur").parentElement?.textContent).toBe("Chambre propre mais lit dur.");
    expect(search(/"filters":\{"theme":\["chambre"\]\},"from":1767222000000,"to":1782856800000,"page":0/)).toBe(true);
  });

  it("narrow to one side", async () => {
    await open({ figure });
    await press(panel().getByRole("radio", { name: /^Négatifs/ }));
    expect(panel().getByText("8 passages dans 7 avis")).toBeTruthy();
    expect(search(/"polarity":-1,"page":0,"size":20/)).toBe(true);
  });

  it("begin on the side that the figure counts", async () => {
    await open({ figure: { ...figure, polarity: -1 } });
    expect(panel().getByText("8 passages dans 7 avis")).toBeTruthy();
  });

  it("leave out those without an opinion where the figure does", async () => {
    await open({ figure: { ...figure, expressed: true } });
    expect(panel().getAllByRole("radio")).toHaveLength(3);
    expect(search(/"expressed":true,"page":0/)).toBe(true);
  });

  it("come a page at a time", async () => {
    await open({ figure });
    await press(panel().getByRole("button", { name: "Afficher plus de passages" }));
    expect(panel().getAllByRole("article")).toHaveLength(2);
  });

  it("lead to their review and the words in it", async () => {
    await open({ figure });
    await press(panel().getByRole("button", { name: "Lire l’avis sur Auberge du Pré" }));
    expect(calls.onReview).toHaveBeenCalledExactlyOnceWith(verbatim.review, verbatim.mention);
  });

  it("can be kept to one expression", async () => {
    const expression = { expression: "lit dur", label: "lit dur", theme: "chambre", theme_label: "Chambre", polarity: -1, n: 5 };
    server.instead.set("POST /observation/expressions/search", () => json({ items: [expression], total: 1 }));
    await open({ figure });
    await press(panel().getByRole("button", { name: "lit dur 5" }));
    expect(search(/"expression":"lit dur","page":0,"size":20/)).toBe(true);
    await press(panel().getByRole("button", { name: "lit dur 5", pressed: true }));
    expect(panel().getByRole("button", { name: "lit dur 5", pressed: false })).toBeTruthy();
  });

  it("say that there is none", async () => {
    server.instead.set("POST /observation/verbatims/search", () => json({ items: [], total: 0, reviews: 0, page: 0, size: 20 }));
    await open({ figure });
    expect(panel().getByText("Aucun passage")).toBeTruthy();
  });

  it("say that they could not be read, and try again", async () => {
    server.instead.set("POST /observation/verbatims/search", () => problem(500, "Panne."));
    await open({ figure });
    server.instead.clear();
    await press(panel().getByRole("button", { name: "Réessayer" }));
    expect(panel().getByText("40 passages dans 7 avis")).toBeTruthy();
  });

  it("are reviews where the figure counts reviews", async () => {
    await open({ figure: { ...figure, counts: "reviews" } });
    expect(panel().getByText("1 avis")).toBeTruthy();
    await press(panel().getByRole("button", { name: "Lire l’avis sur Auberge du Pré" }));
    expect(calls.onReview).toHaveBeenCalledExactlyOnceWith(review.id);
  });
});
