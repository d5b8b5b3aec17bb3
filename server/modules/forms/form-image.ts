import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { StoreActor } from "../../store/store.ts";
import { type ImageFile, imageUploads } from "../images/image-uploads.ts";

/** The image of a form is kept at this size at most (px): twice the width of the page of a guest's phone. */
const FORM_PX = 1024;

/** The image that guests see above the title of a form; it belongs to all its versions. Returns what removes the file of one that no form shows any more, once the caller's transaction is committed. */
export async function formImageRoutes(
  app: FastifyInstance,
  services: Services,
): Promise<{ forget: (address: string | null | undefined) => Promise<void> }> {
  const { store } = services;
  const images = imageUploads(app, services);
  const replace = async (actor: StoreActor, id: string, file: ImageFile | null): Promise<string | null> => {
    const { old, address } = await store.system("form.image", async (db) => {
      const form = isUuid(id)
        ? await db
            .selectFrom("forms")
            .select("image_url")
            .where("id", "=", id)
            .where("group_id", "=", actor.group.id)
            .forUpdate()
            .executeTakeFirst()
        : undefined;
      if (!form) throw new ApiError("object.not-found");
      const image_url = file && (await images.keep(db, file));
      await db.updateTable("forms").set({ image_url }).where("id", "=", id).execute();
      return { old: form.image_url, address: image_url };
    });
    if (old !== address) await images.forget(old);
    return address;
  };
  await images.register(FORM_PX, (scope, options) =>
    route(
      scope,
      "writeFormImage",
      async (request) => ({ image: (await replace(request.actor, request.params.id, await images.imageIn(request))) ?? "" }),
      options,
    ),
  );
  route(app, "deleteFormImage", async ({ actor, params }, reply) => {
    await replace(actor, params.id, null);
    return reply.code(204).send();
  });
  return images;
}
