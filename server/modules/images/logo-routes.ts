import type { FastifyInstance } from "fastify";

import { IMAGES_PATH } from "../../../src/domain/design/image-address.ts";
import { route } from "../../http/route.ts";
import { ApiError } from "../../kit/errors.ts";
import { contentName } from "../../ports/files/file-store.ts";
import { imageKind } from "../../ports/files/image-kind.ts";
import { imageRefusal } from "../../ports/files/image-limits.ts";
import { openFiles } from "../../ports/files/open-files.ts";
import { BusyError, ImageError, openResizer } from "../../ports/files/resize.ts";
import type { Services } from "../../http/services.ts";
import { lockFile } from "../../store/file-lock.ts";

/** INTERFACES.md: a file is at most this long. */
const FILE_LIMIT_BYTES = 5 * 1024 * 1024;
/** A logo is kept at this size at most (px): more is never shown. */
const LOGO_PX = 512;
const damaged = "Cette image est incomplète ou abîmée : enregistrez-la à nouveau.";

interface LogoFile {
  name: string;
  bytes: Uint8Array;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The image of an upload, made of its body. */
    logo: Promise<LogoFile> | null;
  }
}

/** A destination's own logo, which its administrators choose. */
export async function logoRoutes(app: FastifyInstance, { environment, store, logger }: Services): Promise<void> {
  const files = openFiles(environment);
  const resizer = openResizer();
  app.addHook("onClose", () => resizer.close());
  /** Removes a logo's file that no committed group shows any more; a failure leaves the file, and is logged. */
  const forget = async (name: string): Promise<void> => {
    try {
      await store.system("logo.forget", async (db) => {
        await lockFile(db, name);
        const user = await db
          .selectFrom("groups")
          .where("logo_url", "=", IMAGES_PATH + name)
          .select("id")
          .executeTakeFirst();
        if (!user) await files.remove(name);
      });
    } catch (error) {
      logger.warn({ err: error, name }, "a logo's file is not removed");
    }
  };
  const replace = async (group: string, file: LogoFile | null): Promise<void> => {
    const logo_url = file && IMAGES_PATH + file.name;
    const old = await store.system("logo.replace", async (db) => {
      if (file) {
        // Held until the commit: whoever forgets the same file looks for its users afterwards, and finds this one.
        await lockFile(db, file.name);
        await files.write(file.name, file.bytes);
      }
      const before = await db.selectFrom("groups").where("id", "=", group).select("logo_url").forUpdate().executeTakeFirst();
      await db.updateTable("groups").set({ logo_url }).where("id", "=", group).execute();
      return before?.logo_url;
    });
    if (!old?.startsWith(IMAGES_PATH) || old === logo_url) return;
    await store.whenCommitted(() => forget(old.slice(IMAGES_PATH.length)));
  };

  const logoOf = async (body: unknown): Promise<LogoFile> => {
    const kind = Buffer.isBuffer(body) ? imageKind(body) : null;
    const refusal = imageRefusal(kind);
    if (!Buffer.isBuffer(body) || !kind || kind.type === "image/svg+xml" || refusal !== null)
      throw new ApiError("media.unsupported", refusal === null ? {} : { detail: refusal });
    const bytes = await resizer.resize({ bytes: body, type: kind.type, box: LOGO_PX, quality: 100 }).catch((error: unknown) => {
      if (error instanceof BusyError) throw new ApiError("service.unavailable", { cause: error });
      throw error instanceof ImageError ? new ApiError("media.unsupported", { detail: damaged, cause: error }) : error;
    });
    return { name: contentName(bytes, kind.extension), bytes };
  };
  app.decorateRequest("logo", null);

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
    route(
      scope,
      "writeLogo",
      async ({ actor, logo }) => {
        const file = await logo;
        if (!file) throw new Error("the image was not made");
        await replace(actor.group.id, file);
        logger.info({ login: actor.login, group: actor.group.id }, "a destination's logo is another one");
        return { logo_url: IMAGES_PATH + file.name };
      },
      {
        bodyLimit: FILE_LIMIT_BYTES,
        // Before the handler, whose transaction begins ahead of it where the write has a key: nobody waits for an image there.
        preValidation: async (request) => {
          request.logo = logoOf(request.body);
          // The handler says what is wrong with it.
          await request.logo.catch(() => undefined);
        },
      },
    );
  });
  route(app, "deleteLogo", async ({ actor }, reply) => {
    await replace(actor.group.id, null);
    return reply.code(204).send();
  });
}
