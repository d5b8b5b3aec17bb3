import type { Dashboard } from "../../../src/generated/types.ts";

/** A dashboard without a widget, to be stored; `own` replaces its parts. */
export const emptyDashboard = (title: string, own: Partial<Dashboard> = {}): Dashboard => ({
  version: 1,
  title,
  widgets: {},
  layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] },
  ...own,
});
