import { createHash } from "node:crypto";
import { join } from "node:path";

import type { FastifyInstance } from "fastify";

import { publicAccess } from "../../../src/domain/access/access.ts";
import { IMAGE_QUALITY, IMAGE_SIZE_PX } from "../../../src/domain/constants.ts";
import { IMAGES_PATH } from "../../../src/domain/design/image-address.ts";
import { ApiError } from "../../kit/errors.ts";
import { isContentName } from "../../ports/files/file-store.ts";
import { folderFiles } from "../../ports/files/folder-files.ts";
import { imageKind } from "../../ports/files/image-kind.ts";
import { openFiles } from "../../ports/files/open-files.ts";
import { BusyError, ImageError, openResizer } from "../../ports/files/resize.ts";
import type { Services } from "../../http/services.ts";
import { recentImages } from "./recent-images.ts";

/** What is made of an image, so that visitors cannot have it made without end: what they ask for is rounded up (px, quality). */
const SIZES = [32, 64, IMAGE_SIZE_PX, 128, 256, 512, 1024];
const QUALITIES = [50, 75, 90, IMAGE_QUALITY];
const year = "public, max-age=31536000, immutable";
/** Opened by itself, a drawing runs nothing and fetches nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The images of the product: the brand's, from `templates/images`, and those that its users gave it; resized to fit
 * into a square of one of a few sizes, 87 px at quality 100 by default (specification §9). What is no image by its own bytes is absent.
 */
export function imageRoutes(
  app: FastifyInstance,
  { environment, config, logger }: Pick<Services, "environment" | "config" | "logger">,
): void {
  const given = openFiles(environment);
  const brand = folderFiles(join(config.root, "templates/images"));
  const resizer = openResizer();
  const recent = recentImages();
  app.addHook("onClose", () => resizer.close());

  const resized = async (key: string, bytes: Uint8Array, box: number, quality: number): Promise<Uint8Array> => {
    const { type, size } = imageKind(bytes) ?? { type: null, size: null };
    if (type === null || type === "image/svg+xml" || size === null) return bytes;
    const { width, height } = size;
    if (quality === 100 && width <= box && height <= box) return bytes;
    return recent.of(key, () => resizer.resize({ bytes, type, box, quality }));
  };

  app.get<{ Params: { name: string }; Querystring: { size?: string; quality?: string } }>(
    `${IMAGES_PATH}:name`,
    { config: { access: publicAccess } },
    async ({ params: { name }, query, headers }, reply) => {
      const box = step(query.size, IMAGE_SIZE_PX, SIZES);
      const quality = step(query.quality, IMAGE_QUALITY, QUALITIES);
      const bytes = await (isContentName(name) ? given : brand).read(name);
      const kind = bytes && imageKind(bytes);
      if (!bytes || !kind) throw new ApiError("object.not-found");
      const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
      const tag = `"${digest}-${box}-${quality}"`;
      void reply
        .header("ETag", tag)
        .header("Cache-Control", isContentName(name) ? year : "no-cache")
        .header("Content-Disposition", "inline")
        .header("Content-Security-Policy", drawingPolicy);
      if (headers["if-none-match"]?.split(/\s*,\s*/).includes(tag)) return reply.code(304).send();
      try {
        const image = await resized(tag, bytes, box, quality);
        return await reply.type(kind.type).send(Buffer.from(image));
      } catch (error) {
        if (error instanceof BusyError) throw new ApiError("service.unavailable", { cause: error });
        if (!(error instanceof ImageError)) throw error;
        logger.warn({ err: error, name }, "an image cannot be decoded");
        throw new ApiError("object.not-found", { cause: error });
      }
    },
  );
}

/** The least of these ascending steps that is not below the whole number asked for; what was not asked for is the usual one. */
function step(text: string | undefined, usual: number, steps: readonly number[]): number {
  if (text === undefined) return usual;
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  const found = value < 1 ? undefined : steps.find((one) => one >= value);
  if (found === undefined) throw new ApiError("request.unreadable");
  return found;
}
