import type { Plugin } from "vite";

import { missingFrom } from "../../server/http/announced.ts";

/**
 * Lists the scripts of each view and each screen, for the server to announce those that a page needs: they load
 * beside the first ones, not after. A build without one that the server announces fails: its pages would only be slower.
 */
export const pageScripts: Plugin = {
  name: "page-scripts",
  apply: "build",
  generateBundle(_options, bundle) {
    const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])));
    const neededBy = (entry: string): string[] => {
      const found = new Set<string>();
      const add = (name: string): void => {
        if (found.has(name)) return;
        found.add(name);
        for (const next of chunks.get(name)?.imports ?? []) add(next);
      };
      add(entry);
      return Array.from(found, (name) => `/${name}`);
    };
    const views: Record<string, string[]> = {};
    const screens: Record<string, string[]> = {};
    for (const { fileName, facadeModuleId } of chunks.values()) {
      const view = /\/widgets\/views\/([\w-]+)\/index\.tsx$/.exec(facadeModuleId ?? "")?.[1];
      if (view) views[view] = neededBy(fileName);
      const screen = /\/features\/dashboard-view\/([\w-]+)-screen\.tsx$/.exec(facadeModuleId ?? "")?.[1];
      if (screen) screens[screen] = neededBy(fileName);
    }
    const missing = missingFrom({ views, screens });
    if (missing.length > 0) this.error(`server/http/announced.ts names what this build does not have: ${missing.join(", ")}`);
    this.emitFile({ type: "asset", fileName: "page-scripts.json", source: JSON.stringify({ views, screens }) });
  },
};
