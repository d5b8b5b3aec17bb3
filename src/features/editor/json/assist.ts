import { autocompletion, type Completion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import type { Extension } from "@codemirror/state";
import { hoverTooltip } from "@codemirror/view";
import { findNodeAtLocation, getLocation, getNodePath, findNodeAtOffset, type Node, parseTree } from "jsonc-parser";

import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import { describe, type JsonKind, keysFor, type Proposal, schemaAt, valuesFor } from "./schema-at.ts";

/** What completion and hover read: always the latest. */
export interface Assistance {
  kind: JsonKind;
  catalog: PlanCatalog;
  dimensionLabel: (name: string) => string;
}

/** Completion of keys and values, and what a key means, from the schemas and the catalog as they are now. */
export function assist(now: () => Assistance): Extension {
  return [
    autocompletion({ override: [(context) => complete(context, now())], icons: false, maxRenderedOptions: 60 }),
    hoverTooltip((view, at) => {
      const text = view.state.doc.toString();
      const tree = parseTree(text);
      const node = tree && findNodeAtOffset(tree, at);
      if (!tree || !node) return null;
      const path = getNodePath(node);
      const { title, lines } = describe(schemaOf(tree, path, now()));
      const named = node.type === "string" ? proposalNamed(tree, path, node, now()) : undefined;
      if (!title && !named && lines.length === 0) return null;
      return {
        pos: node.offset,
        end: node.offset + node.length,
        create: () => {
          const dom = document.createElement("div");
          dom.className = "cm-hover";
          for (const line of [title, named, ...lines].filter((one) => one !== undefined)) {
            const part = document.createElement("div");
            part.textContent = line;
            dom.append(part);
          }
          return { dom };
        },
      };
    }),
  ];
}

function schemaOf(tree: Node, path: readonly (string | number)[], { kind, catalog }: Assistance): ReturnType<typeof schemaAt> {
  return schemaAt(kind, path, (at) => findNodeAtLocation(tree, [...at])?.value as unknown, catalog);
}

function proposalNamed(tree: Node, path: readonly (string | number)[], node: Node, now: Assistance): string | undefined {
  const proposals = valuesFor(schemaOf(tree, path, now), path, now.catalog, now.dimensionLabel);
  return proposals.find(({ value }) => value === node.value)?.detail;
}

function complete(context: CompletionContext, now: Assistance): CompletionResult | null {
  const text = context.state.doc.toString();
  const location = getLocation(text, context.pos);
  const tree = parseTree(text);
  if (!tree) return null;
  const word = context.matchBefore(/"?[\w-]*/);
  if (!context.explicit && (!word || word.from === word.to)) return null;
  const previous = location.previousNode;
  const isIn = previous && context.pos > previous.offset && context.pos <= previous.offset + previous.length;
  const [from, to] = isIn ? [previous.offset, previous.offset + previous.length] : [word?.from ?? context.pos, context.pos];
  if (location.isAtPropertyKey) {
    const holder = location.path.slice(0, -1);
    const node = findNodeAtLocation(tree, holder);
    const own = (node?.children ?? []).flatMap(({ children }) => (children?.[0] ? [String(children[0].value)] : []));
    const typed = location.path.at(-1);
    const present = own.filter((name) => name !== typed);
    const isFilters = holder.at(-1) === "where" || (now.kind === "dashboard" && holder.length === 1 && holder[0] === "filters");
    const isNamed = /^\s*:/.test(text.slice(to));
    const keys = keysFor(schemaOf(tree, holder, now), present, isFilters, now.catalog, now.dimensionLabel);
    return { from, to, options: keys.map((key) => option(key, (written) => (isNamed ? written : `${written}: `))), filter: true };
  }
  const values = valuesFor(schemaOf(tree, location.path, now), location.path, now.catalog, now.dimensionLabel);
  return values.length === 0 ? null : { from, to, options: values.map((value) => option(value, (written) => written)) };
}

/** Searched by its own text with its quotes, as it is typed. */
function option({ value, detail }: Proposal, written: (json: string) => string): Completion {
  const json = JSON.stringify(value);
  return { label: json, apply: written(json), ...(detail ? { detail } : {}) };
}
