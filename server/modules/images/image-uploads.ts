import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Transaction } from "kysely";

import { IMAGES_PATH } from "../../../src/domain/design/image-address.ts";
import type { Services } from "../../http/services.ts";
import { FILE_LIMIT_BYTES, takeFiles } from "../../http/file-bodies.ts";
import { ApiError } from "../../kit/errors.ts";
import { contentName } from "../../ports/files/file-store.ts";
import { imageKind } from "../../ports/files/image-kind.ts";
import { imageRefusal } from "../../ports/files/image-limits.ts";
import { openFiles } from "../../ports/files/open-files.ts";
import { BusyError, ImageError, openResizer } from "../../ports/files/resize.ts";
import { lockFile } from "../../store/file-lock.ts";
import type { Tables } from "../../store/tables.ts";

const damaged = "Cette image est incomplète ou abîmée : enregistrez-la à nouveau.";

/** An image that was sent, drawn anew, under the name of its content. */
export interface ImageFile {
  name: string;
  bytes: Uint8Array;
}

/** Takes images whose body is a PNG, JPEG or WebP file, and keeps those that something shows. */
export function imageUploads(app: FastifyInstance, { environment, store, logger }: Pick<Services, "environment" | "store" | "logger">) {
  const files = openFiles(environment);
  const resizer = openResizer();
  app.addHook("onClose", () => resizer.close());
  const sent = new WeakMap<FastifyRequest, Promise<ImageFile>>();

  const imageOf = async (body: unknown, box: number): Promise<ImageFile> => {
    const kind = Buffer.isBuffer(body) ? imageKind(body) : null;
    const refusal = imageRefusal(kind);
    if (!Buffer.isBuffer(body) || !kind || kind.type === "image/svg+xml" || refusal !== null)
      throw new ApiError("media.unsupported", refusal === null ? {} : { detail: refusal });
    const bytes = await resizer.resize({ bytes: body, type: kind.type, box, quality: 100 }).catch((error: unknown) => {
      if (error instanceof BusyError) throw new ApiError("service.unavailable", { cause: error });
      throw error instanceof ImageError ? new ApiError("media.unsupported", { detail: damaged, cause: error }) : error;
    });
    return { name: contentName(bytes, kind.extension), bytes };
  };

  return {
    /** Registers routes whose body is an image; `box`: the size (px) at which it is kept at most. */
    register: (
      box: number,
      routes: (scope: FastifyInstance, options: { bodyLimit: number; preValidation: (request: FastifyRequest) => Promise<void> }) => void,
    ) =>
      app.register(async (scope) => {
        takeFiles(scope, ["image/png", "image/jpeg", "image/webp"]);
        routes(scope, {
          bodyLimit: FILE_LIMIT_BYTES,
          // Before the handler, whose transaction begins ahead of it where the write has a key: nobody waits for an image there.
          preValidation: async (request) => {
            const image = imageOf(request.body, box);
            sent.set(request, image);
            // What is wrong with it the handler reports.
            await image.catch(() => undefined);
          },
        });
      }),

    /** The image of a request; rejects with the refusal where it is none. */
    imageIn: async (request: FastifyRequest): Promise<ImageFile> => {
      const file = await sent.get(request);
      if (!file) throw new Error("the image was not made");
      return file;
    },

    /** Writes a file within the transaction that shows it, and returns its address. Held until the commit: whoever forgets the same file looks for what shows it afterwards. */
    keep: async (db: Transaction<Tables>, file: ImageFile): Promise<string> => {
      await lockFile(db, file.name);
      await files.write(file.name, file.bytes);
      return IMAGES_PATH + file.name;
    },

    /** Once the caller's transaction is committed: removes the file of an address that nothing shows any more. A failure leaves the file, and is logged. */
    forget: async (address: string | null | undefined): Promise<void> => {
      if (!address?.startsWith(IMAGES_PATH)) return;
      const name = address.slice(IMAGES_PATH.length);
      await store.whenCommitted(async () => {
        try {
          await store.system("logo.forget", async (db) => {
            await lockFile(db, name);
            const isLogo = await db.selectFrom("groups").where("logo_url", "=", address).select("id").limit(1).executeTakeFirst();
            const isOfForm = await db.selectFrom("forms").where("image_url", "=", address).select("id").limit(1).executeTakeFirst();
            if (!isLogo && !isOfForm) await files.remove(name);
          });
        } catch (error) {
          logger.warn({ err: error, name }, "the file of an image is not removed");
        }
      });
    },
  };
}
