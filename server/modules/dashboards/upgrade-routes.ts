import type { FastifyInstance } from "fastify";

import type { Side } from "../../../src/engine/document/versions/merge.ts";
import { accessUserOf, type Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { matchedRevision, withEtag } from "../../kit/etag.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { privateResults } from "../../reading/answering.ts";
import { refused } from "../../reading/question.ts";
import { answerOf } from "./dashboard-summary.ts";
import { type Dashboards, dashboardsOf, type StoredDashboard } from "./dashboards-store.ts";
import { knownTemplates } from "./known-templates.ts";
import { type Upgrade, upgradeOf } from "./upgrade.ts";
import { catalogFor, validDocument } from "./valid-document.ts";

/** New versions of the templates that dashboards are linked to: offered, drawn, accepted or refused, each by itself. */
export function upgradeRoutes(app: FastifyInstance, services: Services): void {
  const dashboards = (actor: Actor): Dashboards => dashboardsOf(services.store, actor, services.clock);
  const offered = async (actor: Actor, id: string): Promise<{ stored: StoredDashboard; upgrade: Upgrade }> => {
    const stored = await dashboards(actor).find(id);
    const upgrade = stored && upgradeOf(stored, await knownTemplates(services, actor));
    if (!stored || !upgrade) throw new ApiError("object.not-found");
    return { stored, upgrade };
  };

  route(app, "listUpgrades", async ({ actor }) => {
    const templates = await knownTemplates(services, actor);
    return (await dashboards(actor).linked()).flatMap((stored) => {
      const upgrade = upgradeOf(stored, templates);
      if (!upgrade) return [];
      const { kept, changed, conflicts } = upgrade.merged();
      return [
        {
          id: stored.id,
          title: stored.document.title,
          ...versionsOf(upgrade),
          kept: kept.length,
          changed: changed.length,
          conflicts: conflicts.length,
          draft: stored.draft !== null,
          revision: stored.revision,
        },
      ];
    });
  });

  route(app, "readUpgrade", async ({ actor, params }, reply) => {
    const { stored, upgrade } = await offered(actor, params.id);
    withEtag(reply, stored.revision);
    const { base, template } = upgrade;
    return {
      ...versionsOf(upgrade),
      base,
      document: stored.document,
      next: template.dashboard,
      draft: stored.draft !== null,
      revision: stored.revision,
    };
  });

  // `?next=` names the conflicts in which the new version is taken.
  route(app, "askUpgradeResults", async ({ actor, params, query, body }, reply) => {
    const { upgrade } = await offered(actor, params.id);
    const taken = (query.next ?? "").split(",").filter(Boolean);
    const choices = Object.fromEntries(taken.map((key): [string, Side] => [key, "next"]));
    return privateResults(services, actor, upgrade.merged(choices).document, body, reply);
  });

  route(app, "acceptUpgrade", async (request, reply) => {
    const { actor, params, body } = request;
    const { stored, upgrade } = await offered(actor, params.id);
    const known = matchedRevision(request, stored);
    if (known === null) throw new ApiError("dashboard.conflict");
    if (stored.draft !== null)
      throw refused("", "Un brouillon de ce tableau de bord est en cours : publiez-le ou abandonnez-le, puis mettez à jour.");
    const catalog = await catalogFor(services, actor);
    const document = validDocument(upgrade.merged(body.choices).document, catalog, accessUserOf(actor));
    const published = await dashboards(actor).publish(params.id, known, document, undefined, upgrade.template.dashboard);
    if (published === null) throw new ApiError("object.not-found");
    if (published === "stale") throw new ApiError("dashboard.conflict");
    withEtag(reply, published.revision);
    return answerOf(published);
  });

  route(app, "refuseUpgrade", async ({ actor, params }, reply) => {
    const { upgrade } = await offered(actor, params.id);
    await dashboards(actor).refuse(params.id, upgrade.template.version);
    return reply.code(204).send();
  });
}

function versionsOf({ template: { id, label, version }, from }: Upgrade): { template: string; label: string; from: number; to: number } {
  return { template: id, label, from, to: version };
}
