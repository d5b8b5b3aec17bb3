import type { FastifyInstance, FastifyReply } from "fastify";

import type { Dashboard, LinkDetails, LinkRequest } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { hashPassword } from "../../ports/identity/credentials.ts";
import { dashboardsOf } from "./dashboards-store.ts";
import { linkTokens } from "./link-tokens.ts";
import { lockedFor, requireNaming, shownBy } from "./link-value.ts";
import { DEFAULT_MIN_SAMPLE, type KnownLink, type LinkMaking, linksOf, type LinkSettings, shownRights } from "./links-store.ts";
import { refused } from "../../reading/question.ts";

/** How long a preview opens: time to look at it, not to pass it on. */
const PREVIEW_MS = 15 * 60_000;

/** The public link of a dashboard: looked at beforehand, made, changed and revoked by those who have the dashboard. */
export function linkRoutes(
  app: FastifyInstance,
  services: Pick<Services, "store" | "secrets" | "clock" | "environment" | "analytics">,
): void {
  const { store, clock, environment, analytics } = services;
  const links = (actor: Actor) => linksOf(services, actor);
  const tokens = linkTokens(services.secrets);
  const address = (token: string): string => `${environment.publicUrl}/public/dashboard/${token}`;
  const documentOf = async (actor: Actor, id: string): Promise<Dashboard> => {
    const found = await dashboardsOf(store, actor, clock).find(id);
    if (!found) throw new ApiError("object.not-found");
    return found.document;
  };
  const detailsOf = async (actor: Actor, dashboard: string, link: KnownLink | null): Promise<LinkDetails> => {
    if (!link) throw new ApiError("object.not-found");
    const { token, locked, views, viewed_at, ...settings } = link;
    const value = await shownBy(analytics, actor.group.id, await documentOf(actor, dashboard), locked);
    return { ...shownRights(settings), views, viewed_at, url: token && address(token), ...(value ? { value } : {}) };
  };
  /** What a request decides; what it does not name is absent. */
  const settingsOf = async ({
    expires_at,
    min_sample,
    names_all,
    frozen,
    outputs,
    password,
  }: LinkRequest): Promise<Partial<LinkSettings>> => {
    const expires = expires_at ? new Date(expires_at) : null;
    if (expires && !(expires > clock.now())) throw refused("/expires_at", "Choisissez une date à venir.");
    return {
      ...(expires_at === undefined ? {} : { expires_at: expires?.toISOString() ?? null }),
      ...(min_sample === undefined ? {} : { min_sample }),
      ...(names_all === undefined ? {} : { names_all }),
      ...(frozen === undefined ? {} : { frozen }),
      ...(outputs === undefined ? {} : { outputs }),
      ...(password === undefined ? {} : { password_hash: password === null ? null : await hashPassword(password) }),
    };
  };
  const whole = async (request: LinkRequest): Promise<LinkMaking> => ({
    expires_at: null,
    min_sample: DEFAULT_MIN_SAMPLE,
    names_all: false,
    frozen: false,
    ...(await settingsOf(request)),
  });
  /** The address opens the dashboard to whoever has it. */
  const kept = { onSend: async (_request: unknown, reply: FastifyReply): Promise<void> => void reply.header("Cache-Control", "no-store") };

  route(app, "readLink", async ({ actor, params }) => detailsOf(actor, params.id, await links(actor).find(params.id)), kept);

  route(
    app,
    "createLink",
    async ({ actor, params, body }, reply) => {
      const document = await documentOf(actor, params.id);
      const locked = await lockedFor(analytics, actor.group.id, document, body);
      const link = await links(actor).create(params.id, { ...(await whole(body)), locked });
      if (!link) throw new ApiError("object.not-found");
      const value = await shownBy(analytics, actor.group.id, document, locked);
      const { token, ...settings } = link;
      return reply.code(201).send({ ...shownRights(settings), token, url: address(token), ...(value ? { value } : {}) });
    },
    kept,
  );

  route(
    app,
    "changeLink",
    async ({ actor, params, body }) => {
      const found = await links(actor).find(params.id);
      if (found && body.names_all === false) requireNaming(found.locked, false);
      return detailsOf(actor, params.id, await links(actor).change(params.id, await settingsOf(body)));
    },
    kept,
  );

  route(app, "revokeLink", async ({ actor, params }, reply) => {
    if (!(await links(actor).revoke(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });

  route(
    app,
    "previewLink",
    async ({ actor, params, body }) => {
      const { password: _, ...open } = body;
      const { min_sample, names_all, frozen = false, outputs = [] } = await whole(open);
      const locked = await lockedFor(analytics, actor.group.id, await documentOf(actor, params.id), body);
      const until = clock.now().getTime() + PREVIEW_MS;
      const token = tokens.preview({ dashboard: params.id, min_sample, names_all, frozen, outputs, locked, until });
      return { url: address(token), expires_at: new Date(until).toISOString() };
    },
    kept,
  );
}
