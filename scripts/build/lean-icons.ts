import type { Plugin } from "vite";

/** What an icon's strokes are told apart by where their order changes; theirs never does. */
const key = /,?\s*\bkey: "\w+"/g;

/** Takes the keys of their strokes from the icons: random letters, which nothing compresses. Icons published otherwise fail the build. */
export function leanIcons(): Plugin {
  let found = 0;
  return {
    name: "lean-icons",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler(code) {
        found += code.match(key)?.length ?? 0;
        return { code: code.replace(key, ""), map: null };
      },
    },
    buildEnd(error) {
      if (!error && found === 0) this.error("the lean icons find no keys in the icons");
    },
  };
}
