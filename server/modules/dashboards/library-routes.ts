import type { FastifyInstance } from "fastify";

import { hasAnyRole, observationAccess } from "../../../src/domain/access.ts";
import { entry } from "../../../src/engine/entry.ts";
import type { Role, Tag, TagRequest, TemplateSummary, WidgetType } from "../../../src/generated/types.ts";
import { contract } from "../../http/contract.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { tagsOf } from "./tags-store.ts";

const config = { access: observationAccess };

/** What dashboards are made from: templates, widget types, tags. */
export function libraryRoutes(app: FastifyInstance, services: Pick<Services, "config" | "product" | "store">): void {
  const { store, product } = services;
  const mayUse = (actor: Actor, { roles }: { roles?: readonly Role[] | undefined }): boolean =>
    !roles || hasAnyRole(actor, roles, product.slug);

  app.get<{ Reply: TemplateSummary[] }>(
    "/dashboard/templates",
    { schema: { response: { 200: contract("TemplateList") } }, config },
    async ({ actor }) =>
      services.config
        .templates()
        .filter((template) => mayUse(actor, template))
        .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
        .map(({ id, version, label, description, tags, dashboard }) => ({
          id,
          version,
          label,
          description,
          tags: tags ?? [],
          widgets: Object.keys(dashboard.widgets).length,
          dashboard,
        })),
  );

  app.get<{ Reply: WidgetType[] }>(
    "/dashboard/widgets",
    { schema: { response: { 200: contract("WidgetTypeList") } }, config },
    async ({ actor }) => Object.values(services.config.catalog().types).filter((type) => mayUse(actor, type)),
  );

  app.get<{ Params: { id: string }; Reply: WidgetType }>(
    "/dashboard/widgets/:id",
    { schema: { response: { 200: contract("WidgetType") } }, config },
    async ({ actor, params }) => {
      const type = entry(services.config.catalog().types, params.id);
      if (!type || !mayUse(actor, type)) throw new ApiError("object.not-found");
      return type;
    },
  );

  app.get<{ Reply: Tag[] }>("/dashboard/tags", { schema: { response: { 200: contract("TagList") } }, config }, ({ actor }) =>
    tagsOf(store, actor).list(),
  );

  app.post<{ Body: TagRequest; Reply: Tag }>(
    "/dashboard/tags",
    { schema: { body: contract("TagRequest"), response: { 201: contract("Tag") } }, config },
    async ({ actor, body }, reply) => reply.code(201).send(await tagsOf(store, actor).put(body.title)),
  );

  app.delete<{ Params: { id: string } }>("/dashboard/tags/:id", { config }, async ({ actor, params }, reply) => {
    if (!(await tagsOf(store, actor).remove(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });
}
