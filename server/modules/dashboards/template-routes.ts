import type { FastifyInstance } from "fastify";

import type { Dashboard, TemplateRequest } from "../../../src/generated/types.ts";
import { accessUserOf, type Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { refused } from "../../reading/question.ts";
import { knownTemplates, templateSummary } from "./known-templates.ts";
import { groupTemplatesOf, MOST_TEMPLATES, type TemplateChange } from "./templates-store.ts";
import { validDocument } from "./valid-document.ts";

/** The gallery of templates: the product's, and those that the group has made of its dashboards. */
export function templateRoutes(app: FastifyInstance, services: Services): void {
  const own = (actor: Actor): ReturnType<typeof groupTemplatesOf> => groupTemplatesOf(services.store, actor, services.clock);

  route(app, "listTemplates", async ({ actor }) => (await knownTemplates(services, actor)).map(templateSummary));

  route(app, "createTemplate", async ({ actor, body }, reply) => {
    if ((await own(actor).list()).length >= MOST_TEMPLATES)
      throw refused("", `Votre organisation a déjà ${MOST_TEMPLATES} modèles : supprimez-en un.`);
    const created = await own(actor).create(changeOf(actor, body));
    return reply.code(201).send(summaryOf(created));
  });

  route(app, "replaceTemplate", async ({ actor, params, body }) => {
    const replaced = await own(actor).replace(params.id, changeOf(actor, body));
    if (!replaced) throw new ApiError("object.not-found");
    return summaryOf(replaced);
  });

  route(app, "deleteTemplate", async ({ actor, params }, reply) => {
    if (!(await own(actor).remove(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });

  /** A template is linked to nothing itself: who takes it is linked to it alone. */
  const changeOf = (actor: Actor, { label, description, document }: TemplateRequest): TemplateChange => {
    const { extends: _, ...dashboard } = document as unknown as Dashboard;
    return {
      label: label.trim(),
      description: description.trim(),
      dashboard: validDocument(dashboard, services.config.catalog(), accessUserOf(actor)),
    };
  };
}

function summaryOf(
  template: Parameters<typeof templateSummary>[0] | Omit<Parameters<typeof templateSummary>[0], "tags">,
): ReturnType<typeof templateSummary> {
  return templateSummary({ ...template, tags: template.dashboard.tags ?? [], own: true });
}
