import { createServer, type Server } from "node:http";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

import type { Browser, Page } from "playwright";

import { CommandRefusal } from "../../../server/kit/command-refusal.ts";
import { chromiumPath } from "../../chromium.mjs";

export const devices = {
  desktop: { width: 1440, height: 900, print: false },
  phone: { width: 390, height: 844, print: false },
  a4: { width: 794, height: 1123, print: true },
} as const;
export type Device = keyof typeof devices;
export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** A photograph, with what was measured while it was taken. */
export interface Photograph {
  png: Buffer;
  /** From the load of the page to its last tile (ms). */
  ms: number;
  /** Texts with too little contrast. */
  contrast: number;
  /** Keys of texts that are shown in the place of a text. */
  keys: string[];
}

/** The longest that a document may take until it is drawn (ms). */
const DRAWN_MS = 30_000;

/** A browser with the built page: takes photographs of documents, one after the other. */
export interface Studio {
  photograph(input: object, device: Device, theme: Theme): Promise<Photograph>;
  close(): Promise<void>;
}

/** Opens a browser on the built page; refuses with one sentence where there is none. */
export async function openStudio(folder: string): Promise<Studio> {
  const browser = await openBrowser();
  const server = await serve(folder);
  const { port } = server.address() as AddressInfo;
  return {
    photograph: async (input, device, theme) => {
      const { width, height, print } = devices[device];
      const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, reducedMotion: "reduce" });
      try {
        const page = await context.newPage();
        await page.addInitScript((given) => Object.assign(globalThis, { previewInput: given }), input);
        if (print) await page.emulateMedia({ media: "print", colorScheme: theme });
        const began = performance.now();
        await page.goto(`http://127.0.0.1:${port}/src/preview/index.html`);
        await page.waitForFunction(isDrawn, QUIET_MS, { timeout: DRAWN_MS });
        const ms = Math.round(performance.now() - began - QUIET_MS);
        // What lies below the window is drawn once it is near.
        await page.setViewportSize({ width, height: Math.max(height, await page.evaluate(() => document.documentElement.scrollHeight)) });
        await page.waitForFunction(isDrawn, QUIET_MS, { timeout: DRAWN_MS });
        const [contrast, keys] = [await contrastOf(page), await keysIn(page)];
        return { png: await page.screenshot({ fullPage: true, animations: "disabled" }), ms, contrast, keys };
      } finally {
        await context.close();
      }
    },
    close: async () => {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** How long nothing may wait before a document counts as drawn (ms): parts of a tile load once it is there. */
const QUIET_MS = 500;

/** Runs in the page: every tile has settled, and nothing has waited for so long. */
function isDrawn(quiet: number): boolean {
  const page = globalThis as { quietSince?: number | undefined };
  const tiles = [...document.querySelectorAll("[data-widget]")];
  const waits =
    tiles.some((tile) => tile.getAttribute("data-state") === "loading") || document.querySelector('[aria-busy="true"]') !== null;
  if (waits || document.querySelector("main") === null) page.quietSince = undefined;
  else page.quietSince ??= performance.now();
  return page.quietSince !== undefined && performance.now() - page.quietSince >= quiet;
}

async function openBrowser(): Promise<Browser> {
  const { chromium } = await import("playwright").catch((cause: unknown) => {
    throw new CommandRefusal("L’aperçu demande Playwright : lancez « npm install », puis recommencez.", { cause });
  });
  const executablePath = chromiumPath();
  return chromium.launch(executablePath ? { executablePath } : {}).catch((cause: unknown) => {
    throw new CommandRefusal(
      "L’aperçu demande un navigateur Chromium : indiquez le vôtre dans CHROMIUM_PATH, ou installez-en un par « npx playwright install chromium ».",
      { cause },
    );
  });
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    readFile(join(folder, path)).then(
      (content) => response.writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream" }).end(content),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}

async function contrastOf(page: Page): Promise<number> {
  const { AxeBuilder } = await import("@axe-core/playwright");
  const { violations } = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
  return violations.reduce((sum, { nodes }) => sum + nodes.length, 0);
}

/** Words that look like the key of a text, such as «tile.title». */
async function keysIn(page: Page): Promise<string[]> {
  const words = await page.locator("body").innerText();
  return [...new Set(words.match(/(?<![\w./@])[a-z]+(?:[A-Z][a-z]+)*(?:\.[a-zA-Z][a-zA-Z-]+){1,4}(?![\w./])/g) ?? [])];
}
