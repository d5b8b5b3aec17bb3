import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { build, type Plugin } from "vite";

import type { GuestPage } from "../../src/domain/forms/guest-page.ts";

/** Files of the page that are not named by their content. */
const plainFiles = ["/theme.js", "/logo.svg"];

/** Builds the worker that keeps the page of guests on their devices, with the list of what the page is made of. */
export function guestWorker(root: string): Plugin {
  return {
    name: "guest-worker",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      // Fonts are left to the browser: a page without them can be read, and they are heavier than all the rest.
      const named = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name));
      const files = [...named.sort().map((name) => `/${name}`), ...plainFiles];
      const version = createHash("sha256").update(files.join("\n"));
      for (const file of ["form.html", ...plainFiles]) {
        const built = join(dir, file);
        if (existsSync(built)) version.update(readFileSync(built));
      }
      const page: GuestPage = { version: version.digest("hex").slice(0, 12), shell: "/form.html", files };
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: "warn",
        define: { GUEST_PAGE: JSON.stringify(page) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          modulePreload: false,
          rolldownOptions: {
            input: { "form-worker": "src/guest/offline/worker.ts" },
            output: { entryFileNames: "[name].js", format: "iife" },
          },
        },
      });
    },
  };
}
