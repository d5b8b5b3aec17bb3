const vowel = /^[AEIOUYÉÈÊÎÔH]/i;

/** A commune after «à» or «de»: «à Lanty», «aux Ormeaux», «d’Aurelle», «de La Frassette». */
export function withPreposition(preposition: "à" | "de", town: string): string {
  if (town.startsWith("Les ")) return `${preposition === "à" ? "aux" : "des"} ${town.slice(4)}`;
  if (town.startsWith("Le ")) return `${preposition === "à" ? "au" : "du"} ${town.slice(3)}`;
  return preposition === "de" && vowel.test(town) ? `d'${town}` : `${preposition} ${town.replace(/^La /, "la ")}`;
}

const masculine = /^(Musée|Château|Gouffre|Parc|Belvédère|Jardin) /;
const plural = /^(Jardins|Grottes|Gorges) /;

/** A site as one speaks of it: «le musée de la Soie», «l’abbaye Saint-Oyen». */
export function withArticle(name: string): string {
  const spoken = name.charAt(0).toLowerCase() + name.slice(1);
  if (plural.test(name)) return `les ${spoken}`;
  if (masculine.test(name)) return `le ${spoken}`;
  return vowel.test(name) ? `l'${spoken}` : `la ${spoken}`;
}
