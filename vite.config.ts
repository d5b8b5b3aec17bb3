import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";

import { defineConfig, type Plugin } from "vite";

import { askedAgain } from "./scripts/build/asked-again.ts";
import { chunkGroups } from "./scripts/build/chunks.ts";
import { className } from "./scripts/build/class-names.ts";
import { compressedTwins } from "./scripts/build/compressed-twins.ts";
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
