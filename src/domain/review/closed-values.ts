/** A value that a dimension of few values has, known beforehand, with the name that it is shown by. */
export interface ClosedValue {
  id: string;
  name: string;
}

/** The values of the dimensions whose few values do not depend on the product, in their own order. */
export const closedValues: Readonly<Record<string, readonly ClosedValue[]>> = {
  weekday: Array.from({ length: 7 }, (_, index) => ({ id: String(index + 1), name: weekdayName(index) })),
  hour: Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), name: `${String(hour).padStart(2, "0")}\u00a0h` })),
  stars: Array.from({ length: 5 }, (_, index) => ({ id: String(index + 1), name: index === 0 ? "1 étoile" : `${index + 1} étoiles` })),
  "rating-band": Array.from({ length: 10 }, (_, band) => ({ id: String(band), name: `De ${band} à ${band + 1}` })),
  polarity: [
    { id: "1", name: "Favorable" },
    { id: "0", name: "Neutre" },
    { id: "-1", name: "Défavorable" },
  ],
  answered: [
    { id: "true", name: "Avec réponse" },
    { id: "false", name: "Sans réponse" },
  ],
  moderated: [
    { id: "review", name: "Avis" },
    { id: "report", name: "Signalement" },
    { id: "answer", name: "Réponse" },
  ],
  outcome: [
    { id: "waiting", name: "En attente" },
    { id: "published", name: "Publié" },
    { id: "refused", name: "Refusé" },
  ],
};

/** 1 January 2024 was a Monday. */
function weekdayName(index: number): string {
  return new Intl.DateTimeFormat("fr-FR", { weekday: "short", timeZone: "UTC" }).format(Date.UTC(2024, 0, 1 + index));
}
