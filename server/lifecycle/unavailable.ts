import { createHash } from "node:crypto";
import type { RequestListener } from "node:http";

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:6px;padding:24px;text-align:center;font:16px/1.5 system-ui,sans-serif}h1{margin:0;font-size:20px}p{margin:0;max-width:42ch;opacity:.8}`;
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
interface Words {
  title: string;
  text: string;
  /** Until a page that waits tries again, and what programs are asked to leave between their tries (s). */
  again: number;
}

/** What visitors read while the stores are opened, and the demo territory loaded at the first start. */
const starting: Words = {
  title: "Préparation en cours…",
  text: "Le serveur ouvre ses données. Cette page s’affichera d’elle-même dès qu’il sera prêt.",
  again: 2,
};
const failed: Words = {
  title: "Service momentanément indisponible",
  text: "Le serveur s’est arrêté. Ce qui a été confirmé est enregistré. Rechargez cette page dans un instant.",
  again: 10,
};

/** 503 before the server is ready: a page that tries again by itself for whoever reads, problem+json for programs. */
export const whileStarting: RequestListener = unavailable(starting);

/** 503 once one of the stores has failed, until the process ends. */
export const afterFailure: RequestListener = unavailable(failed);

function unavailable({ title, text, again }: Words): RequestListener {
  const page = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p role="status">${text}</p></body></html>`;
  const problem = JSON.stringify({ type: "/problemes/service.unavailable", title: "Service momentanément indisponible.", status: 503 });
  return (request, response) => {
    const read = request.method === "GET" && (request.headers.accept ?? "").includes("text/html");
    response.writeHead(503, {
      "Content-Type": read ? "text/html; charset=utf-8" : "application/problem+json; charset=utf-8",
      "Content-Language": "fr",
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
      "Retry-After": String(again),
      ...(read ? { Refresh: String(again) } : {}),
    });
    response.end(read ? page : problem);
  };
}
