import { establishmentPagesFor } from "../../domain/access/routes.ts";
import type { DestinationPage, UserType } from "../../generated/types.ts";

/** One page among those of an establishment. */
export interface PageTab {
  /** Its name in the address. */
  name: string;
  /** Its words, of a document; those of its route where absent. */
  label?: string;
}

/** Screens among the documents, by their place (`order` of page.schema.json). */
const screens: Readonly<Record<string, number>> = { reviews: 20, preferences: 60, grouping: 70 };
/** The place of a document that says none. */
const USUAL = 50;

/** The pages of an establishment in their order: documents for readers of this kind, and the screens that `shown` names. */
export function pageTabs(pages: readonly DestinationPage[], reader: UserType, shown: readonly string[]): PageTab[] {
  const documents = [...establishmentPagesFor(reader, pages).values()].map(({ name, title, tab = title, order = USUAL }) => ({
    name,
    label: tab,
    order,
  }));
  return [...documents, ...shown.map((name) => ({ name, order: screens[name] ?? USUAL }))]
    .toSorted((one, other) => one.order - other.order)
    .map(({ order: _, ...tab }) => tab);
}
