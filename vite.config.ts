import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";

import { defineConfig, type Plugin } from "vite";

/** The API server that `npm run dev` proxies to. */
const api = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;

/** The server fills the page's placeholders from templates/product.json; under `npm run dev` Vite serves the page. */
const productPlaceholders: Plugin = {
  name: "product-placeholders",
  apply: "serve",
  transformIndexHtml(html) {
    const { slug, name } = JSON.parse(readFileSync(new URL("templates/product.json", import.meta.url), "utf8")) as { slug: string; name: string };
    return html.replaceAll("%PRODUCT_SLUG%", slug).replaceAll("%PRODUCT_NAME%", name);
  },
};

export default defineConfig({
  plugins: [react(), productPlaceholders],
  build: {
    outDir: "dist/web",
    // An inlined asset becomes a data: address, which the page's `font-src 'self'` refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { app: "index.html", bench: "bench/page/index.html" } },
  },
  server: {
    proxy: Object.fromEntries(["/api/v2", "/identity", "/VERSION", "/healthz"].map((path) => [path, api])),
  },
});
