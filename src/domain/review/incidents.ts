/** Incidents of a review that must not stay unread; their order is that of their bits in the projection, and never changes. */
export const incidentKinds = ["hygiene", "danger", "harassment", "theft"] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** Some kinds as one number, a bit each. */
export function incidentBits(kinds: readonly IncidentKind[]): number {
  return incidentKinds.reduce((bits, kind, bit) => (kinds.includes(kind) ? bits + 2 ** bit : bits), 0);
}

/** The kinds of {@link incidentBits}, in their order. */
export function incidentsOf(bits: number): IncidentKind[] {
  return incidentKinds.filter((_, bit) => Math.floor(bits / 2 ** bit) % 2 === 1);
}
