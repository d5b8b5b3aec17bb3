import type { Lang } from "../types.ts";
import type { Fragment } from "./markup.ts";

/** What a guest says once: two lines that both touch one of these do not meet in a text, lest they contradict each other. */
const subjects: Record<Lang, Readonly<Record<string, RegExp>>> = {
  fr: {
    bath: /(salle de bain|salle d'eau|sdb)/i,
    quiet: /\b(calmes?|tranquilles?|bruits?|bruyant\p{L}*|voisins|insonoris\p{L}*|dorm\p{L}+)(?!\p{L})/iu,
    stay: /\b(nuits?|nuitée|semaines?|jours|week-?end|quinzaine|soirs)\b/i,
    habit: /\b(première fois|deuxième (fois|séjour)|troisième|revenons|revient|vient|venons|habitué\p{L}*|chaque année|tous les ans)\b/iu,
    feast: /(anniversaire|mariage|saint-valentin|fêt(er|ait|ions|é))/i,
    weather: /(pluie|pleuvait|orage|canicule|chaleur|neige|soleil)/i,
    arrival: /\b(arriv(é|ée|és|ées|ons|e|ait|ions|ant)|check-?in)\b/iu,
    children: /\b(enfants?|filles?|fils|garçons?|bébé|ados?|petits-enfants)\b/i,
    parents: /\b(ma mère|mon père|parents|belle-mère|grand-mère|beaux-parents)\b/i,
    dog: /\b(chien(ne)?|labrador|toutou)\b/i,
    bike: /\bvélos?\b/i,
    work: /\b(déplacement|travail|boulot|réunion|client|visio)\b/i,
    friends: /\b(copains|copines|amis|potes)\b/i,
    spouse: /\b(mon mari|ma femme|mon compagnon|ma compagne|mon copain)\b/i,
    way: /\b(étape|autoroute|route du|en route)\b/i,
    end: /\b(reviendr\p{L}+|retourner\p{L}*|recommand\p{L}+)\b/iu,
    price: /€/,
  },
  en: {
    forgotten: /\b(left (my|a|the)|behind on the)\b/i,
    bath: /\bbath/i,
    quiet: /\b(quiet|peaceful|slept|sleep|nois|neighbours|silen)/i,
    stay: /\b(nights?|week|weekend|days)\b/i,
    habit: /\b(first time|second (time|stay|visit)|third|every year|regulars|been coming)\b/i,
    feast: /\b(birthday|anniversary|wedding)\b/i,
    weather: /\b(rain(ed|ing)?|storm|heat|heatwave|snow)\b/i,
    arrival: /\b(arriv\w+|check(ed)?[- ]?in)\b/i,
    children: /\b(kids?|children|son|daughter|toddler|boys|girls|baby)\b/i,
    dog: /\bdogs?\b/i,
    bike: /\b(bikes?|cycl\w+)\b/i,
    spouse: /\bmy (husband|wife|partner)\b/i,
    end: /\b(recommend\w*|return|be back|come back)\b/i,
    price: /(€|euros)/i,
  },
  de: {
    forgotten: /(vergessene|blieb am|nachgeschickt)/i,
    bath: /\b(bad|badezimmer)\b/i,
    quiet: /\b(ruhig|geschlafen|laut\b|hellhörig|nachbarn|lärm)/i,
    stay: /\b(nächte|nacht|woche|wochenende|tage)\b/i,
    habit: /(zum (ersten|zweiten|dritten) mal|jedes jahr|stammg|seit jahren)/i,
    feast: /(geburtstag|hochzeit)/i,
    weather: /(regen|gewitter|hitze|schnee)/i,
    arrival: /(ankunft|angekommen|anreise|einchecken|check-in)/i,
    children: /(kinder|sohn|tochter|jungs|mädchen|baby|enkel)/i,
    dog: /\bhund/i,
    bike: /(fahrr|\brad|\bräder)/i,
    spouse: /(mein mann|meine frau)/i,
    end: /(empfehl\w*|wieder kommen|wiederkommen|kommen wieder)/i,
    price: /(€|euro)/i,
  },
  nl: {
    forgotten: /(vergeten|achter\b|nagestuurd)/i,
    quiet: /\b(rustig|stil|geslapen|slaap|herrie|lawaai|gehorig|buren)/i,
    stay: /\b(nachten|nacht|week|weekend|dagen)\b/i,
    habit: /(eerste keer|tweede keer|derde keer|elk jaar|al jaren)/i,
    feast: /(verjaardag|trouwdag|bruiloft|huwelijk)/i,
    weather: /(regen|onweer|hitte|sneeuw)/i,
    arrival: /(aankomst|aangekomen|aankwamen|inchecken)/i,
    children: /(kinderen|zoon|dochter|jongens|meisjes|baby|kleinkind)/i,
    dog: /\bhond/i,
    bike: /\bfiets/i,
    spouse: /(mijn man|mijn vrouw|vriendin)/i,
    end: /(aanrader|aanbevel\w*|terugkomen|komen terug|komen zeker)/i,
    price: /(€|euro)/i,
  },
  es: {
    forgotten: /(olvidad[oa]|me dejé)/i,
    bath: /\bbaño/i,
    quiet: /\b(tranquil|silenci|ruido|descans|dorm|duerme)/i,
    stay: /\b(noches?|semana|días|fin de semana)\b/i,
    habit: /(primera vez|segunda vez|tercera vez|todos los años|repetimos)/i,
    feast: /(cumpleaños|aniversario|boda)/i,
    arrival: /\b(lleg\w+|check-?in)\b/i,
    children: /\b(niñ[oa]s?|hij[oa]s?|peques?|bebé)\b/i,
    dog: /\bperr[oa]\b/i,
    spouse: /\bmi (marido|mujer|pareja)\b/i,
    end: /(recomend\w*|volver\w*|repetir\w*)/i,
    price: /(€|euros)/i,
  },
  it: {
    forgotten: /(dimenticat[oaie]|rimasto lì)/i,
    bath: /\bbagno/i,
    quiet: /\b(tranquill|silenz|rumor|dorm|vicini)/i,
    stay: /\b(nott[ei]|settimana|giorni|weekend|fine settimana)\b/i,
    habit: /(prima volta|seconda volta|terza volta|ogni anno|torniamo)/i,
    feast: /(compleanno|anniversario|matrimonio)/i,
    arrival: /\b(arriv\w+|check-?in)\b/i,
    children: /\b(bambin[ioe]|figli[aoe]?|ragazzi|bimb[oi])\b/i,
    dog: /\bcan[ei]\b/i,
    spouse: /\b(mio marito|mia moglie)\b/i,
    end: /(consigli\w*|torner\w*|ritorner\w*)/i,
    price: /(€|euro)/i,
  },
};

/** The subjects that a line may touch, by its source: most touch none, and need no look at what they render to. */
const possible = new WeakMap<Fragment, readonly (readonly [string, RegExp])[]>();

function subjectsIn(fragment: Fragment, lang: Lang): readonly (readonly [string, RegExp])[] {
  const known = possible.get(fragment);
  if (known) return known;
  const words = fragment.source.replace(/[()[\]|/]+/g, " ").replace(/ {2,}/g, " ");
  const found = Object.entries(subjects[lang]).filter(([, pattern]) => pattern.test(fragment.source) || pattern.test(words));
  possible.set(fragment, found);
  return found;
}

/** The subjects of a line, as rendered, that a text has room for once. */
export function subjectsOf(fragment: Fragment, text: string, lang: Lang): string[] {
  return subjectsIn(fragment, lang).flatMap(([name, words]) => (words.test(text) ? [`@${name}`] : []));
}
