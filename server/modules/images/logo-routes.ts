import type { FastifyInstance } from "fastify";

import { administrationAccess } from "../../../src/domain/access.ts";
import { IMAGES_PATH } from "../../../src/domain/image-address.ts";
import type { DestinationLogo } from "../../../src/generated/types.ts";
import { contract } from "../../contract.ts";
import { ApiError } from "../../errors.ts";
import { contentName } from "../../ports/files/file-store.ts";
import { imageKind } from "../../ports/files/image-kind.ts";
import { openFiles } from "../../ports/files/open-files.ts";
import { ImageError, openResizer } from "../../ports/files/resize.ts";
import type { Services } from "../../services.ts";

/** INTERFACES.md: a file is at most this long. */
const FILE_LIMIT_BYTES = 5 * 1024 * 1024;
/** A logo is kept at this size at most (px): more is never shown. */
const LOGO_PX = 512;
const MOST_PIXELS = 24_000_000;

/** A destination's own logo, which its administrators choose. */
export async function logoRoutes(app: FastifyInstance, { environment, store, logger }: Services): Promise<void> {
  const files = openFiles(environment);
  const resizer = openResizer();
  app.addHook("onClose", () => resizer.close());
  const replace = (group: string, logo_url: string | null): Promise<void> =>
    store.system("logo.replace", async (db) => {
      const before = await db.selectFrom("groups").where("id", "=", group).select("logo_url").forUpdate().executeTakeFirst();
      await db.updateTable("groups").set({ logo_url }).where("id", "=", group).execute();
      const old = before?.logo_url;
      if (!old?.startsWith(IMAGES_PATH) || old === logo_url) return;
      const users = await db.selectFrom("groups").where("logo_url", "=", old).select("id").executeTakeFirst();
      if (!users) await files.remove(old.slice(IMAGES_PATH.length));
    });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ["image/png", "image/jpeg", "image/webp"],
      { parseAs: "buffer", bodyLimit: FILE_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.addHook("preParsing", async ({ headers }) => {
      if (Number(headers["content-length"] ?? 0) > FILE_LIMIT_BYTES) throw new ApiError("file.too-large");
    });
    scope.put<{ Body: Buffer; Reply: DestinationLogo }>(
      "/destination/logo",
      { bodyLimit: FILE_LIMIT_BYTES, schema: { response: { 200: contract("DestinationLogo") } }, config: { access: administrationAccess } },
      async ({ actor, body }) => {
        const kind = Buffer.isBuffer(body) ? imageKind(body) : null;
        if (!kind?.size || kind.type === "image/svg+xml" || kind.size.width * kind.size.height > MOST_PIXELS)
          throw new ApiError("media.unsupported");
        const image = await resizer.resize({ bytes: body, type: kind.type, box: LOGO_PX, quality: 100 }).catch((error: unknown) => {
          throw error instanceof ImageError ? new ApiError("media.unsupported", { cause: error }) : error;
        });
        const name = contentName(image, kind.extension);
        await files.write(name, image);
        await replace(actor.group.id, IMAGES_PATH + name);
        logger.info({ login: actor.login, group: actor.group.id }, "a destination's logo is another one");
        return { logo_url: IMAGES_PATH + name };
      },
    );
  });
  app.delete("/destination/logo", { config: { access: administrationAccess } }, async ({ actor }, reply) => {
    await replace(actor.group.id, null);
    return reply.code(204).send();
  });
}
