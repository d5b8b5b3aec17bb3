import { join } from "node:path";

import { defineConfig } from "vite";

import { className } from "./class-names.ts";
import { compressedTwins } from "./compressed-twins.ts";
import { guestWorker } from "./guest-worker.ts";

const root = join(import.meta.dirname, "../..");

/**
 * Builds the page of guests beside the application, and apart from it: of what both use it has its own copy, so that a phone
 * with a poor network loads a tenth of the application.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [compressedTwins, guestWorker(root)],
  css: { modules: { generateScopedName: className } },
  build: {
    outDir: "dist/web",
    emptyOutDir: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { guest: "form.html" } },
  },
});
