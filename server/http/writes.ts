import type { FastifyInstance } from "fastify";

import { ApiError } from "../kit/errors.ts";
import { isSameOrigin } from "../kit/same-origin.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A reading call that starts work: it is refused, like a write, to whatever another site may have caused. */
    startsWork?: true;
    /** A write that anybody may cause who knows its address, whose token is all that it needs: mail programs send it. */
    fromAnywhere?: true;
  }
}

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** JSON is UTF-8: another encoding, or a parameter that JSON does not have, is another format. */
const plainJson = /^application\/json\s*(;\s*charset\s*=\s*("utf-8"|utf-8)\s*)?$/i;

/**
 * Refuses writes to the API that another site could have caused: each needs `X-Requested-By: {slug}`,
 * which a cross-site form cannot send, and where the browser says whence it comes, this very origin. A body that is nearly JSON
 * by its type is none.
 */
export function protectWrites(app: FastifyInstance, slug: string, publicUrl: URL): void {
  app.addHook("onRequest", async (request) => {
    const { url, config } = request.routeOptions;
    if (request.is404 || !url?.startsWith("/api/")) return;
    // A program sends no such headers; of a browser only the page's own script does, which no link or image is.
    const followed = request.headers["sec-fetch-mode"] === "navigate" || !isSameOrigin(request, publicUrl.origin);
    if (config.startsWork && followed) throw new ApiError("access.denied");
    if (reading.has(request.method) || config.fromAnywhere) return;
    if (request.headers["x-requested-by"] !== slug || !isSameOrigin(request, publicUrl.origin)) throw new ApiError("access.denied");
    const type = request.headers["content-type"];
    if (type !== undefined && /^application\/json\b/i.test(type) && !plainJson.test(type)) throw new ApiError("media.unsupported");
  });
}
