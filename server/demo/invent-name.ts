import { coastalWords, type KindFact } from "./establishment-names.ts";
import { withPreposition } from "./french-places.ts";
import { random, type Random } from "./random.ts";
import type { DemoCommune } from "./types.ts";

interface Site {
  id: string;
  commune: DemoCommune;
  destination: string;
  waterside: boolean;
}

/** A name that suits where the place is; another draw than the first is the place's own, so that what follows it stays as it is. */
export function inventName(first: Random, fact: KindFact, site: Site, taken: Set<string>): string {
  const { commune, destination } = site;
  const own = withPreposition("de", commune.name).replace("d'", "d’");
  const suited = fact.tails.filter((tail) => suits(tail, site));
  const tails = suited.length === fact.tails.length ? suited : [...suited, own];
  for (let attempt = 0; ; attempt++) {
    const r = attempt === 0 ? first : random("name", site.id, attempt);
    const tail = r.pick(tails);
    const heads = fact.heads.filter((head) => !head.startsWith("Chez") || person.test(tail));
    let name = r
      .pick(heads)
      .replace("#", tail)
      .replace(/^Chez d[e’] ?/, "Chez ");
    if (destination === "dunes") for (const [inland, coastal] of coastalWords) name = name.replace(inland, coastal);
    if (attempt > 20) name = `${name} (${commune.name})`;
    if (!taken.has(name)) {
      taken.add(name);
      return name;
    }
  }
}

/** Who may receive «chez» them. */
const person = /^(?:d’Augustine|de (?:Léon|Suzon|Marius|Jo))$/;

/** Places that names speak of, and communes of which one of the words is the name. */
const communeWord =
  /Port-Aurelle|Aurelle|Lanty|Sauvigny|Monteil|Brézolles|Ternay|Montclar|Vaucelle|Ormeaux|Fontvive|Nantbruyant|Rochelune|Éparcets|Frassette|Sainte-Colombe|Saint-Oyen|Longefont|Combe-Noire|Essert|Port-Salins/;

/** Whether a name may be that of a place there: «de Lanty» lies in Lanty, «du Lac» by the water. */
function suits(tail: string, { commune, destination, waterside }: Site): boolean {
  const named = communeWord.exec(tail)?.[0];
  if (named !== undefined) return commune.name.includes(named);
  if (/\b(?:Lac|Rives?|Port|Plage|Pêcheurs|Passeur|Lago|Roseaux|Roselière)\b/.test(tail)) return waterside;
  if (destination !== "aurelle") return true;
  if (/\bAure\b/.test(tail)) return commune.child === "vallee-de-l-aure";
  return (
    !/Alpages?$|Combes?$|Trois Cols|Chamois|Tétras|Vignes/.test(tail) ||
    commune.child === (/Vignes/.test(tail) ? "vallee-de-l-aure" : "hautes-combes")
  );
}
