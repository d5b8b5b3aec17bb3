import type { ViewWords } from "../../../src/ui/chart/words/view-text.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { figureWords } from "./figure-words.ts";

/** The text itself, in one line. */
export function sentence({ result, context }: ViewProps<"text">, t: ViewWords): string {
  const lines = result.blocks.flatMap(({ items }) =>
    items.map((spans) => spans.map(({ text, figure }) => (figure ? figureWords(t, figure, context) : text)).join("")),
  );
  return lines.join(" ") || context.title;
}
