import { columnsRead } from "./search-dimensions.ts";

/**
 * Facets that are counted together: reviews are grouped once by all columns that these facets read, and each facet then adds
 * up a few thousand groups in place of reading every review again.
 */
export interface FacetGroup {
  /** The relation of its groups; `matched` where each review counts by itself. */
  relation: string;
  columns: readonly string[];
  facets: readonly string[];
}

/** The relation of the reviews that a search matches. */
export const matchedReviews = "matched";

/** What an establishment is, of which its reviews carry a copy. */
export const placeColumns: readonly string[] = ["category", "commune", "child", "stars", "capacity"];
export const placeRelation = "places";

const relations: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["establishment", ...placeColumns].map((column) => [column, placeRelation])),
  lang: "visitors",
  country: "visitors",
  profile: "visitors",
  day: "days",
  hour: "days",
  spoken: "spoken_of",
  praised: "praised_for",
  blamed: "blamed_for",
  no: matchedReviews,
};

/** The groups in which some facets are counted. All else that reviews say has few values together. */
export function facetGroups(facets: readonly string[]): FacetGroup[] {
  const groups = new Map<string, { columns: Set<string>; facets: string[] }>();
  for (const facet of facets) {
    const read = columnsRead(facet);
    const relation = relations[read[0] ?? "no"] ?? "standings";
    const group = groups.get(relation) ?? { columns: new Set<string>(), facets: [] };
    for (const column of relation === placeRelation ? ["establishment"] : read) group.columns.add(column);
    group.facets.push(facet);
    groups.set(relation, group);
  }
  return Array.from(groups, ([relation, group]) => ({ relation, columns: [...group.columns], facets: group.facets }));
}
