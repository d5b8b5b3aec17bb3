import { merge, type Merge, type Side } from "../../../src/engine/document/versions/merge.ts";
import type { Dashboard } from "../../../src/generated/types.ts";
import { isDashboard } from "../../../src/generated/validators.js";
import type { StoredDashboard } from "./dashboards-store.ts";
import { type KnownTemplate, linkTo } from "./known-templates.ts";

/** A later version of the template that a dashboard is linked to. */
export interface Upgrade {
  template: KnownTemplate;
  /** The version that the dashboard is of. */
  from: number;
  /** What the template was in that version. */
  base: Dashboard;
  /** The dashboard with the new version, linked to it; of what both have changed, what `choices` says. */
  merged(choices?: Readonly<Record<string, Side>>): Merge;
}

/** The later version that a dashboard is offered; null without a link, where it is of the latest version, or refused it. */
export function upgradeOf({ document, base, template_refused }: StoredDashboard, templates: readonly KnownTemplate[]): Upgrade | null {
  if (document.extends === undefined || !isDashboard(document)) return null;
  const [id, version] = document.extends.split("@");
  const template = templates.find((one) => one.id === id);
  const from = Number(version);
  if (!template || template.version <= from || template_refused === template.version) return null;
  const before = base && isDashboard(base) ? base : unknownBase(template.dashboard);
  return {
    template,
    from,
    base: before,
    merged: (choices = {}) => {
      const made = merge(before, document, template.dashboard, choices);
      return { ...made, document: { ...made.document, extends: linkTo(template) } };
    },
  };
}

/**
 * In the place of a version that is not known here, as of a dashboard that came from another server: nothing but the new
 * version's title and tabs. What the two do not have in common is then the dashboard's own, or asked about.
 */
function unknownBase({ version, title, layout }: Dashboard): Dashboard {
  return {
    version,
    title,
    widgets: {},
    layout: { tabs: layout.tabs.map((tab) => ({ ...tab, sections: tab.sections.map((section) => ({ ...section, grid: [] })) })) },
  };
}
