import type { FastifyInstance } from "fastify";

import { hasAnyRole } from "../../../src/domain/access/access.ts";
import { isParameterDimension } from "../../../src/engine/document/parameter.ts";
import { fold } from "../../../src/domain/text/fold.ts";
import { entry } from "../../../src/engine/entry.ts";
import type { Role } from "../../../src/generated/types.ts";
import { scopeOf } from "../../analytics/question.ts";
import { route } from "../../http/route.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { membersOf } from "../../reading/parameter.ts";

import { tagsOf } from "./tags-store.ts";

/** Values of a dimension in one answer: who searches further types more. */
const MOST_MEMBERS = 50;

/** What dashboards are made from: templates, widget types, tags. */
export function libraryRoutes(app: FastifyInstance, services: Pick<Services, "config" | "product" | "store" | "analytics">): void {
  const { store, product } = services;
  const mayUse = (actor: Actor, { roles }: { roles?: readonly Role[] | undefined }): boolean =>
    !roles || hasAnyRole(actor, roles, product.slug);

  route(app, "listWidgetTypes", async ({ actor }) => Object.values(services.config.catalog().types).filter((type) => mayUse(actor, type)));

  route(app, "readWidgetType", async ({ actor, params }) => {
    const type = entry(services.config.catalog().types, params.id);
    if (!type || !mayUse(actor, type)) throw new ApiError("object.not-found");
    return type;
  });

  // What a dynamic dashboard may be opened on. `?value=` names one value by its label instead of searching.
  route(app, "listMembers", async ({ actor, params: { dimension }, query: { search = "", value } }) => {
    if (!isParameterDimension(dimension)) throw new ApiError("object.not-found");
    const members = await membersOf(services.analytics, dimension, scopeOf(actor.group.id));
    const words = fold(search).split(/\s+/).filter(Boolean);
    const found = members.filter((member) =>
      value === undefined ? words.every((word) => fold(`${member.label} ${member.detail ?? ""}`).includes(word)) : member.value === value,
    );
    // A value that is foreign is as one that is absent.
    if (value !== undefined && found.length === 0) throw new ApiError("object.not-found");
    return { members: found.slice(0, MOST_MEMBERS), total: found.length };
  });

  route(app, "listTags", ({ actor }) => tagsOf(store, actor).list());

  route(app, "createTag", async ({ actor, body }, reply) => reply.code(201).send(await tagsOf(store, actor).put(body.title)));

  route(app, "deleteTag", async ({ actor, params }, reply) => {
    if (!(await tagsOf(store, actor).remove(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });
}
