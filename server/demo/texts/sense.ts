import type { Lang } from "../types.ts";
import type { Fragment } from "./markup.ts";

/** What a text must not say unless its scene holds one of these facts. */
interface Rule {
  words: RegExp;
  unless: readonly string[];
}

const rules: Record<Lang, readonly Rule[]> = {
  fr: [
    { words: /(mobil-home)/i, unless: ["mobile-home"] },
    { words: /\b(tentes?|sardines|auvent)\b/i, unless: ["tent"] },
    { words: /(caravane|van aménagé|camping-cars?)/i, unless: ["caravan"] },
    {
      words:
        /\b((séjour|sympa|sortie|idéal|bien) en famille|enfants?|bébé|ados?|poussettes?|tout-petits|(notre|ma|mon|nos) (fille|fils|petits)|les petits|parents|ma mère|belle-maman)\b/i,
      unless: ["famille"],
    },
    { words: /\b(amoureux|à deux|pour deux|romantique)\b/i, unless: ["couple"] },
    { words: /\b(mon (mari|copain|compagnon)|ma (femme|compagne|copine))\b/i, unless: ["couple", "famille"] },
    { words: /\bmon (mari|copain|compagnon)\b/i, unless: ["woman"] },
    { words: /\b(ma (femme|compagne|copine)|madame)\b/i, unless: ["man"] },
    {
      words: /\b(nous|on (s'|se |a |est |était|avait|y |reviendra|retourne|n'a|ne re|repart|en a |laisse|a déjà)|nos |notre )/i,
      unless: ["together"],
    },
    { words: /\b(neige|ski|cheminée|poêle|glacial nuit|chauffage)/i, unless: ["winter", "autumn"] },
    {
      words: /\b(canicule|cagnard|plein soleil|(2[6-9]|3\d) degrés|baignades?|août|juillet|terrasse|transats?|grillons|parasol)\b/i,
      unless: ["summer", "spring", "autumn"],
    },
    { words: /\b(roses|floraison)\b/i, unless: ["summer", "spring"] },
    { words: /\b(canicule|cagnard|(2[6-9]|3\d) degrés|grillons|plein mois d'août)\b/i, unless: ["summer"] },
    { words: /\b(vacances|week-end|séminaire)\b/i, unless: ["together", "solo"] },
    { words: /\b(sommets|montagnes?|sentiers? de|alpages?|vaches|villas|vallées?)\b/i, unless: ["aurelle"] },
  ],
  en: [
    { words: /\blake(side)?\b/i, unless: ["aurelle"] },
    { words: /(mobile home)/i, unless: ["mobile-home"] },
    { words: /\b(tents?|tent pegs)\b/i, unless: ["tent"] },
    { words: /(caravan|motorhomes?|in the van)/i, unless: ["caravan"] },
    {
      words: /\b(kids?|children|baby|toddler|teenagers?|our (son|daughter|two|little)|buggy|pushchair|little ones)\b/i,
      unless: ["famille"],
    },
    { words: /\b(my (husband|wife|partner)|romantic|just the two)\b/i, unless: ["couple"] },
    { words: /\bmy husband\b/i, unless: ["woman"] },
    { words: /\bmy wife\b/i, unless: ["man"] },
    { words: /\b(we|our|us)\b/i, unless: ["together"] },
    { words: /\b(snow\w*|ski|skiing|fireplace|log fire|heating)\b/i, unless: ["winter", "autumn"] },
    { words: /\b(heatwave|heat wave|(2[6-9]|3\d) degrees|august|july)\b/i, unless: ["summer"] },
    { words: /\b(mountains?|peaks)\b/i, unless: ["aurelle"] },
    { words: /\b(holiday|weekend)\b/i, unless: ["together", "solo"] },
  ],
  de: [
    { words: /\b(See|Sees|Seeufer)\b/, unless: ["aurelle"] },
    { words: /(Mobilheim)/i, unless: ["mobile-home"] },
    { words: /\b(Zelt|Heringe)\b/i, unless: ["tent"] },
    { words: /(Wohnwagen|Wohnmobile?|Gespann|Rangieren)/i, unless: ["caravan"] },
    { words: /(Kinder|Baby|Kinderwagen|unsere? (Sohn|Tochter|Kleine)|Jugendliche|Teenager)/, unless: ["famille"] },
    { words: /(mein Mann|meine Frau|romantisch|zu zweit)/i, unless: ["couple"] },
    { words: /\bmein Mann\b/, unless: ["woman"] },
    { words: /\bmeine Frau\b/, unless: ["man"] },
    { words: /\b(wir|uns|unser\p{L}*)\b/iu, unless: ["together"] },
    { words: /(Schnee|Ski|Kamin|Heizung)/, unless: ["winter", "autumn"] },
    { words: /(Hitze|(2[6-9]|3\d) Grad|August|Juli)/, unless: ["summer"] },
    { words: /(Berge|Gipfel|Alm)/, unless: ["aurelle"] },
    { words: /(Urlaub|Ferien|Wochenende)/, unless: ["together", "solo"] },
  ],
  nl: [
    { words: /\bhet meer\b/i, unless: ["aurelle"] },
    { words: /(stacaravan)/i, unless: ["mobile-home"] },
    { words: /\b(tent|haringen)\b/i, unless: ["tent"] },
    { words: /(de caravan|camper)/i, unless: ["caravan"] },
    { words: /\b(kinderen|baby|kinderwagen|onze (zoon|dochter)|pubers|kids|kleintjes)\b/i, unless: ["famille"] },
    { words: /\b(mijn man|mijn vrouw|romantisch|met z'n tweeën)\b/i, unless: ["couple"] },
    { words: /\bmijn man\b/i, unless: ["woman"] },
    { words: /\bmijn vrouw\b/i, unless: ["man"] },
    { words: /\b(we|wij|ons|onze)\b/i, unless: ["together"] },
    { words: /(sneeuw|skiën|open haard|verwarming)/i, unless: ["winter", "autumn"] },
    { words: /(hitte|(2[6-9]|3\d) graden|augustus|juli)\b/i, unless: ["summer"] },
    { words: /\b(bergen|toppen)\b/i, unless: ["aurelle"] },
    { words: /\b(vakantie|weekend)\b/i, unless: ["together", "solo"] },
  ],
  es: [
    { words: /\blago\b/i, unless: ["aurelle"] },
    { words: /\b(niñ[oa]s?|bebé|hij[oa]s?|carrito|adolescentes|peques)\b/i, unless: ["famille"] },
    { words: /\b(mi (marido|mujer|pareja)|romántic[oa]|en pareja)\b/i, unless: ["couple"] },
    { words: /\bmi marido\b/i, unless: ["woman"] },
    { words: /\bmi mujer\b/i, unless: ["man"] },
    { words: /\b(nos|nuestr[oa]s?|\p{L}+(amos|emos|imos))(?=[\s,.]|$)/iu, unless: ["together"] },
    { words: /(nieve|esquí|chimenea|calefacción)/i, unless: ["winter", "autumn"] },
    { words: /\b(ola de calor|(2[6-9]|3\d) grados|agosto|julio)\b/i, unless: ["summer"] },
    { words: /(montañas|cumbres)/i, unless: ["aurelle"] },
    { words: /(vacaciones|fin de semana)/i, unless: ["together", "solo"] },
  ],
  it: [
    { words: /\blago\b/i, unless: ["aurelle"] },
    { words: /\b(bambin[io]|neonato|figli[oa]?|passeggino|ragazzi|bimb[oi])\b/i, unless: ["famille"] },
    { words: /\b(mio marito|mia moglie|romantic[oa]|in coppia|noi due)\b/i, unless: ["couple"] },
    { words: /\bmio marito\b/i, unless: ["woman"] },
    { words: /\bmia moglie\b/i, unless: ["man"] },
    { words: /\b(ci (ha|hanno|siamo)|nostr[oaie]|\p{L}+(iamo|ammo|emmo))(?=[\s,.]|$)/iu, unless: ["together"] },
    { words: /(neve|sci\b|camino|riscaldamento)/i, unless: ["winter", "autumn"] },
    { words: /\b((2[6-9]|3\d) gradi|agosto|luglio|ondata di caldo)\b/i, unless: ["summer"] },
    { words: /(montagne|cime\b)/i, unless: ["aurelle"] },
    { words: /(vacanz[ae]|weekend|fine settimana)/i, unless: ["together", "solo"] },
  ],
};

/** With whom one travels, and when: a line that asks for one of them has been written with it in mind. */
const settings: readonly ReadonlySet<string>[] = [
  new Set(["famille", "couple", "amis", "groupe", "solo", "affaires"]),
  new Set(["winter", "spring", "summer", "autumn", "holidays", ...Array.from({ length: 12 }, (_, month) => `m${month + 1}`)]),
];

/** Whether the author of the line has seen to what the rule looks after. */
function seenTo(rule: Rule, { conditions }: Fragment): boolean {
  return settings.some((setting) => rule.unless.every((fact) => setting.has(fact)) && conditions.some((fact) => setting.has(fact)));
}

/** The rules that a fragment could break, by its source: most break none, and need no look at what they render to. */
const suspected = new WeakMap<Fragment, readonly Rule[]>();

function suspects(fragment: Fragment, lang: Lang): readonly Rule[] {
  const known = suspected.get(fragment);
  if (known) return known;
  const words = fragment.source.replace(/[()[\]|/]+/g, " ").replace(/ {2,}/g, " ");
  const found = rules[lang].filter((rule) => !seenTo(rule, fragment) && (rule.words.test(fragment.source) || rule.words.test(words)));
  suspected.set(fragment, found);
  return found;
}

/** Whether a sentence says what this author cannot have lived: children of a lone traveller, snow in July. */
export function clashes(fragment: Fragment, text: string, scene: { lang: Lang; facts: ReadonlySet<string> }): boolean {
  return suspects(fragment, scene.lang).some(({ words, unless }) => !unless.some((fact) => scene.facts.has(fact)) && words.test(text));
}
