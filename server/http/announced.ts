/** Addresses that show a page of widgets, with the screen that draws it. */
export const widgetPages: readonly [address: RegExp, screen: string][] = [
  [/^\/destination\//, "destination"],
  [/^\/dashboard\/views\//, "dashboard"],
  [/^\/public\/destination\//, "public-destination"],
  [/^\/public\//, "public-dashboard"],
];

/**
 * The views announced with every page of widgets, each in more than half of the shipped documents; a few, for a page
 * without them loads them too. The others, of which some are as usual, load beside a page's figures, once it is known
 * which it has.
 */
export const usualViews: readonly string[] = ["bars", "evolution", "gauge", "kpi"];

/** The views of the rendering measure. */
export const measuredViews: readonly string[] = ["bars", "donut", "evolution", "gauge", "kpi", "table"];

/** The scripts that pages of widgets load after their first ones, as the build leaves them for the server in `page-scripts.json`. */
export interface PageScripts {
  /** View → its scripts. */
  views: Record<string, string[]>;
  /** Screen → its scripts. */
  screens: Record<string, string[]>;
}

/** The screens and views that the server announces and a build does not have, by name; none in a sound build. */
export function missingFrom({ views, screens }: PageScripts): string[] {
  return [
    ...widgetPages.map(([, screen]) => screen).filter((screen) => !screens[screen]?.length),
    ...[...new Set([...usualViews, ...measuredViews])].filter((view) => !views[view]?.length),
  ];
}
