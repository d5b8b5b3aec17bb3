import { keptValues } from "../../../src/engine/query/accepted.ts";
import { type SourceName, timeDimensions } from "../../../src/engine/catalog/catalog.ts";
import type { Grain } from "../../../src/generated/types.ts";
import { type Compiling, daysWithin, type Narrowing, visible } from "./conditions.ts";
import type { Parameters } from "./parameters.ts";
import { banded, bandOf, columns, factTables, hasThemes } from "./sources.ts";

/** How a dimension groups the facts, and how its key is named once they are grouped. */
export interface GroupKey {
  expression: string;
  /** Joined to the facts: one fact may then count under several values. */
  join?: string;
  /** A name that the facts carry themselves, taken while grouping as `g.name<position>`. */
  name?: string;
  /** Over the grouped rows `g`, whose key is `g.k<position>`. */
  named?: { key: string; label: string; detail?: string; join?: string };
}

/** The key of one dimension; `position` is 0 or 1. */
export function groupKey(
  source: SourceName,
  dimension: string,
  position: number,
  narrowing: Narrowing,
  { dialect, vocabulary }: Compiling,
  parameters: Parameters,
): GroupKey {
  const k = `g.k${position}`;
  switch (dimension) {
    case "establishment": {
      const e = `e${position}`;
      const detail = `(SELECT max(c.name) FROM communes c WHERE c.insee = ${e}.commune AND c.destination = ${e}.destination)`;
      return {
        expression: "f.establishment",
        named: { key: `${e}.id`, label: `${e}.name`, detail, join: `LEFT JOIN establishments ${e} ON ${e}.establishment = ${k}` },
      };
    }
    case "commune": {
      // Another destination may know the same commune by another name.
      const own = `SELECT e.destination FROM establishments e WHERE ${visible("e", narrowing.scope, parameters)}`;
      const label = `(SELECT max(c.name) FROM communes c WHERE c.insee = ${k} AND c.destination IN (${own}))`;
      return { expression: "f.commune", named: { key: k, label } };
    }
    case "child":
      return { expression: "f.child", named: { key: k, label: `(SELECT max(c.name) FROM children c WHERE c.id = ${k})` } };
    case "selection": {
      const group = parameters.bind(narrowing.scope.group);
      // A filter on selections also says which of them are shown.
      const kept = allOf("selection", narrowing).map((values) => ` AND ${parameters.oneOf("s.id", values)}`);
      return {
        expression: "s.id",
        join: `JOIN selections s ON s.establishment = f.establishment AND s.group_id = ${group}${kept.join("")}`,
        named: { key: k, label: `(SELECT max(t.title) FROM selections t WHERE t.id = ${k})` },
      };
    }
    case "theme": {
      if (hasThemes(source)) return { expression: "f.theme" };
      const kept = [
        visible("m", narrowing.scope, parameters),
        ...daysWithin("m", narrowing.period, parameters),
        ...allOf("theme", narrowing).map((values) => parameters.oneOf("m.theme", values)),
      ];
      return {
        expression: "t.theme",
        join: `JOIN (SELECT DISTINCT m.review, m.theme FROM ${factTables.themes} m WHERE ${kept.join(" AND ")}) t ON t.review = f.no`,
      };
    }
    case "expression": {
      if (source === "expressions")
        return { expression: "f.expression", name: "max(f.label)", named: { key: k, label: `g.name${position}` } };
      const kept = [
        visible("m", narrowing.scope, parameters),
        ...daysWithin("m", narrowing.period, parameters),
        ...allOf("expression", narrowing).map((values) => parameters.oneOf("m.expression", values)),
      ];
      return {
        expression: "x.expression",
        join: `JOIN (SELECT DISTINCT m.review, m.expression FROM ${factTables.expressions} m WHERE ${kept.join(" AND ")}) x ON x.review = f.no`,
        named: {
          key: k,
          label: `(SELECT max(l.label) FROM ${factTables.expressions} l WHERE l.expression = ${k} AND ${visible("l", narrowing.scope, parameters)})`,
        },
      };
    }
    case "capacity":
    case "rating-band":
      return { expression: bandOf(banded[dimension] ?? "", vocabulary.terms(dimension)) };
    case "weekday":
      return { expression: dialect.weekday("f.day") };
    default: {
      const column = columns[dimension];
      if (column) return { expression: `f.${column}` };
      if (!timeDimensions.includes(dimension)) throw new Error(`dimension "${dimension}" cannot group`);
      return { expression: dialect.bucket(dimension as Grain, "f.day") };
    }
  }
}

/** Whether a fact may count under several values of a dimension, so that its rows do not add up to the whole. */
export function overlaps(source: SourceName, dimension: string): boolean {
  return (
    dimension === "selection" || (dimension === "theme" && !hasThemes(source)) || (dimension === "expression" && source !== "expressions")
  );
}

/** The values that each filter on a dimension keeps; one that leaves some out has no fact of theirs any more. */
function allOf(dimension: string, { scope, filters }: Narrowing): readonly (readonly string[])[] {
  return [scope.locked, ...filters].flatMap((filter) => {
    const kept = keptValues(filter[dimension]);
    return kept.length > 0 ? [kept] : [];
  });
}
