import { join } from "node:path";

import type { FastifyBaseLogger } from "fastify";

import { IMAGES_PATH } from "../../src/domain/design/image-address.ts";
import type { PaperImage } from "../paper/paper-order.ts";
import { isContentName } from "../ports/files/file-store.ts";
import { folderFiles } from "../ports/files/folder-files.ts";
import { imageKind } from "../ports/files/image-kind.ts";
import { openFiles } from "../ports/files/open-files.ts";
import { openResizer } from "../ports/files/resize.ts";

/** Where the images of the product are. */
export interface ImageSources {
  readonly environment: Parameters<typeof openFiles>[0];
  /** Folder of the built web application, whose root has images of its own. */
  readonly webFolder: string | null;
  readonly config: { readonly root: string };
  readonly logger: Pick<FastifyBaseLogger, "warn">;
}

export interface PaperImages {
  /** The image at an address of the site; null where there is none that a page can take. */
  read(address: string): Promise<PaperImage | null>;
  close(): Promise<void>;
}

/** Sharp at the width of a page (px), and no heavier than that. */
const BOX = 1024;
const QUALITY = 90;

/** The product's own images for pages on paper, bitmaps as PNG or JPEG whatever they are stored as. */
export function openPaperImages({ environment, webFolder, config, logger }: ImageSources): PaperImages {
  const given = openFiles(environment);
  const brand = folderFiles(join(config.root, "templates/images"));
  const resizer = openResizer();

  const bytesAt = async (address: string): Promise<Uint8Array | null> => {
    const [path = ""] = address.split(/[?#]/, 1);
    if (path.startsWith(IMAGES_PATH)) {
      const name = path.slice(IMAGES_PATH.length);
      return (isContentName(name) ? given : brand).read(name);
    }
    const [, folder = "", name = ""] = /^\/(tonalities\/)?([^/]+)$/.exec(path) ?? [];
    return webFolder === null || name === "" ? null : folderFiles(join(webFolder, folder)).read(name);
  };
  const imageAt = async (address: string): Promise<PaperImage | null> => {
    const bytes = await bytesAt(address);
    const kind = bytes && imageKind(bytes);
    if (!kind) return null;
    if (kind.type === "image/svg+xml") return drawingOf(Buffer.from(bytes).toString("utf8"));
    const to = kind.type === "image/jpeg" ? "image/jpeg" : "image/png";
    const made = await resizer.resize({ bytes, type: kind.type, to, box: BOX, quality: QUALITY });
    const size = imageKind(made)?.size;
    return size ? { ...size, content: { bitmap: Buffer.from(made).toString("base64") } } : null;
  };

  return {
    read: async (address) => {
      try {
        return await imageAt(address);
      } catch (error) {
        // Its words replace it: the rest of the document is not held up.
        logger.warn({ err: error, address }, "an image is not on paper");
        return null;
      }
    },
    close: () => resizer.close(),
  };
}

/** A drawing with its measures, which its box alone then says; null where it has none. */
function drawingOf(text: string): PaperImage | null {
  const [root = ""] = /<svg\b[^>]*>/.exec(text) ?? [];
  const side = (name: string): string | undefined => new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1];
  const box = /\sviewBox="([^"]*)"/.exec(root)?.[1] ?? `0 0 ${side("width")} ${side("height")}`;
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) return null;
  const plain = root.replace(/\s(?:width|height|viewBox)="[^"]*"/g, "").replace("<svg", `<svg viewBox="${box}"`);
  return { width, height, content: { drawing: text.replace(root, () => plain) } };
}
