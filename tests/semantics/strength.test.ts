import { join } from "node:path";
import { expect, it } from "vitest";

import { createAnalyser, loadLexicons } from "../../server/semantics/index.ts";

const analyse = createAnalyser(loadLexicons(join(import.meta.dirname, "../../templates/lexicons")));
const strengthOf = (text: string, lang: string, theme: string): number =>
  analyse(text, lang).mentions.find((mention) => mention.theme === theme)?.strength ?? 0;

it.each([
  ["fr", "proprete", ["La chambre était un peu sale.", "La chambre était sale.", "La chambre était très sale."]],
  ["fr", "accueil", ["Le personnel est plutôt aimable.", "Le personnel est aimable.", "Le personnel est vraiment très aimable."]],
  ["fr", "restauration", ["Plats assez bons.", "Plats bons.", "Plats très bons."]],
  ["fr", "calme", ["C'est un peu bruyant.", "C'est bruyant.", "C'est beaucoup trop bruyant."]],
  ["fr", "accueil", ["Accueil chaleureux, sans plus.", "Accueil chaleureux."]],
  ["fr", "accueil", ["Accueil agréable, sans plus.", "Accueil agréable."]],
  ["fr", "proprete", ["C'est propre, sans plus.", "C'est propre."]],
  ["fr", "calme", ["Quartier calme, sans plus.", "Quartier calme."]],
  ["fr", "emplacement", ["Belle vue, rien de plus.", "Belle vue."]],
  ["fr", "chambre", ["Une chambre confortable, sans plus.", "Une chambre confortable."]],
  ["en", "accueil", ["The staff was friendly.", "The staff was very friendly."]],
  ["de", "accueil", ["Das Personal war freundlich.", "Das Personal war sehr freundlich."]],
  ["es", "accueil", ["El personal era amable.", "El personal era muy amable."]],
  ["it", "accueil", ["Il personale era gentile.", "Il personale era molto gentile."]],
  ["nl", "accueil", ["Het personeel was vriendelijk.", "Het personeel was heel vriendelijk."]],
])("an opinion is as strong as its words say: %s, %s, %j", (lang, theme, texts) => {
  const strengths = texts.map((text) => strengthOf(text, lang, theme));
  expect(strengths[0]).toBeGreaterThan(0);
  for (const [at, strength] of strengths.slice(1).entries()) expect(strength).toBeGreaterThan((strengths[at] ?? 1) + 0.03);
});
