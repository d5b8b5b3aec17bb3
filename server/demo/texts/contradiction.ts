import type { ThemeId } from "../types.ts";
import type { ReviewPlan } from "../plan.ts";

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

/** More words that show that a sentence is about a subject. */
const signs: Record<ThemeId, RegExp> = {
  accueil:
    /équipe|personnel|patron|propriét|récept|serveu|hôtes?(?!\p{L})|reçu|merci|staff|owner|host|recept|service|waiter|personal\b|team|chef|eigena|personeel|bedien|dueñ|trato|camarer|titolare|camerier|accogl|servizio|gestor/iu,
  proprete:
    /drap|poussière|cheveu|\btach|odeur|hair|dust|stain|haare|staub|fleck|haren|\bstof|vlek|pelos|polvo|mancha|capelli|polvere|macchi/i,
  chambre:
    /douche|salle de bain|clim|matelas|shower|bath|dusche|\bbad(?:ezimmer|kamer)?(?!\p{L})|matratze|matras|ducha|baño|colchón|doccia|bagno|materass/iu,
  calme: /voisin|murs|insonor|neighbour|walls|hellhörig|wände|nachbar|buren|muren|vecin|paredes|coches|vicini|pareti|musi/i,
  restauration: /restaurant|dîner|menu|dessert|\bvin|dinner|wine|küche|diner|gerecht|cena|plato|postre|piatt/i,
  petit_dejeuner: /buffet|croissant|confiture|baguette/i,
  emplacement:
    /situ|emplacement|centre|village|\bvue|plage|à pied|à côté|proche|près d|location|walk|central|view|beach|\blage\b|zentrum|zu fuß|nähe|aussicht|ligging|locatie|centrum|lopen|strand|uitzicht|ubicaci|céntric|andando|vistas|posizione|centro|a piedi/i,
  acces:
    /garer|accès|trouver|marches|escalier|access|stairs|steps|anfahrt|finden|stufen|treppe|bereikbaar|trap|vinden|escal|trovare|scale/i,
  prix: /gratuit|rapport|worth|overpriced|geld|kost|barat|vale\b|rapporto/i,
  equipements: /vélo|jeux|sauna|télé|frigo|chauff|bike|fridge|toilet|fahrr|fernseh|heizung|fiets|bici|televis/i,
  numerique: /réseau|netz|bereik|cobertura/i,
  attente:
    /queue|minute|\bheures?(?!\p{L})|\blong|(?<!\p{L})lent(?:e|s|ement)?(?!\p{L})|slow|hour|stunde|warte|wacht|traag|\bcola|(?<!\p{L})horas?(?!\p{L})|lento|fila|coda/iu,
  ambiance:
    /ambiance|cadre|charme|déco|endroit|atmosph|setting|charm|decor|beaut|schön|gemütlich|sfeer|gezellig|mooi|lugar|encanto|ambiente|precios|luogo|\bbell/i,
  pedagogie:
    /guide|expli|intéress|appr[ei]|musée|audio|interes|learn|führung|erklär|gelernt|gids|uitleg|leerzaam|guía|aprend|guida|spieg|impar/i,
};

/** Whether a text lets a word fall that shows that it is about the subject. */
export function mentions(text: string, theme: ThemeId): boolean {
  return words[theme]?.test(text) === true || signs[theme].test(text);
}

/** What a sentence on this point had better not touch: subjects that the author judges the other way. */
export function sensitiveTo(point: ReviewPlan["points"][number], points: ReviewPlan["points"]): RegExp[] {
  return points.flatMap(({ theme, polarity }) => {
    const found = words[theme];
    return found && theme !== point.theme && (polarity === "+") !== (point.polarity === "+") ? [found] : [];
  });
}
