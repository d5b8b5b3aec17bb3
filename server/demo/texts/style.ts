import type { Random } from "../random.ts";
import type { Lang } from "../types.ts";

/**
 * Gives a text the hand of somebody in a hurry, for about one in four: no accents, no capitals,
 * doubled marks, the usual spelling slips. The others are left as they are.
 */
export function handwrite(r: Random, text: string, lang: Lang, tier: number): string {
  let out = text;
  const hand = r.next();
  if (lang === "fr") out = frenchHand(r, out, hand);
  else if (hand < 0.06) out = lowerCase(out, lang);
  else if (hand < 0.11) out = slip(r, out, slips[lang] ?? []);
  if (hand > 0.93 && tier === 5) out = out.replace(/ ?[.!]$/, r.pick(["!!", " !!!", "!!", " 😊", " 👍", " ❤️", " 👌"]));
  else if (hand > 0.9 && tier <= 2) out = out.replace(/\.$/, r.pick(["...", "!!", "…", " 😡", "."]));
  else if (hand > 0.86) out = out.replace(/\.$/, "");
  return out;
}

function frenchHand(r: Random, text: string, hand: number): string {
  // Most people type a space before the high marks, many do not.
  let out = r.chance(0.62)
    ? text.replace(/(?<=[\p{L}\d)"»])([!?])/gu, " $1").replace(/(?<=\p{L}) ?:(?= )/gu, " :")
    : text.replace(/ ([!?])/g, "$1");
  if (hand < 0.045) out = lowerCase(out, "fr");
  if (hand < 0.06) out = out.normalize("NFD").replace(/\p{M}/gu, "");
  else if (hand < 0.16) out = slip(r, out, slips.fr ?? []);
  else if (hand < 0.2) out = shorten(r, out);
  return out;
}

function lowerCase(text: string, lang: Lang): string {
  return lang === "en" ? text.toLowerCase().replace(/\bi\b/g, "i") : text.toLowerCase();
}

type Slip = readonly [RegExp, string];

const slips: Partial<Record<Lang, readonly Slip[]>> = {
  fr: [
    [/accueil/g, "acceuil"],
    [/personnel/g, "personel"],
    [/apparemment/g, "apparement"],
    [/(?<=\p{L})ait été/gu, "ait ete"],
    [/connexion/g, "connection"],
    [/ à /g, " a "],
    [/ où /g, " ou "],
    [/ça /g, "sa "],
    [/quand même/g, "quand meme"],
    [/très/g, "trés"],
    [/petit-déjeuner/g, "petit déjeuner"],
    [/ c'est /g, " c est "],
    [/mm/g, "m"],
    [/malheureusement/gi, "malheuresement"],
    [/les enfants ont adoré/g, "les enfants on adoré"],
    [/ eu /g, " eut "],
    [/peut-être/g, "peut etre"],
    [/rapport qualité prix/g, "rapport qualité/prix"],
    [/vraiment/g, "vraiement"],
    [/s'est /g, "c'est "],
  ],
  en: [
    [/definitely/g, "definately"],
    [/accommodation/g, "accomodation"],
    [/their/g, "there"],
    [/it's/g, "its"],
    [/really/g, "realy"],
    [/ and /g, " & "],
    [/restaurant/g, "restaraunt"],
    [/unfortunately/gi, "unfortunatly"],
    [/, /g, " "],
  ],
  de: [
    [/dass /g, "das "],
    [/ß/g, "ss"],
    [/Frühstück/g, "Fruehstueck"],
    [/ein bisschen/g, "ein bischen"],
    [/ziemlich/g, "zimlich"],
    [/ein paar/g, "ein Paar"],
    [/, /g, " "],
  ],
  nl: [
    [/het /g, "t "],
    [/vriendelijk /g, "vriendlijk "],
    [/restaurant/g, "restaurand"],
    [/een /g, "n "],
    [/, /g, " "],
  ],
  es: [
    [/ó/g, "o"],
    [/habitación/g, "habitacion"],
    [/ que /g, " q "],
    [/haber/g, "aber"],
    [/, /g, " "],
  ],
  it: [
    [/perché/g, "perchè"],
    [/ è /g, " e' "],
    [/po'/g, "pò"],
    [/, /g, " "],
  ],
};

/** One slip that the text offers room for. */
function slip(r: Random, text: string, list: readonly Slip[]): string {
  const possible = list.filter(([pattern]) => text.search(pattern) >= 0);
  if (possible.length === 0) return text;
  const [pattern, wrong] = r.pick(possible);
  return text.replace(new RegExp(pattern.source, pattern.flags.replace("g", "")), wrong);
}

const shortened: readonly Slip[] = [
  [/beaucoup/g, "bcp"],
  [/très/g, "tres"],
  [/petit-déjeuner/g, "petit dej"],
  [/restaurant/g, "resto"],
  [/appartement/g, "appart"],
  [/week-end/g, "we"],
  [/s'il vous plaît/g, "svp"],
  [/pour /g, "pr "],
  [/sympathique/g, "sympa"],
  [/parce que/g, "pcq"],
  [/rendez-vous/g, "rdv"],
];

function shorten(r: Random, text: string): string {
  return shortened.reduce((out, [pattern, short]) => (r.chance(0.7) ? out.replace(pattern, short) : out), text);
}
