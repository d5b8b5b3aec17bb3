import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import type { FastifyInstance } from "fastify";

import { publicAccess } from "../../../src/domain/access/access.ts";
import { ApiError } from "../../kit/errors.ts";
import { projectRoot } from "../../kit/project-root.ts";
import { PROVIDER_PATH } from "./identity.ts";

const read = (path: string): string => readFileSync(join(projectRoot, path), "utf8");
const packaged = /url\("(@fontsource[^"]+\/([\w-]+\.woff2))"\)/g;

/**
 * Style and fonts of the provider's pages: the product's tokens and fonts, then what the pages add. They are
 * served from the sources, because the built application's files have hashed names.
 */
export function signInAssets(app: FastifyInstance): void {
  const fonts = read("src/styles/fonts.css");
  const style = [
    fonts.replace(packaged, `url("${PROVIDER_PATH}/fonts/$2")`),
    read("src/styles/tokens.css"),
    read("server/ports/identity/sign-in.css"),
  ].join("\n");
  const modules = new Map([...fonts.matchAll(packaged)].map(([, module = "", file = ""]) => [file, module]));
  const { resolve } = createRequire(import.meta.url);

  app.get(`${PROVIDER_PATH}/style.css`, { config: { access: publicAccess } }, async (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("Cache-Control", "no-cache").send(style),
  );
  app.get<{ Params: { file: string } }>(`${PROVIDER_PATH}/fonts/:file`, { config: { access: publicAccess } }, async ({ params }, reply) => {
    const module = modules.get(params.file);
    if (module === undefined) throw new ApiError("object.not-found");
    return reply
      .type("font/woff2")
      .header("Cache-Control", "public, max-age=86400")
      .send(readFileSync(resolve(module)));
  });
}
