import type { ThemeId } from "../types.ts";
import type { Point } from "./draft.ts";

/** Words of a subject, in the six languages, that a sentence on another subject may let fall. */
const words: Partial<Record<ThemeId, RegExp>> = {
  proprete:
    /propre|nickel|impeccable|ménage|\bclean|spotless|immaculate|sauber|gepflegt|geputzt|schoon|netjes|limpi|pulit|sale\b|dirty|schmutz|dreck|\bvies/i,
  calme:
    /calme|tranquill|silenc|bruit|bruyan|quiet|peaceful|nois|ruhig|\blaut\b|rustig|\bstil|gehorig|ruido|rumor|dorm|slept|geschlafen|geslapen/i,
  attente:
    /rapide|attend|attente|rapidement|quick|\bwait(ed|ing)? |schnell|flott|gewartet|vlot|snel|gewacht|rápid|esper|veloc|rapid|attesa/i,
  prix: /prix|tarif|€|cher\b|pric|value|euro|expensive|preis|teuer|prijs|duur|precio|car[oa]\b|prezz/i,
  accueil:
    /accueil|souri|sympa|gentil|aimable|friendly|helpful|welcom|freundlich|nett\b|nette|empfang|vriendelijk|aardig|amable|simpátic|gentil|cortes|ontvang/i,
  petit_dejeuner: /petit.déj|breakfast|frühstück|ontbijt|desayun|colazion/i,
  chambre: /chambre|literie|\blits?\b|\broom|\bbeds?\b|zimmer|bett|kamer|\bbed(den)?\b|habitaci|\bcama|camera|\blett[oi]/i,
  restauration: /repas|plats?\b|cuisine|mangé|\bfood|\bmeal|essen|\beten|gegeten|comida|comim|cibo|cucina/i,
  acces: /parking|garer|\bpark|parken|parkeer|parkeren|aparca|parchegg/i,
  numerique: /wi-?fi|internet|\bwlan/i,
  equipements: /piscine|ascenseur|pool|\blift|aufzug|zwembad|piscina|ascens/i,
};

/** What a sentence on this point had better not touch: subjects that the author judges the other way. */
export function sensitiveTo(point: Point, points: readonly Point[]): RegExp[] {
  return points.flatMap(({ theme, polarity }) => {
    const found = words[theme];
    return found && theme !== point.theme && (polarity === "+") !== (point.polarity === "+") ? [found] : [];
  });
}
