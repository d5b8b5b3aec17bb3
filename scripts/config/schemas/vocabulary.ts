import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Config, RouteNames } from "../../../server/config/assemble.ts";
import { knownRoles } from "../../../src/domain/access/access.ts";
import { menuIconNames } from "../../../src/domain/design/menu-icons.ts";
import { everyDimension } from "../../../src/engine/catalog/catalog.ts";
import { knownValues } from "../../../src/engine/check/vocabulary.ts";

/** One name that a document may use, with what an editor shows beside it, in French. */
export interface Word {
  value: string;
  description: string;
}

/** The names that this installation has for each `x-ref` of the schemas. */
export interface Vocabulary {
  words: Readonly<Record<string, readonly Word[]>>;
  /** Dimension → the values that its filter may have; null where they come with the data. */
  values: ReadonlyMap<string, { words: readonly Word[]; open: boolean } | null>;
  /** View → the types that use it. */
  typesOf: Readonly<Record<string, readonly string[]>>;
  dimensionLabel: (dimension: string) => string;
}

/** Collects the names of a configuration; those of a file with a mistake are missing, as they are for the server. */
export function vocabularyOf(config: Config, routes: RouteNames, dimensionLabel: (dimension: string) => string): Vocabulary {
  const { product, metrics, types, views } = config.catalog;
  const dimensions = [...everyDimension(metrics)];
  const typesOf: Record<string, string[]> = {};
  for (const { type, view } of Object.values(types)) (typesOf[view] ??= []).push(type);
  return {
    words: {
      measure: Object.entries(metrics.measures).map(([value, { label, description, source }]) => ({
        value,
        description: `${label}. ${description} (source « ${source} »)`,
      })),
      dimension: dimensions.map((value) => ({ value, description: dimensionLabel(value) })),
      "widget-type": Object.values(types).map(({ type, label, description }) => ({
        value: type,
        description: sentence(label, description),
      })),
      view: config.views.map(({ view, label, description }) => ({ value: view, description: sentence(label, description) })),
      template: config.templates.map(({ id, version, label, description }) => ({
        value: `${id}@${version}`,
        description: sentence(label, description),
      })),
      role: knownRoles.map((value) => ({ value, description: "" })),
      route: routes(config.destinationPages).map((value) => ({ value: value.replace(product.slug, "{slug}"), description: "" })),
      icon: menuIconNames.map((value) => ({ value, description: "" })),
      link: product.links.map(({ id, label }) => ({ value: id, description: label })),
    },
    values: new Map(
      dimensions.map((dimension) => {
        const known = knownValues(dimension, product);
        return [
          dimension,
          known && { open: known.open, words: known.values.map(({ id, name = "" }) => ({ value: id, description: name })) },
        ] as const;
      }),
    ),
    typesOf: Object.fromEntries(Object.keys(views).map((view) => [view, typesOf[view] ?? []])),
    dimensionLabel,
  };
}

function sentence(label: string, description?: string): string {
  return description ? `${label}. ${description}` : label;
}

/** The French names of the dimensions, as the pages of figures have them. */
export function dimensionLabels(root: string): (dimension: string) => string {
  const { dimension } = JSON.parse(readFileSync(join(root, "src/page/words/page.fr.json"), "utf8")) as {
    dimension: Record<string, string>;
  };
  return (name) => dimension[name] ?? name;
}
