import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { defineConfig, type Plugin } from "vite";

import { askedAgain } from "./scripts/build/asked-again.ts";
import { chunkGroups } from "./scripts/build/chunks.ts";
import { className } from "./scripts/build/class-names.ts";
import { pageScripts } from "./scripts/build/page-scripts.ts";

/** The API server that `npm run dev` proxies to. */
const api = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;

/** The server fills the page's placeholders from templates/product.json; under `npm run dev` Vite serves the page. */
const productPlaceholders: Plugin = {
  name: "product-placeholders",
  apply: "serve",
  transformIndexHtml(html) {
    const { slug, name } = JSON.parse(readFileSync(new URL("templates/product.json", import.meta.url), "utf8")) as {
      slug: string;
      name: string;
    };
    return html.replaceAll("%PRODUCT_SLUG%", slug).replaceAll("%PRODUCT_NAME%", name);
  },
};

const smaller = { gz: promisify(gzip), br: promisify(brotliCompress) };
const hardest = { gz: { level: 9 }, br: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } };

/** Lays a compressed twin beside every script and sheet, so that the server compresses nothing while a page loads. */
const compressedTwins: Plugin = {
  name: "compressed-twins",
  apply: "build",
  async writeBundle({ dir = "" }) {
    const names = (await readdir(join(dir, "assets"))).filter((name) => /\.(js|css)$/.test(name));
    await Promise.all(
      names.map(async (name) => {
        const file = join(dir, "assets", name);
        const content = await readFile(file);
        await Promise.all([
          smaller.gz(content, hardest.gz).then((body) => writeFile(`${file}.gz`, body)),
          smaller.br(content, hardest.br).then((body) => writeFile(`${file}.br`, body)),
        ]);
      }),
    );
  },
};

export default defineConfig({
  plugins: [react(), productPlaceholders, pageScripts, askedAgain, compressedTwins],
  css: { modules: { generateScopedName: className } },
  build: {
    outDir: "dist/web",
    // An inlined asset becomes a data: address, which the page's `font-src 'self'` refuses.
    assetsInlineLimit: 0,
    // One sheet: it is small, and the order of its rules does not depend on which screen came first.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: "index.html", bench: "bench/page/index.html" },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(["/api/v2", "/identity", "/VERSION", "/healthz"].map((path) => [path, api])),
  },
});
