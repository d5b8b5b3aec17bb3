import type { Plugin } from "vite";

import { bodyOf, type Edit, edited, leftOut } from "./left-out.ts";

const without = (name: string, part: string): Edit => bodyOf(name, leftOut(part, "lean-texts"));

/** What the library of texts does for others: here one language is bundled, and no text names another. */
const edits: readonly Edit[] = [
  // Texts fetched from a server: all are bundled, or added by the part that uses them.
  {
    from: /^class Connector extends EventEmitter \{$[^]*?^\}$/m,
    to: `class Connector extends EventEmitter { state = {}; load() ${leftOut("texts fetched from a server", "lean-texts")} }`,
  },
  without("reloadResources", "texts fetched from a server"),
  without("loadLanguages", "texts fetched from a server"),
  // Several instances, and instances sent from a server to a page.
  without("cloneInstance", "copies of an instance"),
  without("hydrate", "texts handed over by a server"),
  without("dir", "the direction of a language"),
  // Texts within texts, by `$t(…)`.
  { from: /^( *nest\(str, fc, options = \{\}\) )\{$[^]*?^ {2}\}$/m, to: "$1{ return str; }" },
  without("keysFromSelector", "keys as functions"),
  without("getUsedParamsDetails", "returnDetails"),
];

/** Makes the bundler leave out what no text of the product uses of i18next. A library published otherwise fails the build. */
export function leanTexts(): Plugin {
  let missed: readonly Edit[] = edits;
  return {
    name: "lean-texts",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code) => {
        const whole = edited(code, edits);
        missed = whole.missed;
        return { code: whole.code, map: null };
      },
    },
    buildEnd(error) {
      if (!error && missed.length > 0) this.error(`the lean texts do not find ${missed.map(({ from }) => String(from)).join(", ")}`);
    },
  };
}
