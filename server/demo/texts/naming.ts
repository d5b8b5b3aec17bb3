import type { Random } from "../random.ts";
import type { Lang } from "../types.ts";

/** What a guest can call by its name. */
export interface Surroundings {
  destination: string;
  /** Name of the commune. */
  town: string;
  /** Name of the establishment. */
  name: string;
}

type Naming = readonly [words: RegExp, named: (place: Surroundings, found: RegExpExecArray) => string];

/** «à» and «de» before a name: «aux Arolles», «d’Aurelle». */
function to(town: string): string {
  return town.startsWith("Les ") ? `aux ${town.slice(4)}` : town.startsWith("Le ") ? `au ${town.slice(3)}` : `à ${town}`;
}
function of(town: string): string {
  if (town.startsWith("Les ")) return `des ${town.slice(4)}`;
  if (town.startsWith("Le ")) return `du ${town.slice(3)}`;
  return /^[AEIOUÉÈH]/.test(town) ? `d'${town}` : `de ${town}`;
}

const land = ({ destination }: Surroundings): string => (destination === "aurelle" ? "Pays d'Aurelle" : "Côte des Dunes");
const inland = (place: Surroundings): string => (place.destination === "aurelle" ? `le ${land(place)}` : `la ${land(place)}`);
const within = (place: Surroundings): string => `${place.destination === "aurelle" ? "dans" : "sur"} ${inland(place)}`;
const water = (place: Surroundings, lake: string, other: string): string => (place.destination === "aurelle" ? lake : other);

/** Where each language says something that has a name. */
const surroundings: Record<Lang, readonly Naming[]> = {
  fr: [
    [
      /\b((une|deux|trois|quatre|cinq|cette) (nuits?|semaine)|(un|notre) (week-end|séjour))(?= ?[.,!]| (et|avec|pour) )/i,
      ({ town }, found) => `${found[0]} ${to(town)}`,
    ],
    [/(?<! d'| par )\bici\b(?! (et là|même))/, ({ town }) => to(town)],
    [/\bdans (le village|la ville|cette ville|le bourg)(?! (de|d'|voisin))/i, ({ town }) => to(town)],
    [/\bdans (la|cette) région\b/i, within],
    [/\bde la région\b/i, (place) => (place.destination === "aurelle" ? `du ${land(place)}` : `de la ${land(place)}`)],
    [/(?<=\b(découvrir|connaît|connaissons|adore|adorons) )la région\b/i, (place) => inland(place)],
    [/\b(du|le|au) (centre-ville|centre|village|bourg)(?= ?[.,!)]| et | est )/i, ({ town }, found) => `${found[0]} ${of(town)}`],
    [/\b(du|le|au) lac(?= ?[.,!)]| et | est )/i, (place, found) => found[0] + water(place, " d'Aurelle", "")],
    [/\bdans le coin\b/i, ({ town }) => `du côté ${of(town)}`],
    [/\bpar ici\b/i, within],
  ],
  en: [
    [
      /\b(nights?|weekend|week|stay)(?= ?[.,!]| (and|with|in (May|June|July|August|September)) )/i,
      ({ town }, found) => `${found[0]} in ${town}`,
    ],
    [/(?<=\b(stayed|stay|stopped|ate|eaten|dinner|lunch|been) )here\b/, ({ town }) => `in ${town}`],
    [/\bin (the|this) (village|town)\b/i, ({ town }) => `in ${town}`],
    [/\b(the|this) (area|region)(?= ?[.,!)]| and | is )/i, (place, found) => `${found[0]} around ${place.town}`],
    [/\bthe lake(?= ?[.,!)]| and | is )/i, (place) => water(place, "Lake Aurelle", "the lake")],
    [/\bthe (village|town)(?= ?[.,!)]| and | is )/i, ({ town }, found) => `${found[0]} of ${town}`],
    [/\bthis part of France\b/i, (place) => `the ${land(place)}`],
  ],
  de: [
    [/\b(Nächte|Wochenende|Woche)(?= ?[.,!]| (und|mit) )/, ({ town }, found) => `${found[0]} in ${town}`],
    [/\bhier\b(?= (und|mit|zu|für|im|sehr|gut|ein|eine|einen|schon) )/, ({ town }) => `in ${town}`],
    [/\bim (Ort|Dorf)(?= ?[.,!)]| und )/, ({ town }) => `in ${town}`],
    [/\b(die|der) (Gegend|Region|Umgebung)(?= ?[.,!)]| und | ist )/i, (place, found) => `${found[0]} um ${place.town}`],
    [/\bam See\b/, (place) => water(place, "am Lac d'Aurelle", "am See")],
    [/\bdem Ort\b/, ({ town }) => town],
    [/\bhier\b(?= (gegessen|übernachtet|gebucht))/, ({ town }) => `in ${town}`],
  ],
  nl: [
    [/\b(nachten|weekend|week)(?= ?[.,!]| (en|met) )/i, ({ town }, found) => `${found[0]} in ${town}`],
    [/\bhier\b(?= (en|met|voor|een|twee|drie|heel|erg|al|op) )/, ({ town }) => `in ${town}`],
    [/\bin (het|dit) (dorp|dorpje|stadje)\b/i, ({ town }) => `in ${town}`],
    [/\bde (omgeving|streek)(?= ?[.,!)]| en | is )/i, (place, found) => `${found[0]} van ${place.town}`],
    [/\bhet meer(?= ?[.,!)]| en | is )/i, (place) => water(place, "het meer van Aurelle", "het meer")],
    [/\bhet dorp(?= ?[.,!)]| en | is )/i, ({ town }) => town],
  ],
  it: [
    [/\b(nott[ei]|weekend|fine settimana|settimana)(?= ?[.,!]| (e|con|in) )/i, ({ town }, found) => `${found[0]} a ${town}`],
    [/\bqui\b(?! (vicino|intorno|sotto))/, ({ town }) => `a ${town}`],
    [/\b(nel|in) paese\b/i, ({ town }) => `a ${town}`],
    [/\bla (zona|regione)(?= ?[.,!)]| e | è )/i, (place, found) => `${found[0]} di ${place.town}`],
    [/\bil lago\b/i, (place) => water(place, "il lago d'Aurelle", "il lago")],
    [/\bdel paese\b/i, ({ town }) => `di ${town}`],
    [/\bin zona\b/i, ({ town }) => `a ${town}`],
  ],
  es: [
    [
      /(?<!por la )\b(noches?|fin de semana|semana)(?= ?[.,!]| (y|con|en (mayo|junio|julio|agosto)) )/i,
      ({ town }, found) => `${found[0]} en ${town}`,
    ],
    [/\baquí\b(?! (cerca|mismo|al lado))/, ({ town }) => `en ${town}`],
    [/\ben (el|este) pueblo\b/i, ({ town }) => `en ${town}`],
    [/\bla (zona|región)(?= ?[.,!)]| y | es )/i, (place, found) => `${found[0]} de ${place.town}`],
    [/\bel lago\b/i, (place) => water(place, "el lago de Aurelle", "el lago")],
    [/\bdel pueblo\b/i, ({ town }) => `de ${town}`],
    [/\bel pueblo(?= ?[.,!)]| y | es )/i, ({ town }) => town],
  ],
};

const masculine = /^(Grand Hôtel|Logis|Camping|Domaine|Gîte|Chalet|Studio|Refuge|Château|Musée|Jardin|Parc|Café|Bistrot|Comptoir|Relais)\b/;
const elided = /^(Hôtel|Appartement|Écomusée)\b/;

/** The establishment by its name, where its author would have said «the hotel»; the text's own words where the name would not fit. */
const establishment: Record<Lang, readonly Naming[]> = {
  fr: [
    [
      /(?<=^|[.!?] )(l'|le |cet |ce )(hôtel|hotel|camping|logis|château|musée|jardin|parc|refuge|gîte)(?= ?[.,!)]| (est|a|et|avec|était|se) )/i,
      ({ name }, found) => {
        const upper = /^[A-Z]/.test(found[0]);
        const article = masculine.test(name) ? "le " : elided.test(name) ? "l'" : null;
        // What follows agrees with a masculine noun.
        if (article === null) return found[0];
        const said = `${article}${name}`;
        return upper ? said.charAt(0).toUpperCase() + said.slice(1) : said;
      },
    ],
    [/\bce (restaurant|resto)\b/i, ({ name }) => name],
  ],
  en: [[/\bthis (hotel|place|campsite|restaurant|museum|castle)\b/i, ({ name }) => name]],
  de: [[/\bdieses (Hotel|Restaurant|Museum|Schloss)\b/i, ({ name }) => name]],
  nl: [[/\bdit (hotel|restaurant|museum|kasteel)\b/i, ({ name }) => name]],
  it: [[/\bquesto (hotel|ristorante|museo|castello)\b/i, ({ name }) => name]],
  es: [[/\beste (hotel|restaurante|museo|castillo)\b/i, ({ name }) => name]],
};

/** Puts the names of the country into a text, as guests do who know where they were: a place, and now and then the house. */
export function withNames(r: Random, text: string, lang: Lang, place: Surroundings): string {
  let out = text;
  if (r.chance(0.03)) out = nameOne(r, out, surroundings[lang], place);
  if (r.chance(0.06)) out = nameOne(r, out, establishment[lang], place);
  return out;
}

function nameOne(r: Random, text: string, namings: readonly Naming[], place: Surroundings): string {
  const plain = place.town.replace(/’/g, "'");
  const near = { ...place, town: plain, name: place.name.replace(/’/g, "'") };
  if (text.includes(near.town) || text.includes(near.name)) return text;
  const found = namings.flatMap(([words, named]) => {
    const at = words.exec(text);
    return at ? [{ at, named }] : [];
  });
  if (found.length === 0) return text;
  const { at, named } = r.pick(found);
  return text.slice(0, at.index) + named(near, at) + text.slice(at.index + at[0].length);
}
