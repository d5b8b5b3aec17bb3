import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

import { describe, expect, it } from "vitest";

import { afterFailure, whileStarting } from "./unavailable.ts";

async function ask(listener: RequestListener, accept: string, method = "GET"): Promise<Response & { words: string }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/destination/home`, { method, headers: { accept } });
  const words = await answer.text();
  server.close();
  return Object.assign(answer, { words });
}

describe("a server that is not ready", () => {
  it("shows a reader a page that tries again by itself", async () => {
    const answer = await ask(whileStarting, "text/html,application/xhtml+xml");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Refresh")).toBe("2");
    expect(answer.headers.get("Content-Type")).toContain("text/html");
    expect(answer.words).toContain("<h1>Préparation en cours…</h1>");
  });

  it("runs nothing, and styles by one known sheet", async () => {
    const answer = await ask(whileStarting, "text/html");
    expect(answer.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
    expect(answer.words).not.toContain("<script");
  });

  it("tells programs, and writes, a problem", async () => {
    for (const [accept, method] of [
      ["application/json", "GET"],
      ["text/html", "POST"],
    ] as const) {
      const answer = await ask(whileStarting, accept, method);
      expect(answer.headers.get("Content-Type")).toContain("application/problem+json");
      expect(answer.headers.get("Retry-After")).toBe("2");
      expect(answer.headers.get("Refresh")).toBeNull();
      expect(JSON.parse(answer.words)).toMatchObject({ status: 503 });
    }
  });

  it("says that it has stopped once a store has failed, and leaves time to start it again", async () => {
    const answer = await ask(afterFailure, "text/html");
    expect(answer.words).toContain("Le serveur s’est arrêté.");
    expect(answer.headers.get("Refresh")).toBe("10");
  });
});
