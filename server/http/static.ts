import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";

import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

import { publicAccess } from "../../src/domain/access/access.ts";
import type { Product } from "../../src/generated/types.ts";
import { ApiError } from "../kit/errors.ts";
import { measuredViews, type PageScripts, usualViews, widgetPages } from "./announced.ts";
import { escapeHtml } from "../kit/html.ts";

/** Below these an unknown address is an error, never the page: a lost chunk must fail as what it is. */
const notPages = /^\/(api\/|identity\/|assets\/|local\/|VERSION$|healthz$)|\.(js|css|map|json|txt|ico|png|jpg|svg|woff2?)$/;
/** Files with places that the server fills in. */
const pageFiles = new Set(["/index.html", "/form.html"]);
/** What the build leaves beside a file, the smallest first. */
const twins = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;
const scriptTypes: Readonly<Record<string, string>> = { ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8" };
const year = "public, max-age=31536000, immutable";

/**
 * Serves the built web application: its files as they were at the start (hashed ones for a year), and its page
 * for every other address, since the routes are the browser's; `bench` adds the page of the rendering measure at
 * `/bench`. A `folder` of `null` serves nothing but problems.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string | null,
  product: Product,
  { bench }: { bench: boolean },
): Promise<void> {
  const pages = folder === null ? null : readPages(folder, product, bench);
  const files = folder === null ? new Set<string>() : filesOf(folder);
  const hashed = folder === null ? null : hashedFiles(folder, files);
  if (folder !== null) await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });

  app.get("/*", { config: { access: publicAccess } }, async (request, reply) => {
    const path = decodedPath(request.url);
    if (!pageFiles.has(path) && files.has(path)) {
      void reply.header("Cache-Control", path.startsWith("/assets/") ? year : "no-cache");
      const kept = hashed?.(path, request.headers["accept-encoding"] ?? "");
      if (kept) return reply.headers({ "Content-Encoding": kept.encoding, Vary: "Accept-Encoding" }).type(kept.type).send(kept.bytes);
      return reply.sendFile(path.slice(1), { cacheControl: false });
    }
    if (notPages.test(path)) throw new ApiError("object.not-found");
    if (pages === null) throw new ApiError("service.unavailable");
    if (!reply.hasHeader("Cache-Control")) void reply.header("Cache-Control", "no-cache");
    return reply.type("text/html; charset=utf-8").send(pages(path));
  });
}

interface HashedFile {
  bytes: Buffer;
  encoding: string;
  type: string;
}

/**
 * The scripts and styles of the build in an encoding that is accepted, read once each: a page loads some twenty of them at once,
 * and a journey to the disk for each is what it would wait for. Null for every other file, and where none of them is accepted.
 */
function hashedFiles(folder: string, files: ReadonlySet<string>): (path: string, accepted: string) => HashedFile | null {
  const kept = new Map<string, Buffer>();
  const bytesOf = (path: string): Buffer => {
    const bytes = kept.get(path) ?? readFileSync(join(folder, path));
    kept.set(path, bytes);
    return bytes;
  };
  return (path, accepted) => {
    const type = path.startsWith("/assets/") ? scriptTypes[extname(path)] : undefined;
    if (type === undefined) return null;
    const taken = accepted.split(",").flatMap((one) => {
      const [name = "", ...parameters] = one.split(";").map((part) => part.trim());
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
    });
    for (const { encoding, ending } of twins)
      if (taken.includes(encoding) && files.has(path + ending)) return { bytes: bytesOf(path + ending), encoding, type };
    return null;
  };
}

function decodedPath(url: string): string {
  try {
    return decodeURIComponent(url.split("?", 1)[0] ?? "/");
  } catch {
    throw new ApiError("object.not-found");
  }
}

/** Which page an address gets; null where nothing was built. */
function readPages(folder: string, product: Product, bench: boolean): ((path: string) => string) | null {
  const read = (file: string): string =>
    readFileSync(join(folder, file), "utf8")
      .replaceAll("%PRODUCT_SLUG%", escapeHtml(product.slug))
      .replaceAll("%PRODUCT_NAME%", escapeHtml(product.name));
  if (!existsSync(join(folder, "index.html"))) return null;
  const plain = read("index.html");
  const scripts = existsSync(join(folder, "page-scripts.json"))
    ? (JSON.parse(read("page-scripts.json")) as PageScripts)
    : { views: {}, screens: {} };
  const drawing = (views: readonly string[]): string[] => views.flatMap((view) => scripts.views[view] ?? []);
  const widgets = widgetPages.map(
    ([address, screen]) => [address, announce(plain, [...(scripts.screens[screen] ?? []), ...drawing(usualViews)])] as const,
  );
  const measured =
    bench && existsSync(join(folder, "bench/page/index.html")) ? announce(read("bench/page/index.html"), drawing(measuredViews)) : null;
  // The page of guests is no part of the application.
  const guests = existsSync(join(folder, "form.html")) ? read("form.html") : plain;
  return (path) => {
    // By its own name too: so guests' devices keep it, whatever the token.
    if (path === "/form.html" || /^\/public\/form\/[^/]+(\/kiosk)?\/?$/.test(path)) return guests;
    if (path === "/bench" && measured !== null) return measured;
    return widgets.find(([address]) => address.test(path))?.[1] ?? plain;
  };
}

/** Has the browser load scripts beside those of the page itself. */
function announce(page: string, scripts: readonly string[]): string {
  const links = [...new Set(scripts)]
    .filter((script) => !page.includes(`"${script}"`))
    .map((script) => `    <link rel="modulepreload" crossorigin href="${escapeHtml(script)}">\n`);
  return page.replace(/ *<\/head>/, (end) => links.join("") + end);
}

function filesOf(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, "/")),
  );
}
