import type { ViewProps } from "../../../src/engine/view-props.ts";

/** The text itself, in one line. */
export function sentence({ result, context }: ViewProps<"text">): string {
  return result.blocks.flatMap(({ items }) => items.map((spans) => spans.map(({ text }) => text).join(""))).join(" ") || context.title;
}
