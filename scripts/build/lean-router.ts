import type { Plugin } from "vite";

import { bodyOf, type Edit, edited, leftOut } from "./left-out.ts";

const router = /\/node_modules\/react-router\//;
const published = "/react-router/dist/development/";
/** The file that holds the router proper. */
const core = /\bfunction createRouter\(init\) \{$/m;
/** What makes a component that nothing may use, and what keeps it: the name that a debugger shows. */
const making = / = (React\d*\.(?:forwardRef|createContext|memo)\()/g;
const naming = /^\w+\.displayName = "\w+(?:\.\w+)*";$/gm;

const without = (name: string, part: string): Edit => bodyOf(name, leftOut(part, "lean-router"));
const nothing = "{}";

/**
 * Functions of the router that no route of the product reaches: its routes have loaders and elements, and nothing else.
 * Every address is known from the start, nothing is submitted through a route, and the server renders no page.
 */
const edits: readonly Edit[] = [
  // The framework around the router: prefetching, server components, pages rendered by a server, its observers.
  bodyOf("usePrefetchBehavior", "{ return [false, null, {}]; }"),
  without("PrefetchPageLinks", "prefetching"),
  bodyOf("useIsRSCRouterContext", "{ return false; }"),
  without("RSCErrorHandler", "server components"),
  without("decodeRouteErrorResponseDigest", "server components"),
  bodyOf("parseHydrationData", "{ return undefined; }"),
  without("getRouteInstrumentationUpdates", "instrumentation"),
  without("instrumentClientSideRouter", "instrumentation"),
  // Routes found later, and their parts: screens load by themselves, within their elements.
  bodyOf("checkFogOfWar", "{ return { active: false, matches: null }; }"),
  without("discoverRoutes", "routes found later"),
  without("patchRoutes", "routes found later"),
  bodyOf("loadLazyRoute", `{ if (!route.lazy) return {}; ${leftOut("route.lazy", "lean-router")} }`),
  without("runClientMiddlewarePipeline", "middleware"),
  // Submissions and fetchers: the product's own requests go past the router.
  bodyOf(
    "normalizeNavigateOptions",
    `{ if (!opts || !isSubmissionNavigation(opts)) return { path }; ${leftOut("submissions", "lean-router")} }`,
  ),
  bodyOf("getSubmissionFromNavigation", "{ return undefined; }"),
  without("handleAction", "actions"),
  without("fetch2", "fetchers"),
  { from: /^ {2}fetchLoadMatches\.forEach\(\(f, key\) => \{$[^]*?^ {2}\}\);$/m, to: "" },
  // Nothing holds a navigation back, nor draws it as a transition of views.
  bodyOf("shouldBlockNavigation", "{ return undefined; }"),
  without("updateBlocker", "blockers"),
  without("getBlocker", "blockers"),
  bodyOf("useViewTransitionState", "{ return false; }"),
  bodyOf("persistAppliedTransitions", nothing),
  bodyOf("restoreAppliedTransitions", nothing),
  { from: /^( *)if \(pendingAction === "POP" [^\n]* && location !== state\.location\) \{$[^]*?^\1\}$/m, to: "" },
  { from: /let isViewTransitionAvailable = [^;]*;/, to: "let isViewTransitionAvailable = false;" },
  {
    from: /^ {2}React\d*\.useEffect\(\(\) => \{\n {4}if \(vtContext\.isTransitioning && !vtContext\.flushSync\)[^]*?(?=^ {2}let navigator = )/m,
    to: "",
  },
  // Advice to who writes routes, which the development build gives.
  bodyOf("warning", nothing),
  bodyOf("warnOnce", nothing),
  bodyOf("warningOnce", nothing),
];

/**
 * Makes the bundler take the router as it is meant for production, and only the parts that are called.
 *
 * Its published exports name the development files alone, and say of no component that making it changes nothing
 * else: the bundler keeps forms and servers' parts that nobody uses. A router published otherwise fails the build.
 */
export function leanRouter(): Plugin {
  const changed = { made: 0, named: 0 };
  let missed: readonly Edit[] = edits;
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
        const lean = code.replace(making, " = /* @__PURE__ */ $1").replace(naming, "");
        if (!core.test(lean)) return { code: lean, map: null };
        const whole = edited(lean, edits);
        missed = whole.missed;
        return { code: whole.code, map: null };
      },
    },
    buildEnd(error) {
      if (error) return;
      if (changed.made === 0 || changed.named === 0) this.error("the lean router finds nothing to change in the router's files");
      if (missed.length > 0) this.error(`the lean router does not find ${missed.map(({ from }) => String(from)).join(", ")}`);
    },
  };
}
