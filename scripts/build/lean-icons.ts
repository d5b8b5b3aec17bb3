import type { Plugin } from "vite";

/** What an icon's strokes are told apart by where their order changes; theirs never does. */
const key = /,?\s*\bkey: "\w+"/g;

/** Takes the keys of their strokes from the icons: random letters, which nothing compresses. Icons published otherwise fail the build. */
export function leanIcons(): Plugin {
  return {
    name: "lean-icons",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler(code, id) {
        const lean = code.replace(key, "");
        // A file that draws nothing hands another icon on.
        if (lean === code && code.includes("createLucideIcon(")) this.error(`the lean icons find no keys in ${id}`);
        return { code: lean, map: null };
      },
    },
  };
}
