import { type Access, type AccessUser, mayOpen, observationAccess, proAnalysisAccess, proDashboardAccess } from "./access.ts";

/** What describes a professional's own reviews; how a destination divides its territory is the destination's. */
const ofReviews: readonly string[] = [
  "provider",
  "category",
  "establishment",
  "language",
  "country",
  "profile",
  "stars",
  "capacity",
  "rating-band",
  "tonality",
  "answered",
  "period",
  "verified",
  "incident",
  "source-change",
  "moderation",
  "read",
  "assignee",
  "later",
  "tag",
];

const readers: readonly { access: Access; dimensions: "all" | readonly string[] }[] = [
  { access: observationAccess, dimensions: "all" },
  { access: proDashboardAccess, dimensions: ofReviews },
  { access: proAnalysisAccess, dimensions: [...ofReviews, "theme", "praised", "blamed", "corrected", "expression"] },
];

/** Whether the user may see counts by the dimension, as values of a facet or under a filter on it. */
export function mayListBy(user: AccessUser, dimension: string, slug: string): boolean {
  return readers.some(({ access, dimensions }) => mayOpen(user, access, slug) && (dimensions === "all" || dimensions.includes(dimension)));
}

/** How a destination divides its territory. */
const ofTerritory: readonly string[] = ["commune", "child", "selection"];

/** Whether the user may narrow what is read in the own reviews (passages, days) by the dimension. */
export function mayNarrowBy(user: Pick<AccessUser, "type">, dimension: string): boolean {
  return user.type === "DMO" || !ofTerritory.includes(dimension);
}
