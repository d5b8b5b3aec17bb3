import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { type ImageFile, imageUploads } from "./image-uploads.ts";

/** A logo is kept at this size at most (px): more is never shown. */
const LOGO_PX = 512;

/** A destination's own logo, which its administrators choose. */
export async function logoRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { store, logger } = services;
  const images = imageUploads(app, services);
  /** Puts a logo in the place of the group's, and returns its address. */
  const replace = async (group: string, file: ImageFile | null): Promise<string | null> => {
    const { old, logo_url } = await store.system("logo.replace", async (db) => {
      const address = file && (await images.keep(db, file));
      const before = await db.selectFrom("groups").where("id", "=", group).select("logo_url").forUpdate().executeTakeFirst();
      await db.updateTable("groups").set({ logo_url: address }).where("id", "=", group).execute();
      return { old: before?.logo_url, logo_url: address };
    });
    if (old !== logo_url) await images.forget(old);
    return logo_url;
  };

  await images.register(LOGO_PX, (scope, options) =>
    route(
      scope,
      "writeLogo",
      async (request) => {
        const { actor } = request;
        const logo_url = await replace(actor.group.id, await images.imageIn(request));
        logger.info({ login: actor.login, group: actor.group.id }, "a destination's logo is another one");
        return { logo_url: logo_url ?? "" };
      },
      options,
    ),
  );
  route(app, "deleteLogo", async ({ actor }, reply) => {
    await replace(actor.group.id, null);
    return reply.code(204).send();
  });
}
