import type { SectionPlace } from "../../engine/document/structure.ts";
import type { Dashboard } from "../../generated/types.ts";
import type { NamedPlace } from "./use-tile-entries.ts";

/** Where something goes that is added while nothing is chosen: the end of the open tab. */
export function lastSection({ layout }: Dashboard, tab: string): SectionPlace {
  return { tab, section: layout.tabs.find(({ id }) => id === tab)?.sections.at(-1)?.id ?? "" };
}

/** Every section by its name, for who sends a widget there. */
export function placesOf({ layout: { tabs } }: Pick<Dashboard, "layout">, tabNo: (no: number) => string, unnamed: string): NamedPlace[] {
  return tabs.flatMap((tab, at) =>
    tab.sections.map((section) => ({
      place: { tab: tab.id, section: section.id },
      label: [
        ...(tabs.length > 1 ? [tab.title ?? tabNo(at + 1)] : []),
        ...(tab.sections.length > 1 || tabs.length === 1 ? [section.title ?? unnamed] : []),
      ].join(" – "),
    })),
  );
}
