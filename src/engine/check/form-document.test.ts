import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { missingTranslations } from "../../domain/forms/translations.ts";
import type { FormDocument, Product } from "../../generated/types.ts";
import { isFormDocument } from "../../generated/validators.js";
import { checkForm, gatesIn } from "./form-document.ts";

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const product = read("templates/product.json") as Product;
const models = readdirSync("templates/forms").map((name) => read(`templates/forms/${name}`) as FormDocument);
const changed = (change: (form: FormDocument) => void): FormDocument => {
  const form = structuredClone(models.find(({ form: name }) => name === "sejour") as FormDocument);
  change(form);
  return form;
};
const said = (form: FormDocument): string[] => checkForm(form, product).map(({ pointer, message }) => `${pointer} ${message}`);

describe("the shipped models", () => {
  it("are sound, and whole in six languages", () => {
    expect(models.length).toBeGreaterThan(3);
    for (const form of models) {
      expect(isFormDocument(form), form.form).toBe(true);
      expect(said(form), form.form).toEqual([]);
      expect(missingTranslations(form), form.form).toEqual([]);
    }
  });
});

describe("a form that gates", () => {
  it("is refused by the schema, and the rule is named", () => {
    const consent = changed((form) => Object.assign(form.consent ?? {}, { when: { question: "note", at_least: 9 } }));
    expect(isFormDocument(consent)).toBe(false);
    expect(gatesIn(consent)).toMatchObject([{ pointer: "/consent/when", message: expect.stringContaining("pas de filtrage") }]);
    const endings = changed((form) => Object.assign(form, { endings: [{ at_least: 9, link: "https://avis.example" }] }));
    expect(isFormDocument(endings)).toBe(false);
    expect(gatesIn(endings).map(({ pointer }) => pointer)).toEqual(["/endings"]);
    const link = changed((form) =>
      Object.assign(form.ending, { link: { label: { fr: "Avis" }, address: "https://a.example", at_least: 9 } }),
    );
    expect(isFormDocument(link)).toBe(false);
    expect(gatesIn(link).map(({ pointer }) => pointer)).toEqual(["/ending/link/at_least"]);
  });

  it("is refused where a question that only content guests see leads elsewhere", () => {
    const form = changed(({ pages: [page] }) =>
      page?.questions.push({
        id: "merci",
        kind: "text",
        label: { fr: "Dites-le aussi sur www.avis.example.com" },
        when: { question: "note", at_least: 9 },
      }),
    );
    expect(said(form)).toEqual([expect.stringContaining("pas de filtrage")]);
  });

  it("is refused where only content guests are asked for the words that are published", () => {
    const form = changed(({ pages: [page] }) => {
      const words = page?.questions.find(({ id }) => id === "commentaire");
      if (words) words.when = { question: "note", at_least: 9 };
    });
    expect(said(form)).toEqual([expect.stringContaining("/consent/publish")]);
  });
});

describe("what a form says", () => {
  it.each([
    ["Donnez-nous la note maximale", "pas de note sollicitée"],
    ["Un tirage au sort parmi les réponses", "aucune contrepartie"],
    ["Chaque réponse vaut une remise", "aucune contrepartie"],
  ])("«%s» breaks a rule that is named", (text, rule) => {
    expect(said(changed((form) => (form.intro = { fr: text })))).toEqual([expect.stringContaining(rule)]);
  });

  it("begs in no language", () => {
    const begging = {
      en: "Give us 5 stars!",
      de: "Geben Sie uns fünf Sterne",
      nl: "Vijf sterren?",
      es: "¿Cinco estrellas?",
      it: "Cinque stelle?",
    };
    expect(said(changed((form) => (form.intro = { fr: "Bonjour", ...begging })))).toHaveLength(5);
  });

  it("names what a language lacks, buttons included", () => {
    const form = changed((one) => {
      one.buttons = { send: { fr: "Envoyer", en: "Send" } };
      delete one.ending.text?.de;
    });
    expect(missingTranslations(form)).toEqual([
      { lang: "de", at: ["/ending/text", "/buttons/send"] },
      { lang: "nl", at: ["/buttons/send"] },
      { lang: "es", at: ["/buttons/send"] },
      { lang: "it", at: ["/buttons/send"] },
    ]);
  });
});

describe("questions", () => {
  it("are refused where they cannot be asked or counted", () => {
    const form = changed(({ pages: [page] }) => {
      const [recommendation, mark, better] = page?.questions ?? [];
      if (recommendation) recommendation.when = { question: "jamais", at_least: 3 };
      if (mark) mark.theme = "inconnue";
      if (better) better.when = { question: "note", in: ["a"] };
    });
    expect(said(form)).toEqual([
      expect.stringContaining("/pages/0/questions/0/when La question de recommandation"),
      expect.stringContaining("/pages/0/questions/0/when/question La question précédente"),
      expect.stringContaining("/pages/0/questions/1/theme La thématique"),
      expect.stringContaining("/pages/0/questions/2/when/in Une note se compare"),
      expect.stringContaining("/consent/publish"),
    ]);
  });
});
