import type { Plugin } from "vite";

const router = /\/node_modules\/react-router\//;

/**
 * Makes the bundler take the router as it is meant for production, and only the parts that are called.
 *
 * Its published exports name the development files alone, and say of no component that making it changes nothing
 * else: the bundler keeps forms and servers' parts that nobody uses.
 */
export const leanRouter: Plugin = {
  name: "lean-router",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace("/react-router/dist/development/", "/react-router/dist/production/") };
  },
  transform: {
    filter: { id: router },
    handler: (code) => ({
      code: code
        .replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, " = /* @__PURE__ */ $1")
        // The name that a debugger shows keeps a component that nothing uses.
        .replace(/^\w+\.displayName = "\w+(?:\.\w+)*";$/gm, ""),
      map: null,
    }),
  },
};
