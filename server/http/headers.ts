import type { FastifyInstance } from "fastify";

/** The policy of the product's pages, as INTERFACES.md fixes it. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types default dompurify",
].join("; ");

/** Headers of every answer; `https` where browsers reach the product by TLS. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // `no-referrer` would make browsers send «Origin: null» with the sign-in form.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    ...(https ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  };
}

/** Sets the security headers on every answer, errors and unknown addresses included; no API answer is stored. */
export function addSecurityHeaders(app: FastifyInstance, https: boolean): void {
  const headers = securityHeaders(https);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    // The route, not the address as it was written: `/%61pi/` is the same route.
    if (request.routeOptions.url?.startsWith("/api/")) reply.header("Cache-Control", "no-store");
    // A public page's address holds its token.
    if (isPublicPage(request.url)) reply.header("Referrer-Policy", "no-referrer").header("Cache-Control", "no-store");
  });
}

/** Whether an address may be that of a public page, encoded, in capitals or with further slashes too: all pages are one route. */
function isPublicPage(url: string): boolean {
  try {
    return /[/\\]public[/\\]/i.test(decodeURIComponent(url.split("?", 1)[0] ?? ""));
  } catch {
    return true;
  }
}
