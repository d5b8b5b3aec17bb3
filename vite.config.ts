import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The API server that `npm run dev` proxies to. */
const api = `http://127.0.0.1:${process.env.PORT ?? "3000"}`;

export default defineConfig({
  plugins: [react()],
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
