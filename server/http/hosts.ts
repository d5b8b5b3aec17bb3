import type { FastifyInstance } from "fastify";

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]", "0.0.0.0"]);

/** Another loopback name of this machine leads to the product's own origin, so that cookies and issuer agree. */
export function keepOneOrigin(app: FastifyInstance, publicUrl: URL): void {
  app.addHook("onRequest", async (request, reply) => {
    const name = hostName(request.headers.host ?? "");
    if (!loopbackNames.has(publicUrl.hostname) || !loopbackNames.has(name) || name === publicUrl.hostname) return;
    if (request.url === "/healthz" || request.url === "/VERSION") return;
    return reply.redirect(publicUrl.origin + request.url, 307);
  });
}

function hostName(host: string): string {
  return host.startsWith("[") ? host.slice(0, host.indexOf("]") + 1) : (host.split(":")[0] ?? "");
}
