import { join } from "node:path";

import { defineConfig } from "vite";

const root = join(import.meta.dirname, "../..");
const named = (folder: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, join(root, folder, `${name}.ts`)]));

/**
 * Builds the server and its commands into `dist/server`: plain JavaScript starts in half the time that a loader of
 * TypeScript takes. Packages stay outside. All lie in one folder, where `startWorker` finds the modules of its threads.
 */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    ssr: true,
    outDir: "dist/server",
    target: "node20",
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        ...named("server", ["main"]),
        ...named("scripts", [
          "analyse",
          "analytics-rebuild",
          "backup",
          "config",
          "guests",
          "import",
          "journal",
          "maintenance",
          "restore",
          "user",
        ]),
        ...named("server/store", ["pglite-worker"]),
        ...named("server/semantics", ["pool-worker"]),
        ...named("server/ports/files", ["resize-worker"]),
        ...named("server/paper", ["paper-worker"]),
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
