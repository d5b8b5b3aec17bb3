import type { Plugin } from "vite";

/**
 * A script that does not load is asked for once more. Chromium keeps the failure of a module for the life of the page,
 * so that the second request needs an address of its own.
 */
export const askedAgain: Plugin = {
  name: "asked-again",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = withSecondRequest(file.code);
    },
  },
};

/** Rewrites a built script: each dynamic import of a neighbour falls back to the same file under another address. */
export function withSecondRequest(code: string): string {
  return code.replaceAll(/\bimport\(([`"'])(\.\/[\w.-]+\.js)\1\)/g, "import(`$2`).catch(()=>import(`$2?again`))");
}
