import type { Plugin } from "vite";

const router = /\/node_modules\/react-router\//;
const published = "/react-router/dist/development/";
/** What makes a component that nothing may use, and what keeps it: the name that a debugger shows. */
const making = / = (React\d*\.(?:forwardRef|createContext|memo)\()/g;
const naming = /^\w+\.displayName = "\w+(?:\.\w+)*";$/gm;

/**
 * Makes the bundler take the router as it is meant for production, and only the parts that are called.
 *
 * Its published exports name the development files alone, and say of no component that making it changes nothing
 * else: the bundler keeps forms and servers' parts that nobody uses. A router published otherwise fails the build.
 */
export function leanRouter(): Plugin {
  const changed = { made: 0, named: 0 };
  return {
    name: "lean-router",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found) return null;
      if (!found.id.includes(published))
        return this.error(`${found.id} is not below ${published}: see whether the lean router is still needed`);
      return { ...found, id: found.id.replace(published, "/react-router/dist/production/") };
    },
    transform: {
      filter: { id: router },
      handler: (code) => {
        changed.made += code.match(making)?.length ?? 0;
        changed.named += code.match(naming)?.length ?? 0;
        return { code: code.replace(making, " = /* @__PURE__ */ $1").replace(naming, ""), map: null };
      },
    },
    buildEnd(error) {
      if (!error && (changed.made === 0 || changed.named === 0))
        this.error("the lean router finds nothing to change in the router's files");
    },
  };
}
