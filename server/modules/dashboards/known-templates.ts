import { hasAnyRole } from "../../../src/domain/access/access.ts";
import type { Dashboard, TemplateSummary } from "../../../src/generated/types.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { groupTemplatesOf } from "./templates-store.ts";

/** A template that an account may use: of the product's files, or of its own group. */
export interface KnownTemplate {
  id: string;
  version: number;
  label: string;
  description: string;
  tags: string[];
  dashboard: Dashboard;
  /** Its group has made it. */
  own?: true;
}

/** The templates that an account may use: its group's, newest first, then the product's in their order. */
export async function knownTemplates(
  { config, store, product, clock }: Pick<Services, "config" | "store" | "product" | "clock">,
  actor: Actor,
): Promise<KnownTemplate[]> {
  const shipped = config
    .templates()
    .filter(({ roles }) => !roles || hasAnyRole(actor, roles, product.slug))
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ id, version, label, description, tags = [], dashboard }) => ({ id, version, label, description, tags, dashboard }));
  const own = await groupTemplatesOf(store, actor, clock).list();
  return [...own.map((template) => ({ ...template, tags: template.dashboard.tags ?? [], own: true as const })), ...shipped];
}

/** A template as a line of the gallery. */
export function templateSummary({ dashboard, ...template }: KnownTemplate): TemplateSummary {
  return { ...template, widgets: Object.keys(dashboard.widgets).length, dashboard };
}

/** The name and version by which a dashboard is linked to a template. */
export function linkTo({ id, version }: Pick<KnownTemplate, "id" | "version">): string {
  return `${id}@${version}`;
}
